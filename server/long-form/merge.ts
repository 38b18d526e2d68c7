import { isDeepStrictEqual } from 'node:util'
import type { Changes, Conflict, FlatAnswers, SavedSheet, SaveSheet } from '@rahnama/contract/long-form/long-form.ts'

/** A path changed last then, and by this tab. */
export type Mark = { version: number; at: string; tab: string; turn: number }
export type Marks = Record<string, Mark>
export type Merged = { answers: FlatAnswers; marks: Marks; version: number }

/** Marks of what is gone tell tabs that were away; those away for longer load the whole sheet. */
const MAX_MARKS_OF_THE_GONE = 300

type Answer = Changes[string]

/**
 * Brings one tab's changes into the sheet. A path that another tab changed since `base`, to something else,
 * stays as it is and comes back as a conflict; everything else is written.
 */
export function merge(
  before: Merged,
  { base, tab, turn, changes }: SaveSheet,
  at: string,
): Merged & Pick<SavedSheet, 'conflicts' | 'elsewhere'> {
  const answers = { ...before.answers }
  const marks = { ...before.marks }
  const version = before.version + 1
  const conflicts = new Map<string, Conflict>()
  const elsewhere = changedElsewhere(before, base, tab)

  const isTheirs = (path: string) => Object.hasOwn(elsewhere, path)
  // A request that was overtaken by a later one of its own tab has nothing new to say.
  const isOvertaken = (path: string) => marks[path]?.tab === tab && marks[path].turn > turn
  const write = (path: string, value: Answer) => {
    if (value === null) delete answers[path]
    else answers[path] = value
    marks[path] = { version, at, tab, turn }
  }
  const refuse = (path: string, mine: Answer, changed: string) =>
    conflicts.set(path, { path, mine, theirs: answers[path] ?? null, savedAt: marks[changed]?.at ?? at })

  const answered = byEntry(answers)
  const marked = byEntry(marks)
  const removeEntry = (entry: string) => {
    const fields = answered.get(entry) ?? []
    const edited = fields.find(isTheirs)
    if (edited) return refuse(entry, null, edited)
    for (const path of marked.get(entry) ?? []) delete marks[path]
    for (const path of fields) delete answers[path]
    return write(entry, null)
  }
  const placeEntry = (entry: string, place: Answer) =>
    isTheirs(entry) && answers[entry] === undefined ? refuse(entry, place, entry) : write(entry, place)

  const changeField = (path: string, value: Answer) => {
    const entry = entryOf(path)
    if (entry && answers[entry] === undefined) {
      const isMine = changes[entry] !== undefined || marks[entry]?.tab === tab
      if (!isMine && value !== null) refuse(entry, 0, entry)
    } else if (isTheirs(path)) refuse(path, value, path)
    else write(path, value)
  }

  const fresh = Object.entries(changes).filter(
    ([path, value]) => !isOvertaken(path) && !isDeepStrictEqual(answers[path] ?? null, value),
  )
  for (const [path, value] of fresh.filter(([each]) => isEntry(each))) {
    if (value === null) removeEntry(path)
    else placeEntry(path, value)
  }
  for (const [path, value] of fresh.filter(([each]) => !isEntry(each))) changeField(path, value)

  const hasChanged = Object.values(marks).some((mark) => mark.version === version)
  return {
    answers,
    marks: forgetLongGone(answers, marks),
    version: hasChanged ? version : before.version,
    conflicts: [...conflicts.values()],
    elsewhere,
  }
}

function changedElsewhere({ answers, marks }: Merged, base: number, tab: string): Changes {
  const changed = Object.entries(marks).filter(([, mark]) => mark.version > base && mark.tab !== tab)
  return Object.fromEntries(changed.map(([path]) => [path, answers[path] ?? null]))
}

function forgetLongGone(answers: FlatAnswers, marks: Marks): Marks {
  const gone = Object.entries(marks).filter(([path]) => answers[path] === undefined)
  if (gone.length <= MAX_MARKS_OF_THE_GONE) return marks
  const oldest = gone.sort(([, a], [, b]) => a.version - b.version).slice(0, gone.length - MAX_MARKS_OF_THE_GONE)
  const kept = { ...marks }
  for (const [path] of oldest) delete kept[path]
  return kept
}

export const isEntry = (path: string) => path.split('.').length === 2

function entryOf(path: string): string | undefined {
  const parts = path.split('.')
  return parts.length === 3 ? `${parts[0]}.${parts[1]}` : undefined
}

/** The questions of each entry, found at once: a save may remove thousands of entries. */
function byEntry(paths: Record<string, unknown>): Map<string | undefined, string[]> {
  return Map.groupBy(Object.keys(paths), entryOf)
}
