import process from 'node:process'

// React picks its build by NODE_ENV when it is first imported; the mode of the installation is what was set before.
const environment = { ...process.env }
process.env.NODE_ENV = 'production'

const { href } = await import('@rahnama/contract/page-paths.ts')
const { content } = await import('@rahnama/contract/content/content.ts')
const { siteSettings } = await import('@rahnama/contract/site-settings.ts')
const { getRequestListener } = await import('@hono/node-server')
const { getReadyToConverse } = await import('./advisor/advisor.ts')
const { createApp } = await import('./app.ts')
const { createCall } = await import('./handlers.ts')
const { createPages, loadAssets, CLIENT_BUILD, loadWebBuild } = await import('./pages/pages.ts')
const { createPdf } = await import('./pdf/pdf.ts')
const { run } = await import('./run.ts')

await run(
  environment,
  async (deps, isStopping) => {
    const [makeRender, assets] = await Promise.all([loadWebBuild(), loadAssets(CLIENT_BUILD)])
    const call = createCall(deps)
    const report = (error: unknown) => deps.log.error('page failed', error)
    const render = makeRender({ call, publicUrl: deps.config.publicUrl, report })
    const listWritten = async () => (await call(content.sitemap, {})).map(({ path }) => path)
    // A line of their own: whoever waits for a report does not wait for pictures.
    const pictures = createPdf()
    const readDefaultLanguage = async () => (await call(siteSettings.readGeneral, {})).value.defaultLanguage
    const pages = createPages(render, pictures.picture, { listWritten, readDefaultLanguage })
    const app = createApp(deps, { isStopping, pages, assets })
    void getReadyToConverse()
    return getRequestListener(app.fetch)
  },
  ({ address, password, isMailKept }) => {
    console.log(`\nRahnama is running at ${address}\n`)
    if (password) {
      console.log('Sign in with one of the demonstration accounts:')
      for (const name of ['client', 'agent', 'referral', 'admin']) console.log(`  ${name}@rahnama.example`)
      console.log(`Password: ${password}\n`)
    }
    if (isMailKept) console.log(`No mail leaves this machine: read it as an admin at ${address}${href('adminEmail')}\n`)
  },
)
