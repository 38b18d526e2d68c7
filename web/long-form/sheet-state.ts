import type { Issue } from '@rahnama/contract/errors.ts'
import type {
  AnswerSheet,
  Answers,
  Changes,
  Conflict,
  FlatAnswers,
  LongForm,
  SavedSheet,
  ValueFault,
} from '@rahnama/contract/long-form/long-form.ts'
import { nest, shownAnswers } from '@rahnama/contract/long-form/long-form.ts'
import { boxFor, findField, type InBox, parseBox } from './typed.ts'

/** The content of a control, and since when it stands there. */
export type Box = { box: InBox; at: number }
export type Boxes = Readonly<Record<string, Box>>

/** A sheet as one tab knows it: what the server has, and what was typed here on top of it. */
export type SheetState = {
  /** The server had these answers at `version`. */
  kept: FlatAnswers
  version: number
  savedAt: string | null
  completedAt: string | null
  completedVersion: number | null
  /** The median of those who completed the form, once there are enough of them. */
  usualMinutes?: number
  /** Boxes stay after saving, too, so that nothing changes under the fingers that type. */
  boxes: Boxes
  /** Both values of an answer that was changed in two places stay until the person chooses. */
  conflicts: readonly Conflict[]
  /** Values the server refused; not sent again as they are. */
  refused: Readonly<Record<string, ValueFault & { value: unknown }>>
}

export function stateOf({
  answers,
  version,
  savedAt,
  completedAt,
  completedVersion,
  usualMinutes,
}: AnswerSheet): SheetState {
  return {
    ...{ kept: answers, version, savedAt, completedAt, completedVersion, boxes: {}, conflicts: [], refused: {} },
    ...(usualMinutes !== undefined && { usualMinutes }),
  }
}

/** Answers what is typed here and not on the server, as far as it can be read; null takes an answer back. */
export function changesOf(form: LongForm, { kept, boxes, conflicts, refused }: SheetState): Changes {
  const held = new Set(conflicts.map(({ path }) => path))
  const changes: Changes = {}
  for (const [path, value] of readBoxes(form, boxes)) {
    const isHeld = held.has(path) || held.has(path.split('.').slice(0, 2).join('.'))
    if (isHeld || isSame(value, kept[path] ?? null)) continue
    if (refused[path] && isSame(refused[path].value, value)) continue
    changes[path] = value
  }
  return changes
}

/** Lists what cannot be read as it stands, by path. */
export function faultsOf(
  form: LongForm,
  { boxes, refused }: Pick<SheetState, 'boxes' | 'refused'>,
): Record<string, ValueFault> {
  const faults: Record<string, ValueFault> = {}
  for (const [path, { box }] of Object.entries(boxes)) {
    const field = findField(form, path)
    const parsed = field && parseBox(field, box)
    if (!parsed) continue
    if ('fault' in parsed) faults[path] = parsed
    else if (refused[path] && isSame(refused[path].value, parsed.value ?? null)) faults[path] = refused[path]
  }
  return faults
}

/** Answers everything told so far, with what is typed here; what cannot be read counts as not answered. */
export function answersNow(form: LongForm, { kept, boxes }: Pick<SheetState, 'kept' | 'boxes'>): Answers {
  const flat: FlatAnswers = { ...kept }
  for (const [path, { box }] of Object.entries(boxes)) {
    const field = findField(form, path)
    if (!field) continue
    const parsed = parseBox(field, box)
    if ('fault' in parsed || parsed.value === undefined) delete flat[path]
    else flat[path] = parsed.value as FlatAnswers[string]
  }
  return nest(form, flat)
}

export function shownNow(form: LongForm, state: Pick<SheetState, 'kept' | 'boxes'>): Answers {
  return shownAnswers(form, answersNow(form, state))
}

/** Answers the boxes the server does not have: a crash would lose them. */
export function unsavedBoxes(form: LongForm, { kept, boxes }: SheetState): Boxes {
  return Object.fromEntries(
    Object.entries(boxes).filter(([path, { box }]) => {
      const field = findField(form, path)
      const parsed = field && parseBox(field, box)
      return parsed && ('fault' in parsed || !isSame(parsed.value ?? null, kept[path] ?? null))
    }),
  )
}

/** The server's answer to a save of `sent`. */
export function afterSave(form: LongForm, state: SheetState, sent: Changes, saved: SavedSheet): SheetState {
  const refused = new Set(saved.conflicts.map(({ path }) => path))
  const accepted = Object.entries(sent).filter(([path]) => !refused.has(path) && !refused.has(entryPath(path)))
  const kept = withChanges(state.kept, Object.fromEntries(accepted))
  // Two answers may overtake each other; what the later request learned is newer.
  if (saved.version < state.version) return { ...state, kept }
  const savedAt = saved.version > 0 ? saved.savedAt : null
  return takeElsewhere(form, { ...state, kept, version: saved.version, savedAt }, saved)
}

/** Boxes nobody touched here show what was saved elsewhere; touched ones become a choice. */
function takeElsewhere(form: LongForm, state: SheetState, { elsewhere, conflicts, savedAt }: SavedSheet): SheetState {
  const known = new Map([...state.conflicts, ...conflicts].map((conflict) => [conflict.path, conflict]))
  const boxes: Record<string, Box> = { ...state.boxes }
  const typed = new Map(readBoxes(form, state.boxes))
  for (const [path, theirs] of Object.entries(elsewhere)) {
    const mine = typed.get(path)
    if (known.has(path) || mine === undefined) continue
    if (isSame(mine, theirs) || isSame(mine, state.kept[path] ?? null)) delete boxes[path]
    else known.set(path, { path, mine, theirs, savedAt })
  }
  for (const path of Object.keys(elsewhere).filter((each) => isEntryPath(each) && elsewhere[each] === null)) {
    if (known.has(path)) Object.assign(boxes, boxesOfEntry(form, state, path))
    else for (const inside of Object.keys(boxes)) if (inside.startsWith(`${path}.`)) delete boxes[inside]
  }
  return { ...state, kept: withChanges(state.kept, elsewhere), boxes, conflicts: [...known.values()] }
}

/** An entry that was removed elsewhere goes back as a whole or not at all: the server has nothing left of it. */
function boxesOfEntry(form: LongForm, { kept, boxes }: SheetState, entry: string): Boxes {
  const whole: Record<string, Box> = {}
  for (const [path, value] of Object.entries(kept)) {
    if (path !== entry && !path.startsWith(`${entry}.`)) continue
    const field = findField(form, path)
    const box = field === 'entry' ? Number(value) : field && boxFor(field, value)
    if (box !== undefined) whole[path] = boxes[path] ?? { box, at: 0 }
  }
  return whole
}

/** The server will not have some values as they are; the rest can go without them. */
export function afterRefusal(state: SheetState, sent: Changes, issues: readonly Issue[]): SheetState {
  const refused = { ...state.refused }
  for (const { field, ...fault } of issues)
    if (Object.hasOwn(sent, field)) refused[field] = { ...fault, value: sent[field] }
  return { ...state, refused }
}

/** A new entry stands last. */
export function withEntry(state: SheetState, path: string, at: number): SheetState {
  const group = path.slice(0, path.indexOf('.') + 1)
  const places = [
    ...Object.entries(state.kept).map(([each, value]) => [each, value] as const),
    ...Object.entries(state.boxes).map(([each, { box }]) => [each, box] as const),
  ].flatMap(([each, place]) => (each.startsWith(group) && isEntryPath(each) ? [Number(place)] : []))
  return { ...state, boxes: { ...state.boxes, [path]: { box: Math.max(0, ...places) + 1, at } } }
}

/** Removes an entry, and answers the whole of it for the case that it was removed by mistake. */
export function withoutEntry(
  form: LongForm,
  state: SheetState,
  path: string,
  at: number,
): { boxes: Boxes; whole: Boxes } {
  const isInside = (each: string) => each === path || each.startsWith(`${path}.`)
  const own = Object.fromEntries(Object.entries(state.boxes).filter(([each]) => isInside(each)))
  const others = Object.fromEntries(Object.entries(state.boxes).filter(([each]) => !isInside(each)))
  return { boxes: { ...others, [path]: { box: null, at } }, whole: { ...boxesOfEntry(form, state, path), ...own } }
}

/** The person chose: mine is sent with the next save, theirs takes the place of what was typed. */
export function settle(state: SheetState, path: string, keep: 'mine' | 'theirs'): SheetState {
  const conflicts = state.conflicts.filter((each) => each.path !== path)
  if (keep === 'mine') return { ...state, conflicts }
  const isInside = (each: string) => each === path || each.startsWith(`${path}.`)
  const boxes = Object.fromEntries(Object.entries(state.boxes).filter(([each]) => !isInside(each)))
  return { ...state, conflicts, boxes }
}

function withChanges(kept: FlatAnswers, changes: Changes): FlatAnswers {
  const next = { ...kept }
  for (const [path, value] of Object.entries(changes)) {
    if (value !== null) next[path] = value
    else {
      delete next[path]
      if (isEntryPath(path)) for (const each of Object.keys(next)) if (each.startsWith(`${path}.`)) delete next[each]
    }
  }
  return next
}

function readBoxes(form: LongForm, boxes: Boxes): [string, Changes[string]][] {
  return Object.entries(boxes).flatMap(([path, { box }]) => {
    const field = findField(form, path)
    const parsed = field && parseBox(field, box)
    return parsed && !('fault' in parsed) ? [[path, (parsed.value ?? null) as Changes[string]]] : []
  })
}

const entryPath = (path: string) => path.split('.').slice(0, 2).join('.')
const isEntryPath = (path: string) => path.split('.').length === 2

function isSame(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b
  return a.length === b.length && a.every((each, index) => each === b[index])
}
