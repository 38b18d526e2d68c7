export type { AnswersOf } from './answers-of.ts'
export { askedPaths, checkEntry, checkForm, checkStep, entriesIn } from './check-form.ts'
export { checkValue, type Fault } from './check-value.ts'
export {
  type Answers,
  type EntryAnswers,
  type Field,
  type Group,
  LISTS,
  type ListName,
  type LongForm,
  type SimpleField,
  type Step,
  UNKNOWN,
  type Value,
} from './model.ts'
export { flatten, nest } from './nest.ts'
export { type Parsed, parseField, type Typed } from './parse-field.ts'
export { progressOf } from './progress.ts'
export {
  AnswerPath,
  AnswerValue,
  Changes,
  CompleteSheet,
  Conflict,
  FlatAnswers,
  FormProgress,
  SavedSheet,
  SaveSheet,
  SHEET_SIGNAL,
  Sheet,
} from './sheet.ts'
export { readAnswers, shownAnswers, visibleEntryFields, visibleFields } from './visible.ts'
