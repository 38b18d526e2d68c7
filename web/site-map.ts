import { STARTUP_VISA_SLUG, TRANSFER_SLUG } from '@rahnama/contract/program-slugs.ts'
import { type Audience, mayEnter, type Role } from '@rahnama/contract/roles.ts'

/** The outline a page shows of itself while it loads. */
export type Shape = 'article' | 'cards' | 'conversation' | 'dashboard' | 'form' | 'list' | 'report' | 'table'

/** Pages are named by file, not imported, so that anything may read this table. */
type Route = {
  path: string | readonly [string, ...string[]]
  page: `${string}-page.tsx`
  audience: Audience
  /** Complete HTML from the server, or a shell that the browser fills behind the guard. */
  render: 'server' | 'client'
  shell: 'site' | 'entrance' | 'portal' | 'staff' | 'admin' | 'bare'
  shape: Shape
  /** Likely next pages, loaded about a second after arriving. */
  next?: readonly string[]
  /** Answered with this status, for the path that stands for all others. */
  status?: 404
  only?: 'development'
}

const site = { audience: 'public', render: 'server', shell: 'site' } as const
const portal = { audience: 'signedIn', render: 'client', shell: 'portal' } as const
const admin = { audience: 'admin', render: 'client', shell: 'admin' } as const
const management = { ...admin, page: 'admin/management-page.tsx', shape: 'table' } as const
const visaPages = ['startupVisa', 'transfer', 'startupAssessment'] as const

export const routes = {
  // public site
  landing: {
    ...site,
    path: ['/', '/landing'],
    page: 'site/landing-page.tsx',
    shape: 'article',
    next: ['signIn', 'home'],
  },
  services: { ...site, path: '/services', page: 'site/services-page.tsx', shape: 'cards' },
  aboutUs: { ...site, path: '/about-us', page: 'site/about-us-page.tsx', shape: 'article' },
  ourTeam: { ...site, path: '/our-team', page: 'site/our-team-page.tsx', shape: 'cards' },
  successStories: { ...site, path: '/success-stories', page: 'site/success-stories-page.tsx', shape: 'cards' },
  contact: { ...site, path: '/contact', page: 'site/contact-page.tsx', shape: 'form' },
  articles: { ...site, path: '/articles', page: 'site/articles-page.tsx', shape: 'cards' },
  article: { ...site, path: '/articles/:slug', page: 'content/article-page.tsx', shape: 'article' },
  selfCheck: {
    ...site,
    path: '/self-check',
    page: 'eligibility/self-check-page.tsx',
    shape: 'article',
    next: ['selfCheckStep'],
  },
  /** Its answers are in the browser alone. */
  selfCheckStep: {
    ...site,
    render: 'client',
    path: '/self-check/:step',
    page: 'eligibility/self-check-step-page.tsx',
    shape: 'form',
  },
  booking: {
    ...site,
    path: ['/consultations/initial', '/consultations/comprehensive', '/consultations/follow-up'],
    page: 'consultations/booking-page.tsx',
    shape: 'form',
  },
  /** A link from a mail opens it; nothing of it may be rendered into a page that is cached. */
  appointment: {
    ...site,
    render: 'client',
    path: '/appointments/:token',
    page: 'consultations/appointment-page.tsx',
    shape: 'article',
  },
  verifyReport: {
    ...site,
    path: '/verify',
    page: 'reports/verify-page.tsx',
    shape: 'form',
    next: ['verifiedReport'],
  },
  /** The answer to a code is asked for in the browser: no cached page may hold it. */
  verifiedReport: {
    ...site,
    render: 'client',
    path: '/verify/:code',
    page: 'reports/verified-page.tsx',
    shape: 'article',
  },
  contentPage: { ...site, path: '/pages/:slug', page: 'content/content-page.tsx', shape: 'article' },
  signIn: {
    audience: 'public',
    render: 'client',
    shell: 'entrance',
    path: '/auth',
    page: 'auth/sign-in-page.tsx',
    shape: 'form',
    next: ['home', 'profile'],
  },

  // client portal
  home: { ...portal, path: '/home', page: 'home/home-page.tsx', shape: 'dashboard', next: ['profile'] },
  profile: { ...portal, path: '/profile', page: 'profile/profile-page.tsx', shape: 'form', next: visaPages },
  startupVisa: {
    ...portal,
    path: [
      `/profile/${STARTUP_VISA_SLUG}`,
      `/profile/${STARTUP_VISA_SLUG}-business`,
      `/profile/${STARTUP_VISA_SLUG}/:step`,
      `/profile/${STARTUP_VISA_SLUG}-business/:step`,
    ],
    page: 'assessments/startup-business-page.tsx',
    shape: 'form',
    next: visaPages,
  },
  startupAssessment: {
    ...portal,
    path: [
      `/profile/${STARTUP_VISA_SLUG}-initial-assessment`,
      `/profile/${STARTUP_VISA_SLUG}-initial-assessment/:step`,
    ],
    page: 'assessments/startup-assessment-page.tsx',
    shape: 'form',
    next: visaPages,
  },
  transfer: {
    ...portal,
    path: [
      `/profile/${TRANSFER_SLUG}`,
      `/profile/${TRANSFER_SLUG}-form`,
      `/profile/${TRANSFER_SLUG}/:step`,
      `/profile/${TRANSFER_SLUG}-form/:step`,
    ],
    page: 'assessments/transfer-page.tsx',
    shape: 'form',
    next: visaPages,
  },
  studyAbroad: {
    ...portal,
    path: ['/profile/study-abroad', '/profile/study-abroad/:step'],
    page: 'assessments/study-page.tsx',
    shape: 'form',
  },
  immigrationServices: {
    ...portal,
    path: '/profile/services',
    page: 'eligibility/immigration-services-page.tsx',
    shape: 'cards',
    next: visaPages,
  },
  /** It stands after its fixed neighbours, which win. */
  profileStep: { ...portal, path: '/profile/:step', page: 'profile/profile-page.tsx', shape: 'form', next: visaPages },
  messages: { ...portal, path: '/messages', page: 'messages/inbox-page.tsx', shape: 'list' },
  tips: { ...portal, path: '/tips', page: 'content/tips-page.tsx', shape: 'cards' },
  advisor: { ...portal, path: '/ai-agent', page: 'advisor/advisor-page.tsx', shape: 'conversation' },
  report: { ...portal, path: '/report', page: 'reports/report-page.tsx', shape: 'report' },
  keptReport: { ...portal, path: '/report/:id', page: 'reports/kept-report-page.tsx', shape: 'report' },
  applications: { ...portal, path: '/applications', page: 'applications/applications-page.tsx', shape: 'list' },
  applicationNew: { ...portal, path: '/applications/new', page: 'applications/new-page.tsx', shape: 'cards' },
  application: {
    ...portal,
    path: '/applications/:id',
    page: 'applications/application-page.tsx',
    shape: 'article',
    next: ['applicationSend'],
  },
  applicationSend: { ...portal, path: '/applications/:id/send', page: 'applications/send-page.tsx', shape: 'article' },
  applicationSent: { ...portal, path: '/applications/:id/sent', page: 'applications/sent-page.tsx', shape: 'article' },
  /** Whoever is signed in books here: the steps are the same, and the portal's links lead to them. */
  portalBooking: { ...portal, path: '/booking/:type', page: 'consultations/portal-booking-page.tsx', shape: 'form' },
  portalAppointment: {
    ...portal,
    path: '/booking/appointments/:token',
    page: 'consultations/portal-appointment-page.tsx',
    shape: 'article',
  },
  documents: { ...portal, path: '/documents', page: 'documents/documents-page.tsx', shape: 'list' },
  settings: { ...portal, path: '/settings', page: 'settings/settings-page.tsx', shape: 'cards' },

  // staff
  cases: {
    audience: 'caseReview',
    render: 'client',
    shell: 'staff',
    path: '/agent-dashboard',
    page: 'cases/queue-page.tsx',
    shape: 'table',
  },
  referrals: {
    audience: 'referral',
    render: 'client',
    shell: 'staff',
    path: '/referral-dashboard',
    page: 'referrals/referrals-page.tsx',
    shape: 'table',
  },
  adminDashboard: {
    audience: 'admin',
    render: 'client',
    shell: 'staff',
    path: '/admin-dashboard',
    page: 'admin/dashboard-page.tsx',
    shape: 'dashboard',
  },

  // administration
  admin: { ...admin, path: '/admin', page: 'admin/dashboard-page.tsx', shape: 'dashboard' },
  adminPages: { ...admin, path: '/admin/pages', page: 'content/pages-page.tsx', shape: 'table' },
  adminLanding: { ...management, path: '/admin/content/landing' },
  adminAbout: { ...management, path: '/admin/content/about' },
  adminServices: { ...management, path: '/admin/content/services' },
  adminContact: { ...management, path: '/admin/content/contact' },
  adminArticles: { ...management, path: '/admin/content/articles' },
  adminBin: { ...admin, path: '/admin/content/bin', page: 'content/bin-page.tsx', shape: 'table' },
  adminUsers: { ...admin, path: '/admin/users', page: 'users/users-page.tsx', shape: 'table' },
  adminRoles: { ...admin, path: '/admin/users/roles', page: 'users/roles-page.tsx', shape: 'table' },
  adminReferralAgents: {
    ...admin,
    path: '/admin/referral-agents',
    page: 'referrals/referral-agents-page.tsx',
    shape: 'table',
  },
  adminUserAnalytics: {
    ...admin,
    path: '/admin/users/analytics',
    page: 'users/analytics-page.tsx',
    shape: 'dashboard',
  },
  adminImages: { ...management, path: '/admin/media/images' },
  adminFiles: { ...management, path: '/admin/media/files' },
  adminUpload: { ...management, path: '/admin/media/upload' },
  adminGeneralSettings: { ...management, path: '/admin/settings/general' },
  adminTheme: { ...management, path: '/admin/settings/theme' },
  adminEmail: { ...management, path: '/admin/settings/email' },
  adminSecurity: { ...management, path: '/admin/settings/security' },
  adminDatabase: { ...management, path: '/admin/system/database' },
  adminSystemAnalytics: { ...management, path: '/admin/system/analytics' },
  adminBackup: { ...management, path: '/admin/system/backup' },

  // for engineers, absent from a production build
  gallery: {
    audience: 'public',
    render: 'client',
    shell: 'bare',
    path: '/dev/ui',
    page: 'dev/gallery-page.tsx',
    shape: 'cards',
    only: 'development',
  },

  // everything else: inside the guard, so a visitor lands on the sign-in page
  notFound: { ...portal, path: '*', page: 'app/not-found-page.tsx', shape: 'article', status: 404 },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes
export type RouteIn<Shell extends Route['shell']> = {
  [N in RouteName]: (typeof routes)[N]['shell'] extends Shell ? N : never
}[RouteName]

export function isRouteName(value: unknown): value is RouteName {
  return typeof value === 'string' && Object.hasOwn(routes, value)
}

export function routeOf(name: RouteName): Route {
  return routes[name]
}

export function pathsOf(name: RouteName): readonly string[] {
  const { path } = routeOf(name)
  return typeof path === 'string' ? [path] : path
}

/** The address of a page: `href('messages')`, `href('contentPage', { slug: 'privacy' })`. */
export function href(name: RouteName, parameters: Record<string, string> = {}): string {
  const [first = '/'] = pathsOf(name)
  return first.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(parameters[key] ?? ''))
}

const LANDING_OF_ROLE: Record<Role, RouteName> = {
  admin: 'admin',
  case_review_agent: 'cases',
  referral_agent: 'referrals',
  student: 'home',
}

/** Signing in leads there. A role that is not known yet leads to the student's home. */
export function landingOf(role: Role | undefined): string {
  return href(LANDING_OF_ROLE[role ?? 'student'])
}

/** Which of the navigation's destinations this role may open. */
export function mayOpen(role: Role | undefined, name: RouteName): boolean {
  return mayEnter(role, routeOf(name).audience)
}
