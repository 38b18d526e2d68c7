import { checks, checksQuestions } from './advisor/checks.ts'
import { documents, documentsQuestions } from './advisor/documents.ts'
import { family, familyQuestions } from './advisor/family.ts'
import { changes, file, fileQuestions, turns } from './advisor/file.ts'
import { found, frameQuestions, links, sources } from './advisor/frame.ts'
import { draft, handOver } from './advisor/hand-over.ts'
import { fees, money, moneyQuestions } from './advisor/money.ts'
import { contact, firm, officeQuestions, privacy, site } from './advisor/office.ts'
import { points } from './advisor/points.ts'
import { portal } from './advisor/portal.ts'
import { programs, programsQuestions } from './advisor/programs.ts'
import { score, scoreQuestions } from './advisor/score.ts'
import { staysQuestions } from './advisor/stays.ts'
import { study, studyQuestions } from './advisor/study.ts'
import { talk } from './advisor/talk.ts'
import { stillCounts, tests, testsQuestions } from './advisor/tests.ts'
import { told } from './advisor/told.ts'

/** Each topic as a question a person would ask; suggestions, choices and headings are made of these. */
const questions: Record<string, string> = {
  ...scoreQuestions,
  ...programsQuestions,
  ...moneyQuestions,
  ...testsQuestions,
  ...documentsQuestions,
  ...checksQuestions,
  ...fileQuestions,
  ...familyQuestions,
  ...studyQuestions,
  ...staysQuestions,
  ...officeQuestions,
  ...frameQuestions,
}

/** Values come written in the reader's digits, calendar and language. */
export const advisor = {
  score,
  told,
  points,
  programs,
  money,
  stillCounts,
  tests,
  documents,
  checks,
  turns,
  file,
  family,
  changes,
  fees,
  study,
  contact,
  firm,
  site,
  portal,
  privacy,
  talk,
  handOver,
  draft,
  links,
  sources,
  questions,
  found,
}
