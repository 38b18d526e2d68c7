export type { Knowledge, Section } from './answers/answers.ts'
export { loadKnowledge } from './load-knowledge.ts'
export { refreshPassages, searchPassages } from './passages.ts'
export { stemsOf, wordsOf } from './understand/understand.ts'
