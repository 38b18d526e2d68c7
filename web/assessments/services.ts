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
}

/** Each province keeps its own intake. */
const PROVINCES = Object.keys(INTAKE_LEDGER).filter((id): id is IntakeId => id.startsWith('PNP_'))

const OFFERED: readonly { programme: Service['programme']; route: RouteName; intakes: readonly IntakeId[] }[] = [
  { programme: 'SUV', route: 'startupAssessment', intakes: ['SUV'] },
  { programme: 'ICT', route: 'transfer', intakes: ['ICT'] },
  { programme: 'FSW', route: 'report', intakes: ['FSW'] },
  { programme: 'PNP', route: 'report', intakes: PROVINCES },
  { programme: 'FAMILY', route: 'applications', intakes: ['FAMILY'] },
  { programme: 'STUDY_CA', route: 'studyAbroad', intakes: ['STUDY_CA'] },
  { programme: 'STUDY_CN', route: 'studyAbroad', intakes: ['STUDY_CN'] },
]

/** What we prepare with a client, and whether it takes applications on this day. */
export function servicesOn(on: IsoDate): Service[] {
  return OFFERED.flatMap(({ programme, route, intakes }) => {
    const all = intakes.map((id) => intakeOn(INTAKE_LEDGER, id, on))
    const open = all.find(takesApplications)
    const intake = open ?? all[0]
    return intake ? [{ programme, route, isAvailable: open !== undefined, intake }] : []
  })
}
