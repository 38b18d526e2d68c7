import type { SendBackReason } from '../../documents.ts'

/** What is wrong with a document, and what to do about it. */
export const sendBackReasons: Record<SendBackReason, string> = {
  unreadable: 'We cannot read it. Please scan it again in good light, without shadows.',
  pagesMissing: 'Pages are missing. Please upload all of them as one file.',
  wrongDocument: 'This is a different document from the one we asked for.',
  otherPerson: 'The name on it is not the name in your profile.',
  expired: 'It has expired. Please upload a valid one.',
  translationMissing: 'The translation is missing.',
  notOfficial: 'It lacks an official stamp, letterhead or signature.',
  doesNotMatchAnswers:
    'What it says differs from your answers. Please correct the answers or upload the right document.',
}
