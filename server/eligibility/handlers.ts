import type { eligibility } from '@rahnama/contract/eligibility/eligibility.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { assessMine } from './assess-mine.ts'
import { keepSelfCheck } from './keep-self-check.ts'
import { myProgram } from './my-program.ts'
import { summariseMine } from './summarise-mine.ts'

export const eligibilityHandlers: Handlers<Deps, typeof eligibility> = {
  assess: assessMine,
  summary: summariseMine,
  program: myProgram,
  keepSelfCheck,
}
