import type { Language } from '@rahnama/contract/locale/locale.ts'
import { type ClientFile, TEXTS } from './answers/answers.ts'

const MOST = 4

/** Questions that fit what is in the file; each of them is one the assistant answers. */
export function suggestionsFor(file: ClientFile, language: Language): string[] {
  const topics = [
    ...(file.applications.length > 0 ? ['file.status', 'documents.missing'] : []),
    ...(file.appointment ? ['booking.mine'] : []),
    ...(file.assessment ? ['score.raise', 'score.why', 'score.enough'] : ['process.start', 'programs.mine']),
    'money.settlement',
    'tests.accepted',
  ]
  return topics.slice(0, MOST).flatMap((topic) => TEXTS[language].advisor.questions[topic] ?? [])
}
