import type { RequestInfo } from '../caller.ts'

/** The sign-in protocol carries these beside the body. */
export type AuthRequest = RequestInfo & {
  redirectTo: string | undefined
  deviceCookie: string | undefined
}
