// The same server with the sources of the web application: changes show without a build.
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { createApp } from './app.ts'
import { createCall } from './handlers.ts'
import { createDevelopmentPages, rendererOf } from './pages/pages.ts'
import { run } from './run.ts'

await run(
  process.env,
  async (deps, isStopping) => {
    const vite = await createServer({
      root: fileURLToPath(new URL('../web', import.meta.url)),
      server: { middlewareMode: true },
      appType: 'custom',
    })
    const loadRenderer = async () =>
      rendererOf(
        (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
        'development',
      )({ call: createCall(deps), publicUrl: deps.config.publicUrl, report: console.error })
    const app = createApp(deps, { isStopping, pages: createDevelopmentPages(loadRenderer) })
    const answer = getRequestListener(app.fetch)
    return (request, response) => vite.middlewares(request, response, () => answer(request, response))
  },
  ({ address, password }) => {
    console.log(`Rahnama, for development, is running at ${address}`)
    if (password) console.log(`Password of the demonstration accounts: ${password}`)
  },
)
