import type { ContradictionCode } from '@rahnama/rules/contradictions/contradictions.ts'
import type {
  CrsCap,
  CrsFactor,
  CrsReason,
  CrsResult,
  CrsSection,
  LevelPointsReason,
  PartnerReason,
  RuleSetId,
} from '@rahnama/rules/crs/crs.ts'
import type { RoundCategory } from '@rahnama/rules/draws/draws.ts'
import type { AdaptabilityClaim, FswFactor, FswReason } from '@rahnama/rules/fsw/fsw.ts'
import type { Ability, OfficialLanguage, TestId } from '@rahnama/rules/language/language.ts'
import type { OpenAnswer } from '@rahnama/rules/profile/profile.ts'
import type { Aside } from '@rahnama/rules/program-order/program-order.ts'
import type {
  IntakeStatus,
  Notice,
  Program,
  Reason,
  RequirementId,
  RouteId,
  Settling,
  Status,
  Unit,
  Verdict,
} from '@rahnama/rules/programs/programs.ts'
import type { EventCode } from '@rahnama/rules/projection/projection.ts'
import type {
  Arrangement,
  Certainty,
  Cost,
  ImprovementId,
  LeftOutReason,
} from '@rahnama/rules/recommendations/recommendations.ts'
import { z } from '../zod.ts'

/** A code of the rules. Read as any word, so that a kept result opens even after the rules have moved on. */
const code = <T extends string>() => z.string() as unknown as z.ZodMiniType<T>
const day = z.iso.date()
const count = z.number()

const AbilityPoints = <R extends string>() =>
  z.object({ ability: code<Ability>(), level: count, points: count, reason: code<R>() })

/** The address of the question behind each answer that a result names. */
export const Places = z.record(z.string(), z.string())
export type Places = z.output<typeof Places>

/** Answers a result waits for. */
export const OpenAnswers = z.array(code<OpenAnswer>())

const Range = z.object({
  low: count,
  high: count,
  open: z.array(z.object({ answer: code<OpenAnswer>(), points: count })),
})

const CrsLine = z.object({
  section: code<CrsSection>(),
  factor: code<CrsFactor>(),
  points: count,
  maximum: count,
  reason: code<CrsReason>(),
  source: z.string(),
  ruleSet: code<RuleSetId>(),
  wasted: z.exactOptional(count),
  cap: z.exactOptional(code<CrsCap>()),
  abilities: z.exactOptional(z.array(AbilityPoints<LevelPointsReason>())),
  /** The one entry of a list that the reason speaks of. */
  entry: z.exactOptional(z.string()),
})

const Crs = z.object({
  ruleSet: code<RuleSetId>(),
  notice: z.exactOptional(
    z.union([
      z.object({ code: z.literal('CHANGE_REPORTED_VALUES_UNKNOWN'), since: day }),
      z.object({ code: z.literal('BEFORE_EXPRESS_ENTRY'), until: day }),
    ]),
  ),
  scoredAs: code<CrsResult['scoredAs']>(),
  scoredAsReason: code<PartnerReason>(),
  core: z.object({
    age: count,
    education: count,
    firstLanguage: count,
    secondLanguage: count,
    canadianWork: count,
    total: count,
  }),
  spouse: z.object({ education: count, language: count, canadianWork: count, total: count }),
  transferability: z.object({
    educationLanguage: count,
    educationCanadianWork: count,
    educationTotal: count,
    foreignWorkLanguage: count,
    foreignWorkCanadianWork: count,
    foreignWorkTotal: count,
    certificateLanguage: count,
    total: count,
  }),
  additional: z.object({
    sibling: count,
    french: count,
    canadianEducation: count,
    provincialNomination: count,
    arrangedEmployment: count,
    total: count,
  }),
  total: count,
  lines: z.array(CrsLine),
})

const Fsw = z.object({
  total: count,
  passMark: count,
  passes: z.boolean(),
  meetsLanguageMinimum: z.boolean(),
  meetsExperienceMinimum: z.boolean(),
  meetsEducationMinimum: z.boolean(),
  ruleSet: z.string(),
  lines: z.array(
    z.object({
      factor: code<FswFactor>(),
      points: count,
      maximum: count,
      reason: code<FswReason>(),
      source: z.string(),
      wasted: z.exactOptional(count),
      claims: z.exactOptional(
        z.array(z.object({ claim: code<AdaptabilityClaim | 'arrangedEmployment'>(), points: count })),
      ),
    }),
  ),
})

const Intake = z.object({
  status: code<IntakeStatus>(),
  since: day,
  orEarlier: z.exactOptional(z.literal(true)),
  notice: z.union([code<Notice>(), z.object({ en: z.string(), fa: z.string() })]),
  source: z.string(),
})

const figure = z.union([z.number(), z.string()])
export const Requirement = z.object({
  id: code<RequirementId>(),
  status: code<Status>(),
  hard: z.boolean(),
  reason: code<Reason>(),
  source: z.string(),
  /** The profile's answer it was read from. */
  asks: z.string(),
  settledBy: z.exactOptional(code<Settling>()),
  have: z.exactOptional(figure),
  need: z.exactOptional(figure),
  unit: z.exactOptional(code<Unit>()),
})

export const ProgramStanding = z.object({
  program: code<Program>(),
  verdict: code<Verdict>(),
  /** It is judged, but not put before this person, for this reason. */
  aside: z.exactOptional(code<Aside>()),
  intake: Intake,
  /** The way in that the facts point to, where a program has several. */
  route: z.exactOptional(code<RouteId>()),
  requirements: z.array(Requirement),
  /** Other ways in that are no less hopeful. */
  otherRoutes: z.array(z.object({ route: code<RouteId>(), verdict: code<Verdict>() })),
})

/** A program in one line: how many of its hard requirements are met. */
export const ProgramGlance = z.object({
  program: code<Program>(),
  verdict: code<Verdict>(),
  aside: z.exactOptional(code<Aside>()),
  met: z.int(),
  required: z.int(),
})

/** What a person does next, as the programs stand. */
export const Prospect = z.discriminatedUnion('what', [
  z.object({ what: z.literal('apply'), program: code<Program>() }),
  z.object({
    what: z.literal('change'),
    program: code<Program>(),
    /** The one to settle first, and the address of the question behind it. */
    requirement: Requirement,
    place: z.string(),
    met: z.int(),
    short: z.int(),
  }),
  z.object({ what: z.literal('talk') }),
])

/** Hard requirements of a program that surely are not met, and what would be a better way. */
export const Shortfall = z.object({ unmet: z.array(Requirement), better: z.nullable(code<Program>()) })

/** The profile as one of the three readings sees it. */
export const ReadingResult = z.object({ range: Range, crs: Crs, fsw: Fsw, programs: z.array(ProgramStanding) })

const Aim = z.object({
  ability: z.exactOptional(code<Ability>()),
  language: z.exactOptional(code<OfficialLanguage>()),
  from: z.exactOptional(count),
  to: z.exactOptional(count),
  score: z.exactOptional(count),
})

const Improvement = z.object({
  id: code<ImprovementId>(),
  aim: z.exactOptional(Aim),
  points: count,
  total: count,
  months: count,
  lostToAge: count,
  cost: code<Cost>(),
  certainty: code<Certainty>(),
  interactions: z.array(z.object({ section: code<CrsSection>(), factor: code<CrsFactor>(), points: count })),
  source: z.string(),
})

const ProjectedMonth = z.object({
  month: z.int(),
  on: day,
  score: count,
  difference: count,
  events: z.array(
    z.object({
      code: code<EventCode>(),
      count: z.exactOptional(count),
      test: z.exactOptional(code<TestId>()),
    }),
  ),
})

const RoundBeside = z.object({
  number: z.exactOptional(z.int()),
  on: day,
  category: code<RoundCategory>(),
  invitations: z.int(),
  cutOff: z.int(),
  tieBreak: z.exactOptional(z.iso.datetime()),
  source: z.string(),
  /** It is true when the person could have been looked at in a round of this category. */
  fits: z.boolean(),
  /** The score is so far above the cut-off. */
  margin: z.int(),
})

/** Each is known by a day: since when its newest entry holds. */
export const RuleSets = z.object({
  crs: code<RuleSetId>(),
  fsw: z.string(),
  intakes: day,
  rounds: day,
  /** Counts what the owner ever changed of rounds and intakes; without it they had entered nothing. */
  book: z.exactOptional(z.int()),
})

/** The rules say all this of a profile on a day, in codes: either language can be drawn from it. */
export const Assessment = z.object({
  on: day,
  ruleSets: RuleSets,
  readings: z.object({ told: ReadingResult, evidenced: ReadingResult, verified: ReadingResult }),
  improvements: z.array(Improvement),
  leftOut: z.array(z.object({ id: code<ImprovementId>(), reason: code<LeftOutReason>() })),
  wasted: z.array(
    z.object({ section: code<CrsSection>(), factor: code<CrsFactor>(), points: count, cap: code<CrsCap>() }),
  ),
  arrangements: z.array(z.object({ arrangement: code<Arrangement>(), total: count })),
  projection: z.object({
    months: z.array(ProjectedMonth),
    bestMonth: z.int(),
    firstLossMonth: z.exactOptional(z.int()),
    costOfWaiting: count,
  }),
  rounds: z.array(RoundBeside),
  contradictions: z.array(
    z.object({
      code: code<ContradictionCode>(),
      answers: z.array(z.string()),
      params: z.exactOptional(z.record(z.string(), figure)),
    }),
  ),
})

export type Assessment = z.output<typeof Assessment>
export type ReadingResult = z.output<typeof ReadingResult>
export type RuleSets = z.output<typeof RuleSets>
export type ProgramGlance = z.output<typeof ProgramGlance>

export type Shortfall = z.output<typeof Shortfall>
export type ProgramStanding = z.output<typeof ProgramStanding>
export type RequirementStanding = z.output<typeof Requirement>
export type RoundBeside = z.output<typeof RoundBeside>
