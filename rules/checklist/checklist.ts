export { checklistFor } from './checklist-for.ts'
export { factsShownBy, isShowing } from './evidence.ts'
export * from './item.ts'
export { PAPER_KINDS, type PaperKind, placeOf } from './paper-kinds.ts'
export { datesAsked, validUntil } from './papers.ts'
export {
  COMPANY_DOCUMENT,
  PARTNER,
  PERSON,
  type Subject,
  subjectOfCopy,
  subjectOfCountry,
  subjectOfEntry,
} from './subjects.ts'
