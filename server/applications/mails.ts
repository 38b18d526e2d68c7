import type { ClientSentence } from '@rahnama/contract/applications.ts'
import { formats, isolate, type Language } from '@rahnama/contract/locale/locale.ts'
import { eligibility as en } from '@rahnama/contract/texts/en/eligibility.ts'
import { eligibility as fa } from '@rahnama/contract/texts/fa/eligibility.ts'
import { type Account, findAccount } from '../auth/auth.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { MailContent } from '../mail/mail.ts'
import { pageUrl } from '../page-url.ts'
import { MAIL_TEXTS, type News } from './mail-texts.ts'
import type { ApplicationRow } from './queries.ts'

const PROGRAMS: Record<Language, typeof en.programs> = { en: en.programs, fa: fa.programs }

type About = Pick<ApplicationRow, 'id' | 'reference' | 'program' | 'turn' | 'reason' | 'dueOn'>

/** In their language: what it is, whose turn, why and by when. */
export async function writeToClient(
  deps: Pick<Deps, 'config' | 'mail'>,
  tx: Db,
  row: ApplicationRow,
  news: News,
  sentence: ClientSentence | null = null,
): Promise<void> {
  const account = await findAccount(tx, row.userId)
  if (!account) throw new Error('An application without its client')
  await deps.mail.queue(tx, { to: account.email, ...composeNews(deps, account, row, news, sentence) })
}

export function composeNews(
  { config }: Pick<Deps, 'config'>,
  { language, fullName }: Pick<Account, 'language' | 'fullName'>,
  row: About,
  news: News,
  sentence: ClientSentence | null,
): MailContent {
  const texts = MAIL_TEXTS[language]
  const { code, date } = formats(language)
  const values: Record<string, string> = {
    program: PROGRAMS[language][row.program].name,
    reference: code(row.reference),
    due: row.dueOn ? date(row.dueOn, 'long', { weekday: true }) : '',
    note: sentence?.[language] ?? '',
  }
  // All placeholders are filled in one pass, so that braces in what a person wrote are not filled in their turn.
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
  const { subject, opening } = texts.news[news]
  return {
    language,
    subject: fill(subject),
    greeting: texts.greeting(isolate(fullName)),
    paragraphs: [
      opening,
      [fill(texts.application), fill(texts.reference)].join('\n'),
      [texts.turns[row.turn], texts.reasons[row.reason], ...(row.dueOn ? [fill(texts.due)] : [])].join(' '),
      ...(sentence ? [fill(texts.note)] : []),
      ...(row.reason === 'withdrawnByClient' ? [texts.reopenable] : []),
    ],
    action: { label: texts.open, url: pageUrl(config, 'application', { id: row.id }) },
  }
}
