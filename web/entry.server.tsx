import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { NonceProvider } from './app/nonce.tsx'
import { renderContext } from './app/render-context.ts'
import { FirmProvider } from './firm/firm.tsx'
import { LanguageProvider, loadAllTexts } from './i18n/i18n.tsx'

/** The server reads this key from the build, so both sides hold the same object. */
export { renderContext } from './app/render-context.ts'

await loadAllTexts()

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { language, nonce, readFirm } = context.get(renderContext)
  const firm = await readFirm()
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <NonceProvider nonce={nonce}>
        <LanguageProvider initial={language}>
          <FirmProvider initial={firm}>
            <ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />
          </FirmProvider>
        </LanguageProvider>
      </NonceProvider>,
      {
        ...(nonce && { nonce }),
        // A page is sent whole; splitting it would add inline scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => resolve(text(pipe(new PassThrough()))),
        onShellError: reject,
        onError: reject,
      },
    )
  })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
}

/**
 * The host logs what fails while rendering; the visitor sees the page that says so. What the router itself refuses, such
 * as an unknown address, is an answer and no failure, and its message holds the address.
 */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(renderContext).report(error)
}
