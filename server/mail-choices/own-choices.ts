import { MAIL_KINDS, type MailChoices, type mailChoices } from '@rahnama/contract/mail-choices.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { readMailChoices, writeFirstZone, writeHours, writePace } from './queries.ts'

export function readOwnChoices({ db }: Deps, { userId }: Caller): Promise<MailChoices> {
  return readMailChoices(db, userId)
}

export function updateOwnChoices({ db, now }: Deps, { userId }: Caller, choices: MailChoices): Promise<MailChoices> {
  return db.transaction(async (tx) => {
    for (const kind of MAIL_KINDS) await writePace(tx, userId, { kind, pace: choices.paces[kind] }, now())
    await writeHours(tx, userId, choices)
    return readMailChoices(tx, userId)
  })
}

export function tellZone(
  { db }: Deps,
  { userId }: Caller,
  { timeZone }: Input<typeof mailChoices.tellZone>,
): Promise<MailChoices> {
  return db.transaction(async (tx) => {
    await writeFirstZone(tx, userId, timeZone)
    return readMailChoices(tx, userId)
  })
}
