import { href, type PlainRouteName, type RouteName } from '@rahnama/contract/page-paths.ts'
import { type Audience, mayEnter, type Role } from '@rahnama/contract/roles.ts'

export { href, type PlainRouteName, pathsOf, ROUTE_NAMES, type RouteName } from '@rahnama/contract/page-paths.ts'

/** The outline a page shows of itself while it loads. */
export type Shape = 'article' | 'cards' | 'conversation' | 'dashboard' | 'form' | 'list' | 'report' | 'table'

/** Pages are named by file, not imported, so that anything may read this table. */
type Route = {
  page: `${string}-page.tsx`
  audience: Audience
  /** Complete HTML from the server, or a shell that the browser fills behind the guard. */
  render: 'server' | 'client'
  shell: 'site' | 'entrance' | 'portal' | 'staff' | 'admin' | 'bare'
  shape: Shape
  /** Likely next pages, loaded about a second after arriving. */
  next?: readonly RouteName[]
  /** What it shows depends on what is asked behind the question mark: it is cached and listed nowhere. */
  isUnlisted?: true
  /** Answered with this status, for the path that stands for all others. */
  status?: 404
  only?: 'development'
}

const site = { audience: 'public', render: 'server', shell: 'site' } as const
const portal = { audience: 'signedIn', render: 'client', shell: 'portal' } as const
const desk = { audience: 'caseReview', render: 'client', shell: 'staff', shape: 'table' } as const
const admin = { audience: 'admin', render: 'client', shell: 'admin' } as const
const management = { ...admin, page: 'admin/management-page.tsx', shape: 'table' } as const
const visaPages = ['startupVisa', 'transfer', 'startupAssessment'] as const

export const routes = {
  // public site
  landing: { ...site, page: 'site/landing-page.tsx', shape: 'article', next: ['signIn', 'home'] },
  services: { ...site, page: 'site/services-page.tsx', shape: 'cards' },
  aboutUs: { ...site, page: 'site/about-us-page.tsx', shape: 'article' },
  ourTeam: { ...site, page: 'site/our-team-page.tsx', shape: 'cards' },
  successStories: { ...site, page: 'site/success-stories-page.tsx', shape: 'cards' },
  contact: { ...site, page: 'site/contact-page.tsx', shape: 'form' },
  articles: { ...site, page: 'site/articles-page.tsx', shape: 'cards' },
  article: { ...site, page: 'content/article-page.tsx', shape: 'article' },
  /** Drawn anew for every search, and listed nowhere. */
  search: { ...site, page: 'site-search/search-page.tsx', shape: 'list', isUnlisted: true },
  selfCheck: { ...site, page: 'eligibility/self-check-page.tsx', shape: 'article', next: ['selfCheckStep'] },
  /** Its answers are in the browser alone. */
  selfCheckStep: { ...site, render: 'client', page: 'eligibility/self-check-step-page.tsx', shape: 'form' },
  booking: { ...site, page: 'consultations/booking-page.tsx', shape: 'form' },
  /** A link from a mail opens it; nothing of it may be rendered into a page that is cached. */
  appointment: { ...site, render: 'client', page: 'consultations/appointment-page.tsx', shape: 'article' },
  verifyReport: { ...site, page: 'reports/verify-page.tsx', shape: 'form', next: ['verifiedReport'] },
  /** The answer to a code is asked for in the browser: no cached page may hold it. */
  verifiedReport: { ...site, render: 'client', page: 'reports/verified-page.tsx', shape: 'article' },
  contentPage: { ...site, page: 'content/content-page.tsx', shape: 'article' },
  /** The end of a mail leads there; what it switches off is asked for in the browser. */
  unsubscribe: { ...site, render: 'client', page: 'settings/unsubscribe-page.tsx', shape: 'article' },
  /** Whoever wrote or booked without an account reads there what we store of it, and withdraws it. */
  guestData: { ...site, render: 'client', page: 'consents/guest-data-page.tsx', shape: 'article' },
  signIn: {
    audience: 'public',
    render: 'client',
    shell: 'entrance',
    page: 'auth/sign-in-page.tsx',
    shape: 'form',
    next: ['home', 'profile'],
  },

  // client portal
  home: { ...portal, page: 'home/home-page.tsx', shape: 'dashboard', next: ['profile'] },
  profile: { ...portal, page: 'profile/profile-page.tsx', shape: 'form', next: visaPages },
  startupVisa: { ...portal, page: 'assessments/startup-business-page.tsx', shape: 'form', next: visaPages },
  startupAssessment: { ...portal, page: 'assessments/startup-assessment-page.tsx', shape: 'form', next: visaPages },
  transfer: { ...portal, page: 'assessments/transfer-page.tsx', shape: 'form', next: visaPages },
  studyAbroad: { ...portal, page: 'assessments/study-page.tsx', shape: 'form' },
  immigrationServices: {
    ...portal,
    page: 'assessments/immigration-services-page.tsx',
    shape: 'cards',
    next: visaPages,
  },
  profileStep: { ...portal, page: 'profile/profile-page.tsx', shape: 'form', next: visaPages },
  messages: { ...portal, page: 'messages/inbox-page.tsx', shape: 'list' },
  tips: { ...portal, page: 'content/tips-page.tsx', shape: 'cards' },
  advisor: { ...portal, page: 'advisor/advisor-page.tsx', shape: 'conversation' },
  report: { ...portal, page: 'reports/report-page.tsx', shape: 'report' },
  keptReport: { ...portal, page: 'reports/kept-report-page.tsx', shape: 'report' },
  applications: { ...portal, page: 'applications/applications-page.tsx', shape: 'list' },
  applicationNew: { ...portal, page: 'applications/new-page.tsx', shape: 'cards' },
  application: { ...portal, page: 'applications/application-page.tsx', shape: 'article', next: ['applicationSend'] },
  applicationSend: { ...portal, page: 'applications/send-page.tsx', shape: 'article' },
  applicationSent: { ...portal, page: 'applications/sent-page.tsx', shape: 'article' },
  /** Whoever is signed in books here: the steps are the same, and the portal's links lead to them. */
  portalBooking: { ...portal, page: 'consultations/portal-booking-page.tsx', shape: 'form' },
  portalAppointment: { ...portal, page: 'consultations/portal-appointment-page.tsx', shape: 'article' },
  documents: { ...portal, page: 'documents/documents-page.tsx', shape: 'list' },
  notices: { ...portal, page: 'notices/notices-page.tsx', shape: 'list' },
  settings: { ...portal, page: 'settings/settings-page.tsx', shape: 'cards' },
  privacySettings: { ...portal, page: 'privacy/privacy-page.tsx', shape: 'list' },

  // staff
  cases: { ...desk, page: 'cases/queue/queue-page.tsx' },
  deskTasks: { ...desk, page: 'cases/tasks/tasks-page.tsx' },
  deskEnquiries: { ...desk, page: 'cases/desk/enquiries-page.tsx' },
  deskAppointments: { ...desk, page: 'cases/desk/appointments-page.tsx' },
  deskAdvisor: { ...desk, page: 'cases/desk/advisor-page.tsx', shape: 'list' },
  /** Which part of it is open stands behind the question mark: the head stays while one goes from part to part. */
  caseFile: { ...desk, page: 'cases/case-file/case-file-page.tsx', shape: 'dashboard' },
  verifyDocument: {
    ...desk,
    page: 'cases/verification/verify-document-page.tsx',
    shape: 'article',
  },
  verifyNext: {
    ...desk,
    page: 'cases/verification/verify-next-page.tsx',
    shape: 'article',
    next: ['verifyDocument'],
  },
  referrals: {
    audience: 'referral',
    render: 'client',
    shell: 'staff',
    page: 'referrals/referrals-page.tsx',
    shape: 'table',
  },
  adminDashboard: {
    audience: 'admin',
    render: 'client',
    shell: 'staff',
    page: 'overview/overview-page.tsx',
    shape: 'dashboard',
  },

  // administration
  admin: { ...admin, page: 'overview/overview-page.tsx', shape: 'dashboard' },
  adminPages: { ...admin, page: 'content/pages-page.tsx', shape: 'table' },
  adminLanding: management,
  adminAbout: management,
  adminServices: management,
  adminFees: { ...admin, page: 'fees/fees-page.tsx', shape: 'table' },
  adminContact: management,
  adminArticles: management,
  adminBin: { ...admin, page: 'content/bin-page.tsx', shape: 'table' },
  adminUsers: { ...admin, page: 'users/users-page.tsx', shape: 'table' },
  adminRoles: { ...admin, page: 'users/roles-page.tsx', shape: 'table' },
  adminReferralAgents: { ...admin, page: 'referrals/referral-agents-page.tsx', shape: 'table' },
  adminAudit: { ...admin, page: 'audit/audit-page.tsx', shape: 'table' },
  adminUserAnalytics: { ...admin, page: 'visits/analytics-page.tsx', shape: 'dashboard' },
  adminRounds: { ...admin, page: 'rulebook/rounds-page.tsx', shape: 'table' },
  adminPrograms: { ...admin, page: 'rulebook/programs-page.tsx', shape: 'table' },
  adminSendBackReasons: { ...admin, page: 'send-back-reasons/send-back-reasons-page.tsx', shape: 'table' },
  adminImages: { ...admin, page: 'media/images-page.tsx', shape: 'cards' },
  adminFiles: { ...admin, page: 'media/files-page.tsx', shape: 'table' },
  adminUpload: { ...admin, page: 'media/upload-page.tsx', shape: 'form' },
  adminGeneralSettings: { ...admin, page: 'site-settings/general-page.tsx', shape: 'form' },
  adminTheme: { ...admin, page: 'site-settings/theme/theme-page.tsx', shape: 'form' },
  adminEmail: { ...admin, page: 'site-settings/email/email-page.tsx', shape: 'table' },
  adminSecurity: { ...admin, page: 'site-settings/security-page.tsx', shape: 'form' },
  adminAdvisor: { ...admin, page: 'advisor/staff/advisor-settings-page.tsx', shape: 'list' },
  adminDatabase: { ...admin, page: 'system/database-page.tsx', shape: 'table' },
  adminSystemAnalytics: { ...admin, page: 'system/analytics-page.tsx', shape: 'dashboard' },
  adminBackup: { ...admin, page: 'backups/backups-page.tsx', shape: 'table' },
  adminPrivacy: { ...admin, page: 'breaches/privacy-register-page.tsx', shape: 'list' },

  // for engineers, absent from a production build
  gallery: {
    audience: 'public',
    render: 'client',
    shell: 'bare',
    page: 'dev/gallery-page.tsx',
    shape: 'cards',
    only: 'development',
  },

  // everything else: inside the guard, so a visitor lands on the sign-in page
  notFound: { ...portal, page: 'app/not-found-page.tsx', shape: 'article', status: 404 },
} as const satisfies Record<RouteName, Route>

export type RouteIn<Shell extends Route['shell']> = {
  [N in RouteName]: (typeof routes)[N]['shell'] extends Shell ? N : never
}[RouteName]

export function isRouteName(value: unknown): value is RouteName {
  return typeof value === 'string' && Object.hasOwn(routes, value)
}

export function routeOf(name: RouteName): Route {
  return routes[name]
}

const LANDING_OF_ROLE: Record<Role, PlainRouteName> = {
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
