export * from './item.ts'
export { PAPER_KINDS, type PaperKind, placeOf } from './paper-kinds.ts'
export { PARTNER, PERSON, type Subject, subjectOfCopy, subjectOfCountry, subjectOfEntry } from './subjects.ts'
