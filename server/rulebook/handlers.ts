import type { rulebook } from '@rahnama/contract/rulebook/rulebook.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { addIntake } from './add-intake.ts'
import { addRounds } from './add-rounds.ts'
import { exportIntakes, exportRounds } from './export-entries.ts'
import { listIntakes, readIntake } from './list-intakes.ts'
import { listRounds, readRound } from './list-rounds.ts'
import { readPublic } from './read-rulebook.ts'
import { understandRounds } from './understand-rounds.ts'
import { restoring, withdrawing } from './withdraw-entry.ts'

export const rulebookHandlers: Handlers<Deps, typeof rulebook> = {
  read: readPublic,
  listRounds,
  exportRounds,
  readRound,
  understandRounds,
  addRounds,
  withdrawRound: withdrawing('round'),
  restoreRound: restoring('round'),
  listIntakes,
  exportIntakes,
  readIntake,
  addIntake,
  withdrawIntake: withdrawing('intake'),
  restoreIntake: restoring('intake'),
}
