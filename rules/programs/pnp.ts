import { any, type Facts, hasOfferIn, known, PROVINCES, type Province, type Truth, teerOf } from '../profile/profile.ts'
import { connectedTo, hasTieTo, studiedIn, workedIn } from './connection.ts'
import { type Intakes, takesApplications } from './intake.ts'
import { levelInAll } from './language.ts'
import { type Stream, type StreamKind, streamsOf } from './pnp-streams.ts'
import { confirmed, pick, type Requirement, requirement } from './requirement.ts'
import { type RouteResult, type Verdict, verdictOnFacts } from './result.ts'
import { thresholdsOn } from './thresholds.ts'

const PHYSICIANS = ['31100', '31101', '31102']

/** All streams of one province share this, worked out once. */
type Ground = {
  intent: Requirement
  connection: Requirement
  language: Requirement
  decision: Requirement
  offer: Truth
  federal: Verdict
}

type Outcome = { requirements: readonly Requirement[]; onFacts: Verdict }

/** The province's own occupation list and points decide; no answer of the profile settles it. */
const OWN_CRITERIA = requirement('pnp-stream-criteria', 'PROVINCE_DECIDES')

/** Streams of the province the person wants to live in, or of all provinces where that is still open. */
export function pnpRoutes(facts: Facts, federal: Verdict, intakes: Intakes): RouteResult[] {
  const intended = known(facts.profile.intendedProvince)
  const language = levelInAll('pnp-language', facts.languages, thresholdsOn(facts.on).pnpFederalLanguageFloor)
  const routes: RouteResult[] = []
  if (intended !== undefined && intended !== 'any') {
    addProvince(routes, facts, intended, groundOf(facts, intended, federal, language), intakes)
    return routes
  }
  const elsewhere: { ground?: Ground; outcomes: Map<StreamKind, Outcome> } = { outcomes: new Map() }
  for (const province of PROVINCES) {
    const tied = hasTieTo(facts.profile, province)
    const ground = (!tied && elsewhere.ground) || groundOf(facts, province, federal, language)
    if (!tied) elsewhere.ground = ground
    addProvince(routes, facts, province, ground, intakes, tied ? undefined : elsewhere.outcomes)
  }
  return routes
}

/** Plain streams of a kind come out alike in all provinces on the same ground; `alike` keeps them. */
function addProvince(
  routes: RouteResult[],
  facts: Facts,
  province: Province,
  ground: Ground,
  intakes: Intakes,
  alike?: Map<StreamKind, Outcome>,
): void {
  const { intakeId, groups } = streamsOf(province)
  const intake = intakes[intakeId]
  const closed = !takesApplications(intake)
  for (const { stream, plain, ids } of groups) {
    const shared = plain ? alike : undefined
    const { requirements, onFacts } = shared?.get(stream.kind) ?? outcomeOf(facts, stream, ground, shared)
    const verdict = closed ? 'closed' : onFacts
    for (const route of ids) routes.push({ route, intake, requirements, verdict })
  }
}

function outcomeOf(facts: Facts, stream: Stream, ground: Ground, shared?: Map<StreamKind, Outcome>): Outcome {
  const requirements = streamRequirements(facts, stream, ground)
  const outcome: Outcome = { requirements, onFacts: verdictOnFacts(requirements) }
  shared?.set(stream.kind, outcome)
  return outcome
}

/** The one requirement of the program itself: a province that nominates. */
export function pnpIntent(facts: Facts): Requirement {
  const intended = known(facts.profile.intendedProvince)
  if (intended === undefined) return requirement('pnp-intent', 'NOT_ANSWERED')
  const nominates = intended === 'any' || streamsOf(intended).groups.length > 0
  return requirement('pnp-intent', nominates ? 'PROVINCE_FITS' : 'PROVINCE_WITHOUT_PROGRAM', { have: intended })
}

function groundOf(facts: Facts, province: Province, federal: Verdict, language: Requirement): Ground {
  const intended = known(facts.profile.intendedProvince)
  return {
    intent: requirement('pnp-intent', intended === undefined ? 'NOT_ANSWERED' : 'PROVINCE_FITS'),
    connection: requirement(
      'pnp-connection',
      pick(connectedTo(facts, province), 'CONNECTION_FOUND', 'CONNECTION_MISSING', 'NOT_ANSWERED'),
    ),
    language,
    decision: requirement(
      'pnp-province-decides',
      isNominatedBy(facts, province) ? 'NOMINATION_HELD' : 'PROVINCE_DECIDES',
    ),
    offer: hasOfferIn(facts.profile, province),
    federal,
  }
}

function isNominatedBy({ profile }: Facts, province: Province): boolean {
  const nomination = known(profile.nomination)
  return nomination !== undefined && nomination !== 'none' && known(nomination.province) === province
}

function streamRequirements(facts: Facts, stream: Stream, ground: Ground): Requirement[] {
  const requirements = [
    ground.intent,
    kindRequirement(facts, stream, ground),
    ground.connection,
    ground.language,
    ground.decision,
  ]
  if (stream.language) requirements.push(streamLanguage(facts, stream.language))
  if (stream.netWorthCad) requirements.push(netWorth(facts, thresholdsOn(facts.on)[stream.netWorthCad]))
  return requirements
}

function kindRequirement(facts: Facts, stream: Stream, ground: Ground): Requirement {
  switch (stream.kind) {
    case 'jobOffer':
      return offerRequirement(facts, stream, ground.offer)
    case 'experienceThere':
      return offerRequirement(facts, stream, any(ground.offer, workedIn(facts.profile.jobs, stream.province)))
    case 'expressEntry':
      return requirement('pnp-express-entry', FEDERAL_REASON[ground.federal])
    case 'graduate':
      return graduate(facts, stream.province)
    case 'french':
      return levelInAll('pnp-french', facts.languages, thresholdsOn(facts.on).pnpFrenchLevel, 'french')
    case 'physician':
      return physician(facts)
    case 'business':
      return confirmed('pnp-business-plan', known(facts.profile.businessPlan))
    case 'connection':
      return OWN_CRITERIA
  }
}

function graduate(facts: Facts, province: Province): Requirement {
  const studied = studiedIn(facts, province)
  return requirement('pnp-graduate', pick(studied, 'STUDIED_THERE', 'DID_NOT_STUDY_THERE', 'NOT_ANSWERED'))
}

const FEDERAL_REASON = {
  eligible: 'FEDERAL_PROGRAM_MET',
  unknown: 'FEDERAL_PROGRAM_OPEN',
  notEligible: 'FEDERAL_PROGRAM_NOT_MET',
  closed: 'FEDERAL_PROGRAM_NOT_MET',
} as const satisfies Record<Verdict, string>

function offerRequirement({ profile }: Facts, { teers }: Stream, held: Truth): Requirement {
  const reason = pick(held, 'OFFER_HELD', 'OFFER_MISSING', 'NOT_ANSWERED')
  const offer = known(profile.jobOffer)
  if (!held || !teers || offer === undefined || offer === 'none') return requirement('pnp-job-offer', reason)
  const teer = teerOf(offer)
  const fits = teer === undefined ? undefined : teers.includes(teer)
  return requirement('pnp-job-offer', pick(fits, 'OFFER_HELD', 'OFFER_OTHER_LEVEL', 'NOT_ANSWERED'), { have: teer })
}

function streamLanguage({ languages, on }: Facts, { some, all }: NonNullable<Stream['language']>): Requirement {
  const inAll = levelInAll('pnp-stream-language', languages, thresholdsOn(on)[all])
  if (inAll.status !== 'notMet') return inAll
  const inSome = levelInAll('pnp-stream-language', languages, thresholdsOn(on)[some])
  return inSome.status === 'met' ? requirement('pnp-stream-language', 'LANGUAGE_LEVEL_OPEN', inAll) : inSome
}

function physician({ profile }: Facts): Requirement {
  const doctor: Truth = profile.jobs
    ? any(...profile.jobs.map((job) => (known(job.noc) ? PHYSICIANS.includes(job.noc ?? '') : undefined)))
    : undefined
  return requirement('pnp-occupation', pick(doctor, 'OCCUPATION_FITS', 'OCCUPATION_DIFFERS', 'NOT_ANSWERED'))
}

function netWorth({ profile }: Facts, need: number): Requirement {
  const have = known(profile.netWorthCad)
  const enough = have === undefined ? undefined : have >= need
  return requirement('pnp-net-worth', pick(enough, 'FUNDS_ENOUGH', 'FUNDS_TOO_LOW', 'NOT_ANSWERED'), { have, need })
}
