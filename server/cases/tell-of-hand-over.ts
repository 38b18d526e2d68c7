import { findAccount } from '../auth/auth.ts'
import type { Db } from '../db/db.ts'
import { type Teller, tell } from '../notices/notices.ts'
import type { CaseRow } from './find-case.ts'
import { caseMails } from './mails.ts'

type HandOver = { to: { id: string; name: string }; by: string }

/** The client reads who looks after it now, and the colleague that it is theirs. */
export async function tellOfHandOver(deps: Teller, tx: Db, row: CaseRow, { to, by }: HandOver): Promise<void> {
  const { id: applicationId, userId, folio } = row
  const event = `hand-over:${applicationId}:${deps.now().toISOString()}`
  const { publicUrl } = deps.config
  const about = { applicationId, folio, consultant: to.name }
  await tell(deps, tx, {
    kind: 'consultantChanged',
    about,
    event,
    to: [{ userId, because: 'yours' }],
    by,
    mail: ({ language, fullName }) => caseMails.handedOver(language, { ...about, publicUrl, fullName }),
  })
  const [client, giver] = [await findAccount(tx, userId), await findAccount(tx, by)]
  await tell(deps, tx, {
    kind: 'caseGiven',
    about: { folio, client: client?.fullName ?? '', by: giver?.fullName ?? '' },
    event,
    to: [{ userId: to.id, because: 'owner' }],
    by,
  })
}
