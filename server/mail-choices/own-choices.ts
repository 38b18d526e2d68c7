import type { MailChoices } from '@rahnama/contract/mail-choices.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { readMailChoices, writeMailChoices } from './queries.ts'

export function readOwnChoices({ db }: Deps, { userId }: Caller): Promise<MailChoices> {
  return readMailChoices(db, userId)
}

export function updateOwnChoices({ db, now }: Deps, { userId }: Caller, choices: MailChoices): Promise<MailChoices> {
  return db.transaction(async (tx) => {
    await writeMailChoices(tx, userId, choices, now())
    return readMailChoices(tx, userId)
  })
}
