import { routeOf } from '@rahnama/web/site-map.ts'
import { languageOf } from '../http/http.ts'
import { findRoute } from './find-route.ts'
import type { Pages } from './pages.ts'
import type { Render } from './web-build.ts'

/** Renders afresh each time and without a policy: the development tools write scripts and styles of their own. */
export function createDevelopmentPages(loadRenderer: () => Promise<Render>): Pages {
  return {
    async answer(context) {
      const render = await loadRenderer()
      const response = await render(context.req.raw, { language: languageOf(context), nonce: undefined })
      const { status = response.status } = routeOf(findRoute(context.req.path))
      const headers = new Headers(response.headers)
      headers.set('Content-Security-Policy', "frame-ancestors 'none'")
      return new Response(response.body, { status, headers })
    },
    async draw(path, language, call) {
      const render = await loadRenderer()
      const request = new Request(`http://rahnama.local${path}`)
      return (await render(request, { language, nonce: undefined, call })).text()
    },
    forgetRendered() {},
  }
}
