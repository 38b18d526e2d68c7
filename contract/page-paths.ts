import { STARTUP_VISA_SLUG, TRANSFER_SLUG } from './program-slugs.ts'

/** Where each page is. Both sides build links from here; what a page is stands in web/site-map.ts under the same name. */
const PATHS = {
  // public site
  landing: ['/', '/landing'],
  services: '/services',
  aboutUs: '/about-us',
  ourTeam: '/our-team',
  successStories: '/success-stories',
  contact: '/contact',
  articles: '/articles',
  article: '/articles/:slug',
  search: '/search',
  selfCheck: '/self-check',
  selfCheckStep: '/self-check/:step',
  booking: ['/consultations/initial', '/consultations/comprehensive', '/consultations/follow-up'],
  appointment: '/appointments/:token',
  verifyReport: '/verify',
  verifiedReport: '/verify/:code',
  contentPage: '/pages/:slug',
  unsubscribe: '/unsubscribe/:token',
  guestData: '/your-data/:token',
  signIn: '/auth',

  // client portal
  home: '/home',
  profile: '/profile',
  startupVisa: [
    `/profile/${STARTUP_VISA_SLUG}`,
    `/profile/${STARTUP_VISA_SLUG}-business`,
    `/profile/${STARTUP_VISA_SLUG}/:step`,
    `/profile/${STARTUP_VISA_SLUG}-business/:step`,
  ],
  startupAssessment: [
    `/profile/${STARTUP_VISA_SLUG}-initial-assessment`,
    `/profile/${STARTUP_VISA_SLUG}-initial-assessment/:step`,
  ],
  transfer: [
    `/profile/${TRANSFER_SLUG}`,
    `/profile/${TRANSFER_SLUG}-form`,
    `/profile/${TRANSFER_SLUG}/:step`,
    `/profile/${TRANSFER_SLUG}-form/:step`,
  ],
  studyAbroad: ['/profile/study-abroad', '/profile/study-abroad/:step'],
  immigrationServices: '/profile/services',
  profileStep: '/profile/:step',
  messages: '/messages',
  tips: '/tips',
  advisor: '/ai-agent',
  report: '/report',
  keptReport: '/report/:id',
  applications: '/applications',
  applicationNew: '/applications/new',
  application: '/applications/:id',
  applicationSend: '/applications/:id/send',
  applicationSent: '/applications/:id/sent',
  portalBooking: '/booking/:type',
  portalAppointment: '/booking/appointments/:token',
  documents: '/documents',
  notices: '/notices',
  settings: '/settings',
  privacySettings: '/settings/privacy',

  // staff
  cases: '/agent-dashboard',
  deskTasks: '/agent-dashboard/tasks',
  deskEnquiries: '/agent-dashboard/enquiries',
  deskAppointments: '/agent-dashboard/appointments',
  deskAdvisor: '/agent-dashboard/assistant',
  caseFile: '/agent-dashboard/cases/:folio',
  verifyDocument: '/agent-dashboard/verify/:folio/:versionId',
  verifyNext: '/agent-dashboard/verify',
  referrals: '/referral-dashboard',
  adminDashboard: '/admin-dashboard',

  // administration
  admin: '/admin',
  adminPages: '/admin/pages',
  adminLanding: '/admin/content/landing',
  adminAbout: '/admin/content/about',
  adminServices: '/admin/content/services',
  adminFees: '/admin/content/fees',
  adminContact: '/admin/content/contact',
  adminArticles: '/admin/content/articles',
  adminBin: '/admin/content/bin',
  adminUsers: '/admin/users',
  adminRoles: '/admin/users/roles',
  adminReferralAgents: '/admin/referral-agents',
  adminAudit: '/admin/audit',
  adminUserAnalytics: '/admin/users/analytics',
  adminRounds: '/admin/rules/rounds',
  adminPrograms: '/admin/rules/programs',
  adminSendBackReasons: '/admin/rules/send-back-reasons',
  adminImages: '/admin/media/images',
  adminFiles: '/admin/media/files',
  adminUpload: '/admin/media/upload',
  adminGeneralSettings: '/admin/settings/general',
  adminTheme: '/admin/settings/theme',
  adminEmail: '/admin/settings/email',
  adminSecurity: '/admin/settings/security',
  adminAdvisor: '/admin/settings/assistant',
  adminDatabase: '/admin/system/database',
  adminSystemAnalytics: '/admin/system/analytics',
  adminBackup: '/admin/system/backup',
  adminPrivacy: '/admin/system/privacy',

  // for engineers, absent from a production build
  gallery: '/dev/ui',

  // everything else: inside the guard, so a visitor lands on the sign-in page
  notFound: '*',
} as const satisfies Record<string, string | readonly [string, ...string[]]>

export type RouteName = keyof typeof PATHS
/** In the order in which an address is looked for: a fixed path stands before the one with a parameter in its place. */
export const ROUTE_NAMES = Object.keys(PATHS) as RouteName[]

/** A page of several addresses is linked by its first. */
type LinkedPath<Name extends RouteName> = (typeof PATHS)[Name] extends infer Path
  ? Path extends readonly [infer First extends string, ...string[]]
    ? First
    : Path
  : never

type ParameterIn<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** Whatever leads nowhere has no address. */
export type LinkedRouteName = Exclude<RouteName, 'notFound'>

/** What follows a name: nothing, or a value for each parameter of its path and no others. */
export type LinkParameters<Name extends LinkedRouteName> = [ParameterIn<LinkedPath<Name>>] extends [never]
  ? []
  : [parameters: Record<ParameterIn<LinkedPath<Name>>, string>]

/** Pages that are linked by name alone, as menus do. */
export type PlainRouteName = {
  [Name in LinkedRouteName]: ParameterIn<LinkedPath<Name>> extends never ? Name : never
}[LinkedRouteName]

export function pathsOf(name: RouteName): readonly string[] {
  const path: string | readonly string[] = PATHS[name]
  return typeof path === 'string' ? [path] : path
}

/** The address of a page: `href('messages')`, `href('contentPage', { slug: 'privacy' })`. */
export function href<Name extends LinkedRouteName>(name: Name, ...parameters: LinkParameters<Name>): string {
  const [values = {}]: readonly Record<string, string>[] = parameters
  const [first = '/'] = pathsOf(name)
  return first.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''))
}
