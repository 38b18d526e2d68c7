import type { ToVerify } from '@rahnama/contract/cases/cases.ts'
import { useStaffDraft } from '../../staff-drafts/staff-drafts.ts'
import { draftOf } from './queries.ts'

type SendBackWords = { reason: string; sentence: string; remark: string }

export type SendBackDraft = {
  words: SendBackWords
  isThere: boolean
  isRead: boolean
  change: (name: keyof SendBackWords, value: string) => void
  drop: () => void
}

const NOTHING: SendBackWords = { reason: '', sentence: '', remark: '' }

/** Belongs to the document, not to a version: when a newer file comes, the words are still there. */
export function useSendBackDraft({
  folio,
  kind,
  subject,
}: Pick<ToVerify, 'folio' | 'kind' | 'subject'>): SendBackDraft {
  const draft = useStaffDraft<SendBackWords>(draftOf('send-back', folio, kind, subject))
  return {
    words: draft.body ?? NOTHING,
    isThere: draft.body !== undefined,
    isRead: draft.isRead,
    change: (name, value) =>
      draft.write((before) => {
        const words = { ...NOTHING, ...before, [name]: value }
        return Object.values(words).every((each) => each === '') ? undefined : words
      }),
    drop: draft.drop,
  }
}
