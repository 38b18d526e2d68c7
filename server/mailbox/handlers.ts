import type { mailbox } from '@rahnama/contract/mailbox.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { listMailbox } from './list-mails.ts'
import { readMailbox } from './read-mail.ts'
import { listSamples } from './samples.ts'
import { sendAgain, sendManyAgain } from './send-again.ts'

export const mailboxHandlers: Handlers<Deps, typeof mailbox> = {
  list: listMailbox,
  read: readMailbox,
  sendAgain,
  sendManyAgain,
  samples: listSamples,
}
