import type { ProgramGlance } from '@rahnama/contract/eligibility/eligibility.ts'
import { useQuery } from '@tanstack/react-query'
import { type Service, ServiceCards } from '../assessments/assessments.tsx'
import { summaryQuery } from '../reports/reports.tsx'
import { SkeletonCards } from '../ui/skeleton/skeleton.tsx'

const MOST_SHOWN = 3

/** The services of the programs that are nearest to this person; the rest stand on their own page. */
export function NearestServices() {
  const { data, isPending } = useQuery(summaryQuery)
  if (isPending) return <SkeletonCards count={MOST_SHOWN} />
  return <ServiceCards only={data && servicesOf(data.programs)} level={3} />
}

/** Express Entry is one service for its three programs. */
function servicesOf(programs: readonly ProgramGlance[]): Service['program'][] {
  const named = programs.map(({ program }) => (program === 'CEC' || program === 'FST' ? 'FSW' : program))
  return [...new Set(named)].slice(0, MOST_SHOWN)
}
