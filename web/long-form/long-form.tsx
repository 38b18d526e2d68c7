export type { FormTexts, QuestionTexts } from '../i18n/form-texts.ts'
export { LongFormPage } from './long-form-page.tsx'
export type { DrawPapers, LoadList, LongFormProps, SheetAdapter } from './long-form-props.ts'
export { useSheetOfMine } from './use-sheet.ts'
