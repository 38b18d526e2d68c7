# Rahnama in a container: built once, started as often as you like on one PostgreSQL. See docs/operations.md.
FROM node:24-bookworm-slim AS built
WORKDIR /app
COPY . .
# Installs what package-lock.json names, without running anybody's scripts, and builds the web application.
RUN npm install --global npm@11 && npm run build

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=built --chown=root:root /app /app
# Has an entry in the password file, which the embedded PostgreSQL asks for, and owns nothing but the data.
RUN useradd --uid 10001 --no-create-home --home-dir /data rahnama && mkdir /data && chown rahnama:rahnama /data
USER rahnama
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not through npm: the process itself hears the signal to stop.
CMD ["node_modules/.bin/node", "server/start.ts"]
