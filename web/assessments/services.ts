import type { IsoDate } from '@rahnama/rules/dated.ts'
import {
  INTAKE_LEDGER,
  type Intake,
  type IntakeId,
  type IntakeLedger,
  intakeOn,
  type Program,
  takesApplications,
} from '@rahnama/rules/programs/programs.ts'
import type { PlainRouteName } from '../site-map.ts'

export type Service = {
  program: Extract<Program, 'SUV' | 'ICT' | 'FSW' | 'PNP' | 'FAMILY' | 'STUDY_CA' | 'STUDY_CN'>
  /** The form that belongs to it, or where the portal says most about it. */
  route: PlainRouteName
  isAvailable: boolean
  intake: Intake
  /** Counts how many intakes of a program take applications. */
  ways: { open: number; all: number }
}

/** Each province keeps its own intake. */
const PROVINCES = Object.keys(INTAKE_LEDGER).filter((id): id is IntakeId => id.startsWith('PNP_'))

const OFFERED: readonly { program: Service['program']; route: PlainRouteName; intakes: readonly IntakeId[] }[] = [
  { program: 'SUV', route: 'startupAssessment', intakes: ['SUV'] },
  { program: 'ICT', route: 'transfer', intakes: ['ICT'] },
  { program: 'FSW', route: 'report', intakes: ['FSW'] },
  { program: 'PNP', route: 'report', intakes: PROVINCES },
  { program: 'FAMILY', route: 'applicationNew', intakes: ['FAMILY'] },
  { program: 'STUDY_CA', route: 'studyAbroad', intakes: ['STUDY_CA'] },
  { program: 'STUDY_CN', route: 'studyAbroad', intakes: ['STUDY_CN'] },
]

/** Lists what we prepare with a client, and whether it takes applications on this day. */
export function servicesOn(on: IsoDate, ledger: IntakeLedger): Service[] {
  return OFFERED.flatMap(({ program, route, intakes }) => {
    // Quebec and Nunavut stand in the ledger to say that they nominate nobody.
    const all = intakes.map((id) => intakeOn(ledger, id, on)).filter(({ notice }) => notice !== 'NO_PROVINCIAL_PROGRAM')
    const open = all.filter(takesApplications)
    const intake = open[0] ?? all[0]
    if (!intake) return []
    const ways = { open: open.length, all: all.length }
    return [{ program, route, isAvailable: open.length > 0, intake, ways }]
  })
}

/** Since a program stopped taking applications: each thing its ledger has said, the oldest first. */
export function closingsOn(id: IntakeId, on: IsoDate, ledger: IntakeLedger): Intake[] {
  const entries = ledger[id].filter(({ from }) => from <= on)
  const said = entries.map(({ from }) => intakeOn(ledger, id, from))
  return said.slice(said.findLastIndex(takesApplications) + 1)
}
