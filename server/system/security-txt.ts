import { LANGUAGES } from '@rahnama/contract/locale/locale.ts'
import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { readSettings } from '../site-settings/site-settings.ts'

const PATH = '/.well-known/security.txt'
/** RFC 9116 recommends less than a year, so that nobody trusts an address that is long gone. */
const VALID_DAYS = 180
const DAY_MS = 24 * 60 * 60_000

/** Whoever finds a hole is told where to report it. */
export function securityTxtRoutes({ config, db, now }: Pick<Deps, 'config' | 'db' | 'now'>): Hono {
  const app = new Hono()
  app.get(PATH, async (context) => {
    const { contactEmail } = (await readSettings(db, 'general')).value
    const lines = [
      `Contact: mailto:${contactEmail}`,
      `Expires: ${new Date(now().getTime() + VALID_DAYS * DAY_MS).toISOString()}`,
      `Preferred-Languages: ${LANGUAGES.join(', ')}`,
      `Canonical: ${config.publicUrl}${PATH}`,
    ]
    return context.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=3600' })
  })
  return app
}
