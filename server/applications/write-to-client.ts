import type { ClientSentence } from '@rahnama/contract/applications.ts'
import { findAccount } from '../auth/auth.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { News } from './mail-texts.ts'
import { applicationMails } from './mails.ts'
import type { ApplicationRow } from './queries.ts'

export async function writeToClient(
  { config: { publicUrl }, mail }: Pick<Deps, 'config' | 'mail'>,
  tx: Db,
  application: ApplicationRow,
  news: News,
  sentence: ClientSentence | null = null,
): Promise<void> {
  const account = await findAccount(tx, application.userId)
  if (!account) throw new Error('An application without its client')
  const { email, language, fullName } = account
  const told = { publicUrl, fullName, application, sentence }
  await mail.queue(tx, { to: email, ...applicationMails[news](language, told) })
}
