import type { IsoDate } from '@rahnama/rules/dated.ts'
import {
  INTAKE_LEDGER,
  type IntakeId,
  type IntakeLedger,
  intakeOn,
  type Programme,
  takesApplications,
} from '@rahnama/rules/programmes/programmes.ts'

/** A programme with several doors is open while one of them is. */
function doorsOf(programme: Programme, ledger: IntakeLedger): IntakeId[] {
  const ids = Object.keys(ledger) as IntakeId[]
  return ids.filter((id) => id === programme || id.startsWith(`${programme}_`))
}

/** Closed to new applicants, yet we prepare the file for what succeeds it. */
const PREPARED_MEANWHILE: readonly Programme[] = ['SUV']

export function mayStart(programme: Programme, on: IsoDate, ledger: IntakeLedger = INTAKE_LEDGER): boolean {
  const isOpen = doorsOf(programme, ledger).some((id) => takesApplications(intakeOn(ledger, id, on)))
  return isOpen || PREPARED_MEANWHILE.includes(programme)
}
