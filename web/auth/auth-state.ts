import type { Role } from '@rahnama/contract/roles.ts'
import type { AuthChangeEvent, Session, User } from '@supabase/auth-js'
import type { Privileges } from './fetch-privileges.ts'
import { awaitsSecondFactor } from './session-claims.ts'

export type SignedIn = {
  status: 'signedIn'
  session: Session
  user: User
  /** The role is undefined until it has been read. */
  role: Role | undefined
  mustSetUpSecondFactor: boolean
  /** A recovery mail was used, and the new password is not set yet. */
  isRecovering: boolean
  /** The session is over, but the page and what was typed on it stay until one signs in again or leaves. */
  hasEnded: boolean
  /** The server will not renew the session: it ends at this second. */
  endsAt: number | undefined
}

export type AuthState =
  /** Unreachable: a session is kept here, but the server that renews it does not answer. That signs nobody out. */
  { status: 'loading'; isUnreachable: boolean } | { status: 'signedOut'; hasLeft: boolean } | SignedIn

export type Happening =
  | { kind: 'event'; event: AuthChangeEvent; session: Session | null; isKept: boolean; isDeparture: boolean }
  | { kind: 'failed' }
  /** The library goes on trying for half a minute before it says anything. */
  | { kind: 'stillWaiting' }
  | { kind: 'privileges'; userId: string; privileges: Privileges }
  | { kind: 'renewalRefused' }

export const atStart: AuthState = { status: 'loading', isUnreachable: false }

export function nextAuthState(state: AuthState, happening: Happening): AuthState {
  switch (happening.kind) {
    case 'event':
      return happening.session
        ? withSession(state, happening.event, happening.session)
        : withoutSession(state, happening)
    case 'stillWaiting':
      return state.status === 'loading' ? { status: 'loading', isUnreachable: true } : state
    case 'failed':
      return { status: 'signedOut', hasLeft: false }
    case 'privileges':
      return state.status === 'signedIn' && state.user.id === happening.userId
        ? { ...state, ...happening.privileges }
        : state
    case 'renewalRefused':
      return state.status === 'signedIn' ? { ...state, endsAt: state.session.expires_at } : state
  }
}

function withSession(state: AuthState, event: AuthChangeEvent, session: Session): SignedIn {
  const before = state.status === 'signedIn' && state.user.id === session.user.id ? state : undefined
  const isSameToken = before?.session.access_token === session.access_token
  return {
    status: 'signedIn',
    session,
    user: session.user,
    role: before?.role,
    mustSetUpSecondFactor: before?.mustSetUpSecondFactor ?? false,
    isRecovering: event === 'PASSWORD_RECOVERY' || (event !== 'USER_UPDATED' && (before?.isRecovering ?? false)),
    hasEnded: isOnlyHalfBack(before, session),
    endsAt: isSameToken ? before?.endsAt : undefined,
  }
}

/** Signing in again over a page is done only when the second factor is given, too. */
function isOnlyHalfBack(before: SignedIn | undefined, session: Session): boolean {
  const wasInside = before !== undefined && (before.hasEnded || !awaitsSecondFactor(before.session))
  return wasInside && awaitsSecondFactor(session)
}

function withoutSession(state: AuthState, happening: Happening & { kind: 'event' }): AuthState {
  if (happening.isKept) return state.status === 'loading' ? { status: 'loading', isUnreachable: true } : state
  if (state.status === 'signedIn' && !happening.isDeparture) return { ...state, hasEnded: true, endsAt: undefined }
  return { status: 'signedOut', hasLeft: happening.isDeparture }
}
