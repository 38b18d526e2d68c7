import type { ClientSentence } from '@rahnama/contract/applications.ts'
import { formats, isolate } from '@rahnama/contract/locale/locale.ts'
import type { DocumentKind } from '@rahnama/rules/checklist/checklist.ts'
import { DOCUMENT_NAMES } from '../documents/documents.ts'
import { defineMails } from '../mail/mail.ts'
import { pageUrl } from '../page-url.ts'
import { MAIL_TEXTS } from './mail-texts.ts'

type Read = { publicUrl: string; fullName: string }
type HandOver = Read & { applicationId: string; folio: string; consultant: string }
type Asked = Read & { applicationId: string; folio: string; question: string }
type Decisions = Read & {
  accepted: readonly DocumentKind[]
  sentBack: readonly { kind: DocumentKind; reason: ClientSentence; sentence: string | null }[]
}
type Broken = Read & { folio: string }

export const caseMails = defineMails('cases', {
  /** In plain words: who looks after it now, and that nothing has to be said again. */
  handedOver(language, { publicUrl, fullName, applicationId, folio, consultant }: HandOver) {
    const reference = formats(language).code(folio)
    const words = { name: isolate(fullName), reference, consultant: isolate(consultant) }
    const { open, ...mail } = MAIL_TEXTS[language].handedOver(words)
    return { ...mail, action: { label: open, url: pageUrl({ publicUrl }, 'application', { id: applicationId }) } }
  },

  asked(language, { publicUrl, fullName, applicationId, folio, question }: Asked) {
    const words = { name: isolate(fullName), reference: formats(language).code(folio) }
    const { open, ...mail } = MAIL_TEXTS[language].asked(words)
    return {
      ...mail,
      quote: { text: question },
      action: { label: open, url: pageUrl({ publicUrl }, 'application', { id: applicationId }) },
    }
  },

  /** One mail about everything that was decided in one sitting. */
  decisions(language, { publicUrl, fullName, accepted, sentBack }: Decisions) {
    const names = DOCUMENT_NAMES[language]
    const { open, ...mail } = MAIL_TEXTS[language].decisions({
      name: isolate(fullName),
      accepted: accepted.map((kind) => names[kind]),
      sentBack: sentBack.map(({ kind, reason, sentence }) => ({
        document: names[kind],
        reason: reason[language],
        sentence: sentence && isolate(sentence),
      })),
    })
    return { ...mail, action: { label: open, url: pageUrl({ publicUrl }, 'documents') } }
  },

  /** For staff. */
  promiseBroken(language, { publicUrl, fullName, folio }: Broken) {
    const words = { name: isolate(fullName), folio: formats(language).code(folio) }
    const { open, ...mail } = MAIL_TEXTS[language].promiseBroken(words)
    return { ...mail, action: { label: open, url: pageUrl({ publicUrl }, 'caseFile', { folio }) } }
  },
})
