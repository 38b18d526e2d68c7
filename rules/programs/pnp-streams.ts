import { PROVINCES, type Province } from '../profile/profile.ts'
import type { IntakeId } from './intake.ts'
import type { ThresholdName } from './thresholds.ts'

/** Each kind of stream has its own requirements in `pnp.ts`. */
export type StreamKind =
  | 'jobOffer'
  | 'experienceThere'
  | 'expressEntry'
  | 'connection'
  | 'graduate'
  | 'business'
  | 'french'
  | 'physician'

export type Stream = {
  province: Province
  kind: StreamKind
  /** Linked to Express Entry, so that the nomination brings 600 CRS points. */
  enhanced: boolean
  netWorthCad: ThresholdName | undefined
  /** TEER of the offered job. */
  teers: readonly number[] | undefined
  /** The lower level is asked in some occupations, the higher one is enough in all. */
  language: { some: ThresholdName; all: ThresholdName } | undefined
}

const stream = (province: Province, kind: StreamKind, more: Partial<Stream> = {}): Stream => ({
  province,
  kind,
  enhanced: more.enhanced ?? false,
  netWorthCad: more.netWorthCad,
  teers: more.teers,
  language: more.language,
})
const enhanced = (province: Province) => stream(province, 'expressEntry', { enhanced: true })

/** Streams of 2026 as each province names them. */
export const STREAMS = {
  AB_OPPORTUNITY: stream('AB', 'experienceThere'),
  AB_EXPRESS_ENTRY: enhanced('AB'),
  AB_HEALTH_CARE: stream('AB', 'jobOffer', { enhanced: true }),
  AB_RURAL_RENEWAL: stream('AB', 'jobOffer'),
  AB_TOURISM: stream('AB', 'jobOffer'),
  AB_RURAL_ENTREPRENEUR: stream('AB', 'business'),
  AB_GRADUATE_ENTREPRENEUR: stream('AB', 'business'),
  AB_FOREIGN_GRADUATE_ENTREPRENEUR: stream('AB', 'business'),
  AB_FARM: stream('AB', 'business'),
  BC_SKILLED_WORKER: stream('BC', 'jobOffer', { enhanced: true }),
  BC_HEALTH_AUTHORITY: stream('BC', 'jobOffer', { enhanced: true }),
  BC_ENTREPRENEUR_BASE: stream('BC', 'business', { netWorthCad: 'pnpBcBaseNetWorthCad' }),
  BC_ENTREPRENEUR_REGIONAL: stream('BC', 'business', { netWorthCad: 'pnpBcRegionalNetWorthCad' }),
  BC_STRATEGIC_PROJECTS: stream('BC', 'business'),
  MB_SKILLED_WORKER: stream('MB', 'experienceThere'),
  MB_SKILLED_WORKER_OVERSEAS: stream('MB', 'connection'),
  MB_INTERNATIONAL_EDUCATION: stream('MB', 'graduate'),
  MB_BUSINESS_INVESTOR: stream('MB', 'business'),
  NB_SKILLED_WORKER: stream('NB', 'jobOffer'),
  NB_EXPRESS_ENTRY: enhanced('NB'),
  NB_STRATEGIC_INITIATIVE: stream('NB', 'french'),
  NB_BUSINESS: stream('NB', 'business'),
  NL_EXPRESS_ENTRY: enhanced('NL'),
  NL_SKILLED_WORKER: stream('NL', 'jobOffer'),
  NL_INTERNATIONAL_GRADUATE: stream('NL', 'graduate'),
  NL_PRIORITY_SKILLS: stream('NL', 'connection'),
  NL_ENTREPRENEUR: stream('NL', 'business'),
  NL_GRADUATE_ENTREPRENEUR: stream('NL', 'business'),
  NS_SKILLED_WORKER: stream('NS', 'jobOffer'),
  NS_GRADUATE: stream('NS', 'graduate'),
  NS_EXPRESS_ENTRY: enhanced('NS'),
  NS_ENTREPRENEUR: stream('NS', 'business'),
  NT_EMPLOYER_DRIVEN: stream('NT', 'jobOffer'),
  NT_EXPRESS_ENTRY: enhanced('NT'),
  NT_FRANCOPHONE: stream('NT', 'french'),
  NT_BUSINESS: stream('NT', 'business'),
  ON_TEER_0_3: stream('ON', 'jobOffer', {
    teers: [0, 1, 2, 3],
    language: { some: 'pnpOntarioLevelSomeOccupations', all: 'pnpOntarioLevelAllOccupations' },
  }),
  ON_TEER_4_5: stream('ON', 'jobOffer', { teers: [4, 5] }),
  ON_PHYSICIANS: stream('ON', 'physician'),
  PE_EXPRESS_ENTRY: enhanced('PE'),
  PE_SKILLED_WORKER: stream('PE', 'jobOffer'),
  PE_CRITICAL_WORKER: stream('PE', 'jobOffer'),
  PE_INTERNATIONAL_GRADUATE: stream('PE', 'graduate'),
  PE_BUSINESS_WORK_PERMIT: stream('PE', 'business'),
  SK_EMPLOYMENT_OFFER: stream('SK', 'jobOffer'),
  SK_OCCUPATION_IN_DEMAND: stream('SK', 'connection'),
  SK_EXPRESS_ENTRY: enhanced('SK'),
  SK_EXPERIENCE: stream('SK', 'experienceThere'),
  SK_TALENT_PATHWAYS: stream('SK', 'jobOffer'),
  YT_SKILLED_WORKER: stream('YT', 'jobOffer'),
  YT_CRITICAL_IMPACT: stream('YT', 'jobOffer'),
  YT_EXPRESS_ENTRY: enhanced('YT'),
  YT_BUSINESS: stream('YT', 'business'),
} as const satisfies Record<string, Stream>

export type StreamId = keyof typeof STREAMS

export const STREAM_IDS = Object.keys(STREAMS) as StreamId[]

/** Streams of a province that ask the same; plain ones ask no more than their kind. */
type StreamGroup = { stream: Stream; plain: boolean; ids: StreamId[] }

type ProvinceStreams = { intakeId: IntakeId; groups: readonly StreamGroup[] }

const BY_PROVINCE = new Map<Province, ProvinceStreams>(
  PROVINCES.map((province) => [province, { intakeId: `PNP_${province}`, groups: groupsIn(province) }]),
)

export function streamsOf(province: Province): ProvinceStreams {
  return BY_PROVINCE.get(province) ?? { intakeId: `PNP_${province}`, groups: [] }
}

function groupsIn(province: Province): StreamGroup[] {
  const ids = STREAM_IDS.filter((id) => STREAMS[id].province === province)
  const groups = Map.groupBy(ids, (id) => (asksMoreThanItsKind(STREAMS[id]) ? id : STREAMS[id].kind))
  return [...groups.values()].flatMap(([first, ...rest]) =>
    first ? [{ stream: STREAMS[first], plain: !asksMoreThanItsKind(STREAMS[first]), ids: [first, ...rest] }] : [],
  )
}

function asksMoreThanItsKind({ netWorthCad, teers, language }: Stream): boolean {
  return netWorthCad !== undefined || teers !== undefined || language !== undefined
}
