import type { Answers, LongForm } from '@rahnama/contract/long-form/long-form.ts'
import { createContext, use } from 'react'
import type { AnyFormTexts } from '../i18n/form-texts.ts'
import type { DrawDocument, LongFormProps } from './long-form-props.ts'
import type { SheetState } from './sheet-state.ts'
import type { SheetStore } from './sheet-store.ts'

/** Every component of an open form knows this. */
export type OpenForm = {
  form: LongForm
  texts: AnyFormTexts
  store: SheetStore
  sheet: SheetState
  /** It is true while what is typed here has not reached the server. */
  isBehind: boolean
  /** The answers as told now, with what is typed; hidden branches are left out. */
  shown: Answers
  basePath: string
  laterPath: string
  drawDocument: DrawDocument | undefined
}

export const FormContext = createContext<OpenForm | undefined>(undefined)

/** The long lists a form asks from; apart from the form, because an answer is also read where no form is open. */
export const ListsContext = createContext<NonNullable<LongFormProps<LongForm>['lists']>>({})

export function useOpenForm(): OpenForm {
  const form = use(FormContext)
  if (!form) throw new Error('A part of a long form must be used within one')
  return form
}

/** The id of a question on the page. */
export function idOf(path: string): string {
  return `q-${path.replaceAll('.', '-')}`
}

/** Today where the person is. */
export function localToday(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
