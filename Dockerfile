# The website in one image: the built pages and the server, with what the server needs and nothing else.
#   docker build --build-arg SITE_URL=https://www.example.com -t kelvane-website .
#   docker run --read-only --tmpfs /tmp -v kelvane-data:/data -p 3000:3000 -p 127.0.0.1:3001:3001 kelvane-website

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Not `npm ci`: the lock file names no native binaries of other platforms. This keeps to it and adds those of this one.
RUN npm install --no-save --include=dev --loglevel=error
COPY . .
# The address goes into the pages. Empty: that of content/company.json.
ARG SITE_URL=
RUN node --import ./scripts/generate.ts scripts/build.ts && cp -RL dist /built

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# What only the build and the pages use is in the built pages.
RUN npm install --no-save --omit=dev --ignore-scripts --loglevel=error \
  && npm uninstall --no-save --omit=dev --ignore-scripts --loglevel=error \
    marked react react-dom @radix-ui/react-toast @tanstack/react-query

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    NODE_COMPILE_CACHE=/app/.compiled \
    HOST=0.0.0.0 \
    PORT=3000 \
    DESK_HOST=0.0.0.0 \
    DESK_PORT=3001 \
    METRICS_HOST=0.0.0.0 \
    DATA_DIR=/data
WORKDIR /app
RUN install -d -o node -g node -m 700 /data && install -d -o node -g node /app/.compiled
COPY package.json ./
COPY --from=packages /app/node_modules node_modules
COPY src/contract src/contract
COPY src/content src/content
COPY src/server src/server
COPY content content
# Texts of mails, forms and pages that the server writes.
COPY --from=build /app/src/generated/locale.ts src/generated/locale.ts
COPY --from=build /app/src/generated/texts src/generated/texts
COPY --from=build /built/site dist/site
# What renders answers to forms sent without script and content that was edited at the desk, React included.
COPY --from=build /built/render dist/render
COPY --from=build /built/desk dist/desk
USER node
# Started once: what is compiled now need not be compiled at each start, and a read-only root could not keep it then.
RUN DATA_DIR=/tmp/warm-up PORT=0 timeout --preserve-status --signal=TERM 10 node --max-semi-space-size=2 src/server/main.ts \
  && rm -rf /tmp/warm-up
VOLUME /data
EXPOSE 3000 3001
# Alive is what counts here: a container that waits for its database must not be restarted for it.
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "src/server/main.ts"]
