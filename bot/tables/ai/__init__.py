"""Automated players at the tables, and where they think."""
