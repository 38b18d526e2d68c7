import {
  type ApplicationStage,
  isAsking,
  isOver,
  mayMove,
  STANDINGS,
  type Turn,
  type TurnReason,
} from '@rahnama/contract/application-standings.ts'
import type { RefusalGround } from '@rahnama/contract/case-terms.ts'
import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'
import { blanksIn, fillBlanks } from '../../../blanks/blanks.ts'
import type { DateValue } from '../../../ui/date-field/date-field.tsx'

/** What is chosen and typed in the dialog, as it is kept until it is sent. */
export type MoveDraft = {
  /** The case as it was when this was begun: what came later has not been seen. */
  version: number
  stage: ApplicationStage
  turn: Turn | ''
  reason: TurnReason | ''
  dueOn: DateValue
  text: Record<Language, string>
  blanks: Record<Language, Record<string, string>>
  grounds: RefusalGround[]
  lesson: string
  /** Tasks whose tick was changed. */
  ticks: Record<string, boolean>
  sendsMail: boolean
}

/** Where a case may stay as it is, that is where a move begins; elsewhere a stage has to be chosen first. */
export function beginMove({ version, stage, turn, reason, dueOn }: CaseFile): MoveDraft {
  const mayStay = stagesFrom(stage).includes(stage)
  return {
    ...{ version, stage },
    turn: mayStay ? turn : '',
    reason: mayStay ? reason : '',
    dueOn: mayStay ? (dueOn ?? '') : '',
    text: { en: '', fa: '' },
    blanks: { en: {}, fa: {} },
    grounds: [],
    lesson: '',
    ticks: {},
    sendsMail: true,
  }
}

/** Where the office may move a case from a stage, the stage itself first where it may stay. */
export function stagesFrom(stage: ApplicationStage): ApplicationStage[] {
  const all = Object.keys(STANDINGS) as ApplicationStage[]
  const allowed = all.filter((to) => mayMove('office', stage, to))
  return allowed.toSorted((a, b) => Number(b === stage) - Number(a === stage))
}

/** Whose turn it may be at a stage, and why. */
export function whysAt(stage: ApplicationStage): { turn: Turn; reasons: readonly TurnReason[] }[] {
  const turns: Partial<Record<Turn, readonly TurnReason[]>> = STANDINGS[stage]
  return (Object.keys(turns) as Turn[]).map((turn) => ({ turn, reasons: turns[turn] ?? [] }))
}

/** The sentence with every blank that has words filled; null when nothing is written. */
export function sentenceOf({ text, blanks }: Pick<MoveDraft, 'text' | 'blanks'>): Record<Language, string> | null {
  const filled = { en: fillBlanks(text.en, blanks.en).trim(), fa: fillBlanks(text.fa, blanks.fa).trim() }
  return filled.en || filled.fa ? filled : null
}

/** By when, where a whole day is given. */
export function dueDayOf({ dueOn }: Pick<MoveDraft, 'dueOn'>): string | null {
  return typeof dueOn === 'string' && dueOn !== '' ? dueOn : null
}

/** How many blanks still wait for words, in both languages. */
export function blanksLeft({ text, blanks }: Pick<MoveDraft, 'text' | 'blanks'>): number {
  return LANGUAGES.flatMap((language) => blanksIn(text[language]).filter((name) => !blanks[language][name]?.trim()))
    .length
}

export type MoveFault = 'stage' | 'why' | 'due' | 'nothing' | 'grounds' | 'lesson' | 'asks' | Language

/** What keeps a move from being sent, besides blanks. */
export function faultsOf(draft: MoveDraft, file: CaseFile): MoveFault[] {
  const sentence = sentenceOf(draft)
  const isRefusal = draft.reason === 'refused'
  const stays =
    draft.stage === file.stage &&
    draft.turn === file.turn &&
    draft.reason === file.reason &&
    (draft.dueOn || null) === file.dueOn
  return [
    ...(stagesFrom(file.stage).includes(draft.stage) ? [] : ['stage' as const]),
    ...(draft.reason === '' ? ['why' as const] : []),
    ...(typeof draft.dueOn === 'string' ? [] : ['due' as const]),
    ...(sentence ? LANGUAGES.filter((language) => sentence[language] === '') : []),
    ...(isRefusal && draft.grounds.length === 0 ? ['grounds' as const] : []),
    ...(isRefusal && draft.lesson.trim() === '' ? ['lesson' as const] : []),
    ...(isUnasked(draft, file) ? ['asks' as const] : []),
    ...(stays && !sentence ? ['nothing' as const] : []),
  ]
}

/** What is asked stands in a sentence; a case that waits for its answer already may wait for another day. */
export function isUnasked(draft: Pick<MoveDraft, 'reason' | 'text' | 'blanks'>, { reason }: CaseFile): boolean {
  return draft.reason !== '' && draft.reason !== reason && isAsking(draft.reason) && sentenceOf(draft) === null
}

export function isClosing({ stage }: Pick<MoveDraft, 'stage'>): boolean {
  return isOver(stage)
}

/** A task ends with a move when it is ticked; with a closing all are, until somebody takes a tick away. */
export function isEnding({ ticks, ...draft }: Pick<MoveDraft, 'ticks' | 'stage'>, taskId: string): boolean {
  return ticks[taskId] ?? isClosing(draft)
}
