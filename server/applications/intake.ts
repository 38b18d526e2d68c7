import type { IsoDate } from '@rahnama/rules/dated.ts'
import {
  type IntakeId,
  type IntakeLedger,
  intakeOn,
  type Program,
  takesApplications,
} from '@rahnama/rules/programs/programs.ts'

/** A program with several intakes is open while one of them is. */
function doorsOf(program: Program, ledger: IntakeLedger): IntakeId[] {
  const ids = Object.keys(ledger) as IntakeId[]
  return ids.filter((id) => id === program || id.startsWith(`${program}_`))
}

/** These programs are closed to new applicants, yet we prepare the file for what succeeds them. */
const PREPARED_MEANWHILE: readonly Program[] = ['SUV']

export function mayStart(program: Program, on: IsoDate, ledger: IntakeLedger): boolean {
  const isOpen = doorsOf(program, ledger).some((id) => takesApplications(intakeOn(ledger, id, on)))
  return isOpen || PREPARED_MEANWHILE.includes(program)
}
