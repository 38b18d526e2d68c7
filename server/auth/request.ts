import type { RequestInfo } from '../caller.ts'

/** What the sign-in protocol carries beside the body. */
export type AuthRequest = RequestInfo & {
  redirectTo: string | undefined
  deviceCookie: string | undefined
}
