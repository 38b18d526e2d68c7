import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Role } from '@rahnama/contract/roles.ts'

/** Who asks, as proven by the access token and read anew from the database. */
export type Caller = {
  userId: string
  role: Role
  sessionId: string
  /** aal2 after a second factor. */
  assurance: 'aal1' | 'aal2'
  /** The account has a second factor, or must have one, and this session has not given it. */
  owesSecondFactor: boolean
  /** When the access token ends. */
  expiresAt: Date
}

/** What else an operation may need to know of the request; never the request itself. */
export type RequestInfo = {
  requestId: string
  /** The address of the caller, behind as many proxies as the configuration trusts. */
  address: string
  userAgent: string
  language: Language
}
