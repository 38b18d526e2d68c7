import type { IsoDate } from '@rahnama/rules/dated.ts'
import {
  INTAKE_LEDGER,
  type IntakeId,
  intakeOn,
  type Programme,
  takesApplications,
} from '@rahnama/rules/programmes/programmes.ts'

/** A programme with several doors is open while one of them is. */
function doorsOf(programme: Programme): IntakeId[] {
  const ids = Object.keys(INTAKE_LEDGER) as IntakeId[]
  return ids.filter((id) => id === programme || id.startsWith(`${programme}_`))
}

/** Closed to new applicants, yet we prepare the file for what succeeds it. */
const PREPARED_MEANWHILE: readonly Programme[] = ['SUV']

export function isOpen(programme: Programme, on: IsoDate): boolean {
  return doorsOf(programme).some((id) => takesApplications(intakeOn(INTAKE_LEDGER, id, on)))
}

export function mayStart(programme: Programme, on: IsoDate): boolean {
  return isOpen(programme, on) || PREPARED_MEANWHILE.includes(programme)
}
