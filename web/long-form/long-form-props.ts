import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { AnswerSheet, ListName, LongForm, SavedSheet, SaveSheet } from '@rahnama/contract/long-form/long-form.ts'
import type { ReactNode } from 'react'
import type { FormTexts } from '../i18n/form-texts.ts'
import type { ListOption } from '../ui/searchable-list/searchable-list.tsx'

/** A form reaches its sheet through this. `keepalive` lets a save outlive the page. */
export type SheetAdapter = {
  read: () => Promise<AnswerSheet>
  save: (input: SaveSheet, options?: { keepalive?: boolean }) => Promise<SavedSheet>
  complete: (input: { version: number }) => Promise<AnswerSheet>
}

export type LoadList = (language: Language) => Promise<readonly ListOption[]>

/** `subject` is the place of the documents: `profile/tests.k3f9` or `transfer/companyDocument`. */
export type DrawDocument = (documents: {
  document: string
  subject: string
  label: string
  optional: boolean
}) => ReactNode

export type LongFormProps<F extends LongForm> = {
  form: F
  texts: FormTexts<F>
  adapter: SheetAdapter
  /** The page of the form's list; steps follow as `{basePath}/{step}` and `{basePath}/check`, read from the route parameter `step`. */
  basePath: string
  /** "Continue later" leads there. */
  laterPath: string
  onCompleted: (sheet: AnswerSheet) => void
  lists?: { [list in ListName]?: LoadList }
  drawDocument?: DrawDocument
  /** Below the heading of the list. */
  notice?: ReactNode
  /** Below the heading of the last look at the answers. */
  checkNotice?: ReactNode
  /** Above the list: what to have at hand, minutes, what happens afterwards. */
  start?: ReactNode
}
