import type { ApplicationSummary } from '@rahnama/contract/applications.ts'
import type { DeskRow } from '@rahnama/contract/cases/cases.ts'
import type { Checklist } from '@rahnama/contract/documents.ts'
import type { InboxRow } from '@rahnama/contract/message-desk.ts'
import type { ReportSummary } from '@rahnama/contract/reports.ts'
import { pathsOf, ROUTE_NAMES, type RouteName, routeOf } from '@rahnama/web/site-map.ts'

export type Visit = { name: RouteName; path: string }

/** Something for every path with a part of its own; what belongs to a person is not there, see `visitsOfClient`. */
const SAMPLES: Partial<Record<RouteName, Record<string, string>>> = {
  article: { slug: 'how-the-crs-works' },
  contentPage: { slug: 'privacy' },
  unsubscribe: { token: 'no-such-link' },
  guestData: { token: 'no-such-link' },
  selfCheckStep: { step: 'age' },
  appointment: { token: 'no-such-appointment' },
  portalBooking: { type: 'initial' },
  portalAppointment: { token: 'no-such-appointment' },
  verifiedReport: { code: 'RH-2222-2222' },
  keptReport: { id: 'no-such-report' },
  startupVisa: { step: 'team' },
  profileStep: { step: 'general' },
  startupAssessment: { step: 'background' },
  transfer: { step: 'applicant' },
  studyAbroad: { step: 'plan' },
  application: { id: 'no-such-application' },
  verifyDocument: { folio: 'A-2222-2222', versionId: 'no-such-version' },
  applicationSend: { id: 'no-such-application' },
  applicationSent: { id: 'no-such-application' },
  caseFile: { folio: 'A-0000-000' },
}

/** Every address of the site map but those for engineers, both of a page with two. */
export const VISITS: readonly Visit[] = ROUTE_NAMES.filter((name) => routeOf(name).only !== 'development').flatMap(
  (name) => pathsOf(name).map((path) => ({ name, path: fillIn(name, path) })),
)

/** The first address of each page. */
export const PAGES: readonly Visit[] = VISITS.filter(
  (visit) => visit === VISITS.find(({ name }) => name === visit.name),
)

function fillIn(name: RouteName, path: string): string {
  return path === '*' ? '/no/such/page' : fillInWith(SAMPLES[name] ?? {}, path)
}

function fillInWith(parameters: Record<string, string>, path: string): string {
  return path.replace(/:(\w+)/g, (_, parameter: string) => {
    const value = parameters[parameter]
    if (!value) throw new Error(`${path} needs a sample for :${parameter}`)
    return value
  })
}

/** What only the demonstration's client can open: each page with something in it, at each stage it can be in. */
export async function visitsOfClient(read: <Answer>(path: string) => Promise<Answer>): Promise<readonly Visit[]> {
  const { applications } = await read<{ applications: ApplicationSummary[] }>('/api/applications')
  const { reports } = await read<{ reports: ReportSummary[] }>('/api/reports')
  const { threads } = await read<{ threads: { id: string }[] }>('/api/messages')
  const byStage = new Map(applications.map((each) => [each.stage, each]))
  const unsent = byStage.get('preparing')
  const sent = applications.find(({ submittedAt }) => submittedAt !== null)
  const [report] = reports
  if (!unsent || !sent || !report) throw new Error('the demonstration lacks an application or a report')
  const at = (name: RouteName, parameters: Record<string, string>): Visit => ({
    name,
    path: fillInWith(parameters, pathsOf(name)[0] ?? ''),
  })
  return [
    ...[...byStage.values()].map(({ id }) => at('application', { id })),
    at('applicationSend', { id: unsent.id }),
    at('applicationSent', { id: sent.id }),
    at('keptReport', { id: report.id }),
    at('verifiedReport', { code: report.code }),
    at('profileStep', { step: 'check' }),
    { name: 'messages', path: `${pathsOf('messages')[0]}?thread=${threads[0]?.id}` },
  ]
}

/** What only staff can open: each part of a case that has most to show, a document to verify, and the full queue. */
export async function visitsOfStaff(read: <Answer>(path: string) => Promise<Answer>): Promise<readonly Visit[]> {
  const { rows } = await read<{ rows: DeskRow[] }>('/api/desk?view=all&kind=case&limit=100')
  const fullest = rows.toSorted((a, b) => b.flags.length - a.flags.length)[0]
  if (!fullest) throw new Error('the demonstration lacks a case')
  const path = fillInWith({ folio: fullest.folio }, pathsOf('caseFile')[0] ?? '')
  const parts = ['summary', 'answers', 'documents', 'questions', 'timeline', 'client', 'team']
  const { folio } = rows.find(({ documentsToVerify }) => documentsToVerify > 0) ?? fullest
  const { entries } = await read<Pick<Checklist, 'entries'>>(`/api/cases/${folio}/documents`)
  const versionId = entries.flatMap(({ document }) => document.versions)[0]?.id
  if (!versionId) throw new Error('the demonstration lacks a document to verify')
  const { threads } = await read<{ threads: InboxRow[] }>('/api/message-desk?view=all&limit=100')
  const thread = threads.find(({ client }) => client.folio !== null && client.closed === null)
  if (!thread) throw new Error('the demonstration lacks a conversation about a case')
  const afterwards = threads.find(({ client }) => client.closed !== null)
  if (!afterwards) throw new Error('the demonstration lacks a message on a closed case')
  const closed = fillInWith({ folio: afterwards.client.folio ?? '' }, pathsOf('caseFile')[0] ?? '')
  const talkedAbout = fillInWith({ folio: thread.client.folio ?? '' }, pathsOf('caseFile')[0] ?? '')
  return [
    { name: 'caseFile', path: `${talkedAbout}?part=messages` },
    { name: 'caseFile', path: `${talkedAbout}?part=messages&thread=${thread.id}` },
    { name: 'messages', path: `${pathsOf('messages')[0]}?view=all&thread=${thread.id}` },
    { name: 'messages', path: `${pathsOf('messages')[0]}?view=all&thread=${afterwards.id}` },
    ...['reopen', 'begin'].map((act) => ({ name: 'caseFile' as const, path: `${closed}?part=messages&act=${act}` })),
    ...parts.map((part) => ({ name: 'caseFile' as const, path: `${path}?part=${part}` })),
    { name: 'verifyDocument', path: fillInWith({ folio, versionId }, pathsOf('verifyDocument')[0] ?? '') },
    { name: 'cases', path: `${pathsOf('cases')[0]}?view=all` },
  ]
}

/** Every public page whose words the office writes. */
export const WRITTEN_PAGES = [
  '/',
  '/landing',
  '/services',
  '/about-us',
  '/our-team',
  '/success-stories',
  '/contact',
  '/articles',
  '/articles/clb-and-language-tests',
  '/articles/credential-assessment-step-by-step',
  '/articles/how-the-crs-works',
  '/articles/proof-of-funds',
  '/articles/study-in-canada-first-steps',
  '/articles/study-in-china-without-chinese',
  '/articles/your-first-consultation',
  '/pages/privacy',
  '/pages/terms',
  '/pages/accessibility',
  '/pages/faq',
  '/pages/study-in-canada',
]
