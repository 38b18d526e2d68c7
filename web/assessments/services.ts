import type { IsoDate } from '@rahnama/rules/dated.ts'
import {
  INTAKE_LEDGER,
  type Intake,
  type IntakeId,
  intakeOn,
  type Programme,
  takesApplications,
} from '@rahnama/rules/programmes/programmes.ts'
import type { RouteName } from '../site-map.ts'

export type Service = {
  programme: Extract<Programme, 'SUV' | 'ICT' | 'FSW' | 'PNP' | 'FAMILY' | 'STUDY_CA' | 'STUDY_CN'>
  /** The form that belongs to it, or where the portal says most about it. */
  route: RouteName
  isAvailable: boolean
  intake: Intake
  /** Of a programme with several intakes, how many take applications. */
  ways: { open: number; all: number }
}

/** Each province keeps its own intake. */
const PROVINCES = Object.keys(INTAKE_LEDGER).filter((id): id is IntakeId => id.startsWith('PNP_'))

const OFFERED: readonly { programme: Service['programme']; route: RouteName; intakes: readonly IntakeId[] }[] = [
  { programme: 'SUV', route: 'startupAssessment', intakes: ['SUV'] },
  { programme: 'ICT', route: 'transfer', intakes: ['ICT'] },
  { programme: 'FSW', route: 'report', intakes: ['FSW'] },
  { programme: 'PNP', route: 'report', intakes: PROVINCES },
  { programme: 'FAMILY', route: 'applicationNew', intakes: ['FAMILY'] },
  { programme: 'STUDY_CA', route: 'studyAbroad', intakes: ['STUDY_CA'] },
  { programme: 'STUDY_CN', route: 'studyAbroad', intakes: ['STUDY_CN'] },
]

/** What we prepare with a client, and whether it takes applications on this day. */
export function servicesOn(on: IsoDate): Service[] {
  return OFFERED.flatMap(({ programme, route, intakes }) => {
    const all = intakes.map((id) => intakeOn(INTAKE_LEDGER, id, on))
    const open = all.filter(takesApplications)
    const intake = open[0] ?? all[0]
    if (!intake) return []
    const ways = { open: open.length, all: all.length }
    return [{ programme, route, isAvailable: open.length > 0, intake, ways }]
  })
}

/** Since a programme stopped taking applications: each thing its ledger has said, the oldest first. */
export function closingsOn(id: IntakeId, on: IsoDate): Intake[] {
  const entries = INTAKE_LEDGER[id].filter(({ from }) => from <= on)
  const said = entries.map(({ from, source, value }): Intake => ({ ...value, since: from, source }))
  return said.slice(said.findLastIndex(takesApplications) + 1)
}
