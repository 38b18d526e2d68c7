export type { FormTexts, QuestionTexts } from './form-texts.ts'
export type { DrawPapers, LoadList, LongFormProps, SheetAdapter } from './long-form-props.ts'
