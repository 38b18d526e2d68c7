import type { applications } from '@rahnama/contract/applications.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { answerQuestion } from './answer-question.ts'
import { explainAnswers } from './explain-answers.ts'
import { submitApplication } from './sending/submit-application.ts'
import { startApplication } from './start-application.ts'
import { listApplications, readApplication } from './view-application.ts'
import { reopenApplication, withdrawApplication } from './withdraw-application.ts'

export const applicationsHandlers: Handlers<Deps, typeof applications> = {
  list: listApplications,
  start: startApplication,
  read: readApplication,
  explain: explainAnswers,
  answer: answerQuestion,
  submit: submitApplication,
  withdraw: withdrawApplication,
  reopen: reopenApplication,
}
