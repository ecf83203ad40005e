# docs/operations.md says how to use this image.
FROM node:24-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
# `npm ci` refuses a lock file that lacks the binaries of other platforms.
RUN npm install --no-save --include=dev --loglevel=error
COPY . .
RUN node tools/build.ts && node tools/server-folder.ts /server

FROM node:24-slim
# As tools/memory-settings.json: tools/start.mjs would set them, but this image starts the server itself.
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    LOG=json \
    NODE_COMPILE_CACHE=/app/.cache \
    MALLOC_MMAP_THRESHOLD_=65536 \
    MALLOC_TRIM_THRESHOLD_=131072 \
    GLIBC_TUNABLES=glibc.malloc.hugetlb=1 \
    NODE_OPTIONS=--max-semi-space-size=16
WORKDIR /app
COPY --from=build /server ./
COPY tools/is-ready.mjs tools/
RUN mkdir /data .cache && chown node:node /data .cache
USER node
# Starts the server once, so that later starts find its code compiled. A server that does not start ends the build.
RUN DATA_DIR=/tmp/first LOG=human sh -c 'node dist/server/main.js & \
    until node tools/is-ready.mjs; do kill -0 $! || exit 1; done; kill $!; wait $!' && rm -r /tmp/first
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "tools/is-ready.mjs"]
CMD ["node", "dist/server/main.js"]
