import type { mailChoices } from '@rahnama/contract/mail-choices.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { readOwnChoices, tellZone, updateOwnChoices } from './own-choices.ts'
import { readLink, useLink } from './use-link.ts'

export const mailChoicesHandlers: Handlers<Deps, typeof mailChoices> = {
  read: readOwnChoices,
  update: updateOwnChoices,
  tellZone,
  readLink,
  useLink,
}
