import { LANGUAGES } from '@rahnama/contract/locale/locale.ts'
import { mailChoices } from '@rahnama/contract/mail-choices.ts'
import { DEFAULT_SITE_SETTINGS } from '@rahnama/contract/site-settings.ts'
import { DEFAULT_THEME } from '@rahnama/contract/theme/theme.ts'
import { expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { renderMail } from '../mail/mail.ts'
import { unsubscribeUrl } from '../mail-choices/mail-choices.ts'
import { useTestApp } from '../test/test.ts'
import { mailCatalogue } from './mail-catalogue.ts'

const t = useTestApp()

/** Whoever only looks is counted there, and nowhere else. */
const COUNTING = ['rate_limits', 'visits']

/** Everything that is stored, by table. */
async function stored(): Promise<Record<string, string | null>> {
  const tables = await t.db.rows<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`)
  const all: Record<string, string | null> = {}
  for (const { name } of tables.filter(({ name }) => !COUNTING.some((each) => name.startsWith(each)))) {
    const whole = `select md5(string_agg(whole::text, ',' order by whole::text)) as rows from "${name}" as whole`
    const row = await t.db.row<{ rows: string | null }>({ parts: [whole], values: [], isSql: true })
    all[name] = row?.rows ?? null
  }
  return all
}

test('no link of any mail acts on being looked at, by a scanner or by its reader', async () => {
  const client = await t.signIn('student')
  const { publicUrl } = t.deps.config
  const place = {
    publicUrl,
    house: { en: 'North Star', fa: 'ستارهٔ شمال' },
    logo: null,
    contact: 'office@rahnama.example',
    theme: DEFAULT_THEME,
    email: DEFAULT_SITE_SETTINGS.email,
  }
  const written = LANGUAGES.flatMap((language) => mailCatalogue(language, place))
    .flatMap(({ content }) => [...renderMail(content).html.matchAll(/href="([^"]*)"/g)])
    .map(([, href = '']) => href.replaceAll('&#38;', '&'))
  const unsubscribe = unsubscribeUrl(t.deps, { userId: client.userId, kind: 'caseUpdates' })
  const ours = [...new Set([...written, unsubscribe])].filter((href) => href.startsWith(publicUrl))
  expect(ours.length).toBeGreaterThan(20)
  const before = await stored()
  for (const href of ours) {
    const path = href.slice(publicUrl.length)
    for (const method of ['HEAD', 'GET'])
      for (const reader of [{}, { token: client.token }])
        expect((await t.send(method, path, { ...reader, headers: { accept: 'text/html' } })).status).toBeLessThan(405)
  }
  expect(await stored()).toEqual(before)
  const token = unsubscribe.slice(unsubscribe.lastIndexOf('/') + 1)
  expect(await t.call(mailChoices.readLink, { token })).toMatchObject({ isOff: false })
})
