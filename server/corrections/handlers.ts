import type { corrections } from '@rahnama/contract/corrections.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { askForCorrection, listMine } from './my-corrections.ts'
import { answerCorrection, listWaiting } from './office-corrections.ts'

export const correctionsHandlers: Handlers<Deps, typeof corrections> = {
  mine: listMine,
  ask: askForCorrection,
  waiting: listWaiting,
  answer: answerCorrection,
}
