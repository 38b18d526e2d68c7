import { any, type Facts, hasOfferIn, known, PROVINCES, type Province, type Truth, teerOf } from '../profile/profile.ts'
import { connectedTo, hasTieTo, studiedIn, workedIn } from './connection.ts'
import { type Intakes, takesApplications } from './intake.ts'
import { levelInAll } from './language.ts'
import { type Stream, type StreamGroup, type StreamKind, streamsOf } from './pnp-streams.ts'
import { confirmed, pick, type Requirement, requirement } from './requirement.ts'
import { type RouteResult, type Verdict, verdictOnFacts } from './result.ts'

const FEDERAL_FLOOR = 4
const FRENCH_LEVEL = 5
const PHYSICIANS = ['31100', '31101', '31102']

/** What all streams of one province share, worked out once. */
type Ground = {
  intent: Requirement
  connection: Requirement
  language: Requirement
  decision: Requirement
  offer: Truth
  federal: Verdict
  byKind: Map<StreamKind, Outcome>
}

type Outcome = { requirements: readonly Requirement[]; onFacts: Verdict }

/** The province's own occupation list and points decide; no answer of the profile settles it. */
const OWN_CRITERIA = requirement('pnp-stream-criteria', 'PROVINCE_DECIDES')

/** Streams of the province the person wants to live in, or of all provinces where that is still open. */
export function pnpRoutes(facts: Facts, federal: Verdict, intakes: Intakes): RouteResult[] {
  const intended = known(facts.profile.intendedProvince)
  const provinces: readonly Province[] = intended === undefined || intended === 'any' ? PROVINCES : [intended]
  const language = levelInAll('pnp-language', facts.languages, FEDERAL_FLOOR)
  const routes: RouteResult[] = []
  let elsewhere: Ground | undefined
  for (const province of provinces) {
    const { intakeId, groups } = streamsOf(province)
    if (groups.length === 0) continue
    const tied = hasTieTo(facts.profile, province)
    const ground = (!tied && elsewhere) || groundOf(facts, province, federal, language)
    if (!tied) elsewhere = ground
    const intake = intakes[intakeId]
    const closed = !takesApplications(intake)
    for (const group of groups) {
      const { requirements, onFacts } = outcomeOf(facts, group, ground)
      const verdict = closed ? 'closed' : onFacts
      for (const route of group.ids) routes.push({ route, intake, requirements, verdict })
    }
  }
  return routes
}

/** Plain streams of a kind come out alike in all provinces on the same ground. */
function outcomeOf(facts: Facts, { stream, plain }: StreamGroup, ground: Ground): Outcome {
  const made = plain ? ground.byKind.get(stream.kind) : undefined
  if (made) return made
  const requirements = streamRequirements(facts, stream, ground)
  const outcome: Outcome = { requirements, onFacts: verdictOnFacts(requirements) }
  if (plain) ground.byKind.set(stream.kind, outcome)
  return outcome
}

/** The one requirement of the programme itself: a province that nominates. */
export function pnpIntent(facts: Facts): Requirement {
  const intended = known(facts.profile.intendedProvince)
  if (intended === undefined) return requirement('pnp-intent', 'NOT_ANSWERED')
  const nominates = intended === 'any' || streamsOf(intended).groups.length > 0
  return requirement('pnp-intent', nominates ? 'PROVINCE_FITS' : 'PROVINCE_WITHOUT_PROGRAMME', { have: intended })
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
    byKind: new Map(),
  }
}

function isNominatedBy({ profile }: Facts, province: Province): boolean {
  const nomination = known(profile.nomination)
  return nomination !== undefined && nomination !== 'none' && known(nomination.province) === province
}

function streamRequirements(facts: Facts, stream: Stream, ground: Ground): Requirement[] {
  return [
    ground.intent,
    ...kindRequirements(facts, stream, ground),
    ground.connection,
    ground.language,
    ground.decision,
  ]
}

function kindRequirements(facts: Facts, stream: Stream, ground: Ground): Requirement[] {
  switch (stream.kind) {
    case 'jobOffer':
      return [offerRequirement(facts, stream, ground.offer), ...streamLanguage(facts, stream)]
    case 'experienceThere':
      return [offerRequirement(facts, stream, any(ground.offer, workedIn(facts.profile.jobs, stream.province)))]
    case 'expressEntry':
      return [requirement('pnp-express-entry', FEDERAL_REASON[ground.federal])]
    case 'graduate':
      return [
        requirement(
          'pnp-graduate',
          pick(studiedIn(facts, stream.province), 'STUDIED_THERE', 'DID_NOT_STUDY_THERE', 'NOT_ANSWERED'),
        ),
      ]
    case 'french':
      return [levelInAll('pnp-french', facts.languages, FRENCH_LEVEL, 'french')]
    case 'physician':
      return [physician(facts)]
    case 'business':
      return business(facts, stream)
    case 'connection':
      return [OWN_CRITERIA]
  }
}

const FEDERAL_REASON = {
  eligible: 'FEDERAL_PROGRAMME_MET',
  unknown: 'FEDERAL_PROGRAMME_OPEN',
  notEligible: 'FEDERAL_PROGRAMME_NOT_MET',
  closed: 'FEDERAL_PROGRAMME_NOT_MET',
} as const satisfies Record<Verdict, string>

function offerRequirement({ profile }: Facts, { teers }: Stream, held: Truth): Requirement {
  const reason = pick(held, 'OFFER_HELD', 'OFFER_MISSING', 'NOT_ANSWERED')
  const offer = known(profile.jobOffer)
  if (!held || !teers || offer === undefined || offer === 'none') return requirement('pnp-job-offer', reason)
  const teer = teerOf(offer)
  const fits = teer === undefined ? undefined : teers.includes(teer)
  return requirement('pnp-job-offer', pick(fits, 'OFFER_HELD', 'OFFER_OTHER_LEVEL', 'NOT_ANSWERED'), { have: teer })
}

function streamLanguage({ languages }: Facts, { language }: Stream): Requirement[] {
  if (!language) return []
  const forAll = levelInAll('pnp-stream-language', languages, language.all)
  if (forAll.status !== 'notMet') return [forAll]
  const forSome = levelInAll('pnp-stream-language', languages, language.some)
  return [forSome.status === 'met' ? requirement('pnp-stream-language', 'LANGUAGE_LEVEL_OPEN', forAll) : forSome]
}

function physician({ profile }: Facts): Requirement {
  const doctor: Truth = profile.jobs
    ? any(...profile.jobs.map((job) => (known(job.noc) ? PHYSICIANS.includes(job.noc ?? '') : undefined)))
    : undefined
  return requirement('pnp-occupation', pick(doctor, 'OCCUPATION_FITS', 'OCCUPATION_DIFFERS', 'NOT_ANSWERED'))
}

function business({ profile }: Facts, { netWorthCad: need }: Stream): Requirement[] {
  const plan = confirmed('pnp-business-plan', known(profile.businessPlan))
  if (need === undefined) return [plan]
  const have = known(profile.netWorthCad)
  const enough = have === undefined ? undefined : have >= need
  return [
    plan,
    requirement('pnp-net-worth', pick(enough, 'FUNDS_ENOUGH', 'FUNDS_TOO_LOW', 'NOT_ANSWERED'), { have, need }),
  ]
}
