import type { Texts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import type { AuthState } from './auth-state.ts'
import { awaitsSecondFactor, isRecovery } from './session-claims.ts'

export type EntranceStep = keyof Texts['auth']['steps']

/** Steps a person chooses have an address, so that Back works; the others follow from who is there. */
const STEP_OF_VIEW: Record<string, EntranceStep> = {
  'sign-in': 'signIn',
  register: 'register',
  forgot: 'forgot',
  reset: 'reset',
  'new-password': 'newPassword',
  confirm: 'confirm',
}

export const MAIL_LINKS = ['signup', 'recovery', 'invite', 'email_change'] as const
export type MailLink = { type: (typeof MAIL_LINKS)[number]; token: string }

/** Reads what a mailed link carries. */
export function mailLinkOf(search: string): MailLink | undefined {
  const query = new URLSearchParams(search)
  const token = query.get('token_hash')
  const type = MAIL_LINKS.find((known) => known === query.get('type'))
  return token && type ? { type, token } : undefined
}

/** The address of a step, keeping where to return to and who referred. */
export function stepHref(search: string, step: EntranceStep): string {
  const query = new URLSearchParams(search)
  for (const name of ['view', 'token_hash', 'type']) query.delete(name)
  const view = Object.entries(STEP_OF_VIEW).find(([, known]) => known === step)?.[0]
  if (view && step !== 'signIn') query.set('view', view)
  return query.size > 0 ? `${href('signIn')}?${query}` : href('signIn')
}

/** Which step to show, or nothing when there is none left and the person goes on into the portal. */
export function stepFor(auth: AuthState, search: string): EntranceStep | undefined {
  const asked = STEP_OF_VIEW[new URLSearchParams(search).get('view') ?? ''] ?? 'signIn'
  const link = mailLinkOf(search)
  const signedIn = auth.status === 'signedIn' && !auth.hasEnded ? auth : undefined
  if (signedIn && awaitsSecondFactor(signedIn.session)) return 'secondFactor'
  // A new address counts only in a session of its account, so whoever is not signed in does that first.
  if (link?.type === 'email_change') return signedIn ? 'link' : 'signIn'
  if (link) return 'link'
  if (!signedIn) return asked === 'newPassword' ? 'forgot' : asked
  if (signedIn.isRecovering || (asked === 'newPassword' && isRecovery(signedIn.session))) return 'newPassword'
  return signedIn.mustSetUpSecondFactor ? 'setUpSecondFactor' : undefined
}
