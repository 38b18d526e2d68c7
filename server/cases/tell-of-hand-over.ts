import { findAccount } from '../auth/auth.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { CaseRow } from './find-case.ts'
import { caseMails } from './mails.ts'

export async function tellOfHandOver(
  { config: { publicUrl }, mail }: Pick<Deps, 'config' | 'mail'>,
  tx: Db,
  { id, userId, folio }: CaseRow,
  consultant: string,
): Promise<void> {
  const account = await findAccount(tx, userId)
  if (!account) throw new Error('A case without its client')
  const { language, email, fullName } = account
  const told = { publicUrl, fullName, applicationId: id, folio, consultant }
  await mail.queue(tx, { to: email, ...caseMails.handedOver(language, told) })
}
