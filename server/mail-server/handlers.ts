import type { mailServer } from '@rahnama/contract/mail-server.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { readMailServer } from './read-mail-server.ts'
import { testMailServer } from './test-mail-server.ts'

export const mailServerHandlers: Handlers<Deps, typeof mailServer> = { read: readMailServer, test: testMailServer }
