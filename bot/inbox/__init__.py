"""A person's tables in private: `/games`, what was missed, the daily digest, followed tables, `/me`."""
