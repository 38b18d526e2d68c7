export type { AnswersOf } from './answers-of.ts'
export { askedPaths, checkEntry, checkForm, checkStep, entriesIn } from './check-form.ts'
export { checkValue, type ValueFault } from './check-value.ts'
export {
  type Answers,
  type EntryAnswers,
  type Field,
  type Group,
  LISTS,
  type ListName,
  type LongForm,
  type LongFormStep,
  type SimpleField,
  UNKNOWN,
  type Value,
} from './model.ts'
export { flatten, nest } from './nest.ts'
export { type Parsed, parseField, type Typed } from './parse-field.ts'
export { progressOf } from './progress.ts'
export {
  AnswerPath,
  AnswerSheet,
  AnswerValue,
  Changes,
  CompleteSheet,
  Conflict,
  FlatAnswers,
  FormProgress,
  SavedSheet,
  SaveSheet,
} from './sheet.ts'
export { readAnswers, shownAnswers, visibleEntryFields, visibleFields } from './visible.ts'
