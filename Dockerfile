# The host in a container: SQLite in the volume unless DATABASE_URL says otherwise. See docs/operations.md.
# The image that a release publishes: docker build --target host .
# It writes only to the volume and to /tmp: docker run --read-only --tmpfs /tmp --volume food-court:/home/food-court/data
FROM python:3.13-slim AS wheel
WORKDIR /source
COPY . .
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.13-slim AS host
LABEL org.opencontainers.image.title="Food Court" \
    org.opencontainers.image.description="Board games in Discord, played over days." \
    org.opencontainers.image.licenses="MIT"
ENV PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1 \
    FOOD_COURT_HOST_LOG_FORMAT=json \
    FOOD_COURT_OPERATION_HEALTH_PORT=9180
COPY requirements.lock .
RUN pip install --no-cache-dir --no-deps --require-hashes --requirement requirements.lock && rm requirements.lock
COPY --from=wheel /wheels /wheels
RUN pip install --no-cache-dir --no-deps /wheels/*.whl && rm -r /wheels \
    && useradd --create-home --uid 10001 food-court \
    && install --directory --owner=food-court --mode=700 /home/food-court/data
USER food-court
WORKDIR /home/food-court
VOLUME /home/food-court/data
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:9180/healthz', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["food-court"]
CMD ["run"]

# For platforms that build this file and whose volumes belong to root (fly.io, Railway, Render): root gives the volume to the
# account, which then runs the host. Everything else says `--target host`.
FROM host AS volume-of-root
USER root
ENV HOME=/home/food-court
ENTRYPOINT ["sh", "-c", "chown food-court: data && exec setpriv --reuid=food-court --regid=food-court --init-groups \"$@\"", "--", "food-court"]
CMD ["run"]
