import { formats, isolate, type Language } from '@rahnama/contract/locale/locale.ts'
import { eligibility as en } from '@rahnama/contract/texts/en/eligibility.ts'
import { eligibility as fa } from '@rahnama/contract/texts/fa/eligibility.ts'
import { findAccount } from '../auth/auth.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { MAIL_TEXTS, type News } from './mail-texts.ts'
import type { ApplicationRow } from './queries.ts'

const PAGE = '/applications'

const PROGRAMS: Record<Language, typeof en.programs> = { en: en.programs, fa: fa.programs }

/** Tells the client in their language what it is about, whose turn it is, why and by when. */
export async function writeToClient(
  { config, mail }: Pick<Deps, 'config' | 'mail'>,
  tx: Db,
  row: ApplicationRow,
  news: News,
  note: string | null = null,
): Promise<void> {
  const account = await findAccount(tx, row.userId)
  if (!account) throw new Error('An application without its client')
  const texts = MAIL_TEXTS[account.language]
  const { code, date } = formats(account.language)
  const values: Record<string, string> = {
    program: PROGRAMS[account.language][row.program].name,
    reference: code(row.reference),
    due: row.dueOn ? date(row.dueOn, 'long', { weekday: true }) : '',
    note: note ?? '',
  }
  // All placeholders are filled in one pass, so that braces in what a person wrote are not filled in their turn.
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
  const { subject, opening } = texts.news[news]
  await mail.queue(tx, {
    to: account.email,
    language: account.language,
    subject: fill(subject),
    greeting: texts.greeting(isolate(account.fullName)),
    paragraphs: [
      opening,
      [fill(texts.application), fill(texts.reference)].join('\n'),
      [texts.turns[row.turn], texts.reasons[row.reason], ...(row.dueOn ? [fill(texts.due)] : [])].join(' '),
      ...(note ? [fill(texts.note)] : []),
      ...(row.reason === 'withdrawnByClient' ? [texts.reopenable] : []),
    ],
    action: { label: texts.open, url: `${config.publicUrl}${PAGE}/${row.id}` },
  })
}
