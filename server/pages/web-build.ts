import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { AppError } from '@rahnama/contract/errors.ts'
import { DEFAULT_FIRM_NAMES, type Firm } from '@rahnama/contract/firm-names.ts'
import { UNAVAILABLE_RETRY_AFTER_SECONDS } from '@rahnama/contract/limits.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Call } from '@rahnama/contract/procedure.ts'
import { siteSettings } from '@rahnama/contract/site-settings.ts'
import { themeSheet } from '@rahnama/contract/theme/theme.ts'
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router'
import { StartupError } from '../config.ts'

const SERVER_BUILD = new URL('../../build/server/index.js', import.meta.url)
const CLIENT_FOLDER = new URL('../../build/client/', import.meta.url)
export const CLIENT_BUILD = fileURLToPath(CLIENT_FOLDER)

type RenderOptions = {
  language: Language
  nonce: string | undefined
  /** Answers instead of the server, where a page is drawn from something nobody else reads. */
  call?: Call
}
export type Render = (request: Request, options: RenderOptions) => Promise<Response>
/** Pages read this of the server they are rendered by. */
type Surroundings = {
  call: Call
  publicUrl: string
  /** Takes what failed while rendering to the log. */
  report(error: unknown): void
}
export type MakeRender = (surroundings: Surroundings) => Render

/** The entry's context key must be the very object that the built bundle reads. */
type Entry = { renderContext: RouterContext<RenderOptions & Surroundings & { readFirm(): Promise<Firm> }> }

export function rendererOf(build: ServerBuild, mode: 'production' | 'development'): MakeRender {
  const handle = createRequestHandler(build, mode)
  const { renderContext } = build.entry.module as unknown as Entry
  return ({ call, ...surroundings }) => {
    const readFirm = createFirm(call)
    return async (request, options) => {
      let isUnavailable = false
      const watched: Call = (procedure, input) =>
        (options.call ?? call)(procedure, input).catch((error: unknown) => {
          isUnavailable ||= error instanceof AppError && error.code === 'UNAVAILABLE'
          throw error
        })
      const context = new RouterContextProvider()
      context.set(renderContext, { ...options, ...surroundings, readFirm, call: watched })
      const response = await handle(request, context)
      return response.status === 500 && isUnavailable ? asUnavailable(response) : response
    }
  }
}

/** A page that says the database is away still says whose it is, by what was read last. */
function createFirm(call: Call): () => Promise<Firm> {
  let known: Firm = { names: DEFAULT_FIRM_NAMES, logo: null, sheet: '' }
  const read = async (): Promise<Firm> => {
    const [general, theme] = await Promise.all([call(siteSettings.readGeneral, {}), call(siteSettings.readTheme, {})])
    return { names: general.value.name, logo: general.logo, sheet: themeSheet(theme.value) }
  }
  return async () => {
    known = await read().catch(() => known)
    return known
  }
}

/** The router knows one status for whatever a loader throws; a browser and a search engine come back for this one. */
function asUnavailable({ body, headers }: Response): Response {
  const withRetry = new Headers(headers)
  withRetry.set('Retry-After', String(UNAVAILABLE_RETRY_AFTER_SECONDS))
  return new Response(body, { status: 503, headers: withRetry })
}

export async function loadWebBuild(): Promise<MakeRender> {
  if (!existsSync(SERVER_BUILD))
    throw new StartupError('The web application has not been built: start with "npm start".')
  return rendererOf((await import(SERVER_BUILD.href)) as ServerBuild, 'production')
}

/** A text the build made, by the address a page knows it under. */
export function readBuiltText(address: string): Promise<string> {
  return readFile(new URL(`.${address}`, CLIENT_FOLDER), 'utf8')
}
