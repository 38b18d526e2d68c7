import { pathsOf, type RouteName, routeOf, routes } from '@rahnama/web/site-map.ts'

export type Visit = { name: RouteName; path: string }

/** Something that exists for every path with a part of its own. */
const SAMPLES: Partial<Record<RouteName, Record<string, string>>> = {
  article: { slug: 'how-the-crs-works' },
  contentPage: { slug: 'privacy' },
  selfCheckStep: { step: 'age' },
  appointment: { token: 'no-such-appointment' },
  verifiedReport: { code: 'RH-2222-2222' },
  keptReport: { id: 'no-such-report' },
  startupVisa: { step: 'team' },
  profileStep: { step: 'general' },
  startupAssessment: { step: 'background' },
  transfer: { step: 'applicant' },
  studyAbroad: { step: 'plan' },
  application: { id: 'no-such-application' },
  applicationSend: { id: 'no-such-application' },
  applicationSent: { id: 'no-such-application' },
}

/** Every address of the site map but those for engineers, both of a page with two. */
export const VISITS: readonly Visit[] = (Object.keys(routes) as RouteName[])
  .filter((name) => routeOf(name).only !== 'development')
  .flatMap((name) => pathsOf(name).map((path) => ({ name, path: fillIn(name, path) })))

function fillIn(name: RouteName, path: string): string {
  if (path === '*') return '/no/such/page'
  return path.replace(/:(\w+)/g, (_, parameter: string) => {
    const value = SAMPLES[name]?.[parameter]
    if (!value) throw new Error(`${name} needs a sample for :${parameter}`)
    return value
  })
}
