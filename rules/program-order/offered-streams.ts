import { type Facts, known } from '../profile/profile.ts'
import { type RouteResult, STREAMS, type StreamId, thresholdsOn } from '../programs/programs.ts'

const FARM_STREAMS: readonly StreamId[] = ['AB_FARM']
/** NOC 2021: managers, supervisors and workers of farms. */
const FARM_WORK = /^(8002[01]|82030|84120|8510[01])$/

/** A stream for people of means and plans of their own is not put before somebody who has told of neither. */
export function offeredRoutes(facts: Facts, routes: readonly RouteResult[]): RouteResult[] {
  const mayInvest = isInvestor(facts)
  return routes.filter(({ route }) => {
    const id = route as StreamId
    if (STREAMS[id]?.kind !== 'business') return true
    return mayInvest && (!FARM_STREAMS.includes(id) || worksOnFarm(facts))
  })
}

function isInvestor({ profile, on }: Facts): boolean {
  const worth = known(profile.netWorthCad)
  const isWealthy = worth === undefined ? undefined : worth >= thresholdsOn(on).pnpBcRegionalNetWorthCad
  const hasPlan = known(profile.businessPlan)
  return hasPlan ? isWealthy !== false : hasPlan === undefined && isWealthy === true
}

function worksOnFarm({ profile }: Facts): boolean {
  return profile.jobs?.some(({ noc }) => FARM_WORK.test(known(noc) ?? '')) ?? false
}
