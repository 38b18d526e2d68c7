// Texts are read without a browser, too, so their types stand where no component does.
export type { AnyFieldTexts, AnyFormTexts, FormTexts, QuestionTexts } from '../i18n/form-texts.ts'
