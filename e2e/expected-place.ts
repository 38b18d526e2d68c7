import type { Role } from '@rahnama/contract/roles.ts'
import { type RouteName, routeOf } from '@rahnama/web/site-map.ts'

/** The access rules of the specification, written out by hand: the site map is what is being tested. */
const PUBLIC =
  /^\/(landing|services|about-us|our-team|success-stories|contact|pages\/.+|articles(\/.+)?|self-check(\/.+)?|consultations(\/.+)?|appointments\/.+|verify(\/.+)?|unsubscribe\/.+|your-data\/.+|search)?$/
const RESTRICTED: [RegExp, Role[]][] = [
  [/^\/agent-dashboard($|\/)/, ['case_review_agent', 'admin']],
  [/^\/referral-dashboard$/, ['referral_agent', 'admin']],
  [/^\/admin(-dashboard$|$|\/)/, ['admin']],
]
const LANDING: Record<Role, string> = {
  admin: '/admin',
  case_review_agent: '/agent-dashboard',
  referral_agent: '/referral-dashboard',
  student: '/home',
}
const HOSTS: Partial<Record<string, Role>> = { portal: 'student', staff: 'admin', admin: 'admin' }

/** Whom a page is shown to where it is looked at: what is public to nobody, the portal to a student, the rest to an admin. */
export function hostOf(name: RouteName): Role | undefined {
  return HOSTS[routeOf(name).shell]
}

export function expectedPlace(path: string, role: Role | undefined): string {
  if (path === '/auth') return role ? LANDING[role] : path
  if (PUBLIC.test(path)) return path
  if (!role) return '/auth'
  if (path === '/home') return LANDING[role]
  const allowed = RESTRICTED.find(([pattern]) => pattern.test(path))?.[1]
  return !allowed || allowed.includes(role) ? path : '/'
}

/** Whether the answer may be another one for this role than for those a page is for. */
export function mayDiffer(path: string): boolean {
  return path === '/auth' || path === '/home' || RESTRICTED.some(([pattern]) => pattern.test(path))
}

/** Pages that lead on once they know more: a client books in the portal, and whoever has documents to verify is shown the next. */
export function leadsOn(path: string, role: Role | undefined): RegExp | undefined {
  if (role === 'student' && /^\/consultations\/(initial|comprehensive|follow-up)$/.test(path))
    return new RegExp(`${path.replace('/consultations/', '/booking/')}$`)
  return role === 'case_review_agent' && path === '/agent-dashboard/verify'
    ? /\/agent-dashboard\/verify\/A-[^/]+\/[^/]+$/
    : undefined
}
