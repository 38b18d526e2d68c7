import type { mailSentences } from '@rahnama/contract/mail-sentences.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { previewSentences } from './preview-sentences.ts'
import { readSentences } from './read-sentences.ts'
import { saveSentences } from './save-sentences.ts'

export const mailSentenceHandlers: Handlers<Deps, typeof mailSentences> = {
  read: readSentences,
  save: saveSentences,
  preview: previewSentences,
}
