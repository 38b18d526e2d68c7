import type { mailChoices } from '@rahnama/contract/mail-choices.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { readMailChoices, writeMailChoices } from './queries.ts'

export const mailChoicesHandlers: Handlers<Deps, typeof mailChoices> = {
  read: ({ db }, { userId }) => readMailChoices(db, userId),
  update: ({ db, now }, { userId }, choices) =>
    db.transaction(async (tx) => {
      await writeMailChoices(tx, userId, choices, now())
      return readMailChoices(tx, userId)
    }),
}
