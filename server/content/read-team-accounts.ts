import type { Db } from '../db/db.ts'
import { readPublished } from './published.ts'

/** The addresses with which the people on the team page sign in, as far as the owner noted them. */
export async function readTeamAccounts(db: Db): Promise<string[]> {
  const members = await readPublished(db, 'member', 'en')
  return members.flatMap(({ facts: { account } }) => (account ? [account.toLowerCase()] : []))
}
