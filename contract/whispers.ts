import { PRESENCE_SIGNAL } from './desk-words.ts'
import { NOTICE_SIGNAL } from './notice-kinds.ts'
import { ADVISOR_SIGNAL, MESSAGE_READ_SIGNAL } from './signals.ts'

/** What may be whispered is told to nobody who did not listen at that moment: they read it again once they do. */
export const WHISPERED_KINDS = [ADVISOR_SIGNAL, MESSAGE_READ_SIGNAL, NOTICE_SIGNAL, PRESENCE_SIGNAL] as const

export type WhisperedKind = (typeof WHISPERED_KINDS)[number]
