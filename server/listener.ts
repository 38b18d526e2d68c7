import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { content } from '@rahnama/contract/content/content.ts'
import { siteSettings } from '@rahnama/contract/site-settings.ts'
import { getReadyToConverse } from './advisor/advisor.ts'
import { createApp } from './app.ts'
import type { Deps } from './deps.ts'
import { createCall } from './handlers.ts'
import { CLIENT_BUILD, createPages, loadAssets, loadWebBuild } from './pages/pages.ts'
import { createPdf } from './pdf/pdf.ts'

/** What answers requests, with the pages as they were built. */
export async function createListener(deps: Deps, isStopping: () => boolean): Promise<RequestListener> {
  const [makeRender, assets] = await Promise.all([loadWebBuild(), loadAssets(CLIENT_BUILD)])
  const call = createCall(deps)
  const report = (error: unknown) => deps.log.error('page failed', error)
  const render = makeRender({ call, publicUrl: deps.config.publicUrl, report })
  const listWritten = async () => (await call(content.sitemap, {})).map(({ path }) => path)
  // A line of their own: whoever waits for a report does not wait for pictures.
  const pictures = createPdf()
  const readDefaultLanguage = async () => (await call(siteSettings.readGeneral, {})).value.defaultLanguage
  const { position } = deps.signals
  // Heard of from now on, so that the first page knows it, too.
  position()
  const pages = createPages(render, pictures.picture, { listWritten, readDefaultLanguage, position })
  const app = createApp(deps, { isStopping, pages, assets })
  // Where nothing was kept, learning takes seconds, on a busy machine many: whoever asks first would wait for all of them.
  void getReadyToConverse()
  return getRequestListener(app.fetch)
}
