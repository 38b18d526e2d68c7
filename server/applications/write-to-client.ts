import type { ClientSentence } from '@rahnama/contract/applications.ts'
import { findAccount } from '../auth/auth.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { type Teller, tell } from '../notices/notices.ts'
import { turnAct } from './acts.ts'
import type { News } from './mail-texts.ts'
import { applicationMails } from './mails.ts'
import type { ApplicationRow } from './queries.ts'

/** Answers what the client has just done themselves, for their records. */
export async function confirmToClient(
  { config: { publicUrl }, mail }: Pick<Deps, 'config' | 'mail'>,
  tx: Db,
  application: ApplicationRow,
  done: 'submitted' | 'withdrawn',
): Promise<void> {
  const account = await findAccount(tx, application.userId)
  if (!account) throw new Error('An application without its client')
  const { email, language, fullName } = account
  const told = { publicUrl, fullName, application, sentence: null }
  await mail.queue(tx, { to: email, ...applicationMails[done](language, told) })
}

type MoveNews = {
  news: Exclude<News, 'submitted'>
  sentence: ClientSentence | null
  by: string
  sendsMail: boolean
}

/** Tells the client where the office has put their application. With the turn they have something to do. */
export async function tellOfMove(
  deps: Teller,
  tx: Db,
  application: ApplicationRow,
  { news, sentence, by, sendsMail }: MoveNews,
): Promise<void> {
  const { id, userId, reference: folio, turn, reason, version } = application
  const { publicUrl } = deps.config
  await tell(deps, tx, {
    kind: 'applicationMoved',
    about: { applicationId: id, folio, turn, reason },
    event: `application:${id}:${version}`,
    to: [{ userId, because: 'yours' }],
    by,
    acts: turn === 'client' ? [turnAct(id)] : [],
    ...(!sendsMail && { isBellOnly: true }),
    mail: ({ language, fullName }) => applicationMails[news](language, { publicUrl, fullName, application, sentence }),
  })
}
