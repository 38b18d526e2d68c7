import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Role } from '@rahnama/contract/roles.ts'

/** The person who asks, as proven by the access token and read anew from the database. */
export type Caller = {
  userId: string
  role: Role
  sessionId: string
  /** aal2 after a second factor. */
  assurance: 'aal1' | 'aal2'
  /** The account has a second factor, or must have one, and this session has not given it. */
  owesSecondFactor: boolean
  /** The access token ends then. */
  expiresAt: Date
}

/** An operation may need to know this of the request; it never sees the request itself. */
export type RequestInfo = {
  requestId: string
  /** The address of the caller, behind as many proxies as the configuration trusts. */
  address: string
  userAgent: string
  language: Language
}

/** Where the program itself does what people otherwise ask for. */
export const NOBODY = undefined
