import { AppError } from '@rahnama/contract/errors.ts'
import type { AnswerSheet, Changes, LongForm } from '@rahnama/contract/long-form/long-form.ts'
import { type Drafts, newId, takeName } from '../drafts/drafts.ts'
import type { SheetAdapter } from './long-form-props.ts'
import {
  afterRefusal,
  afterSave,
  type Boxes,
  changesOf,
  type SheetState,
  settle,
  stateOf,
  unsavedBoxes,
  withEntry,
  withoutEntry,
} from './sheet-state.ts'
import type { InBox } from './typed.ts'

/** Typing is debounced by these before it is saved, and before it is drafted on the device. */
const AUTOSAVE_MS = 1500
const DRAFT_MS = 300
/** Exponential backoff doubles the first delay up to the most. */
const RETRY_MS = { first: 3000, most: 30_000 }
/** No tab can have sent more after it last wrote its draft. */
const TURNS_NOT_IN_DRAFT = 1000

/** A draft is what was typed in one tab and had not reached the server. */
export type Draft = { turn: number; base: number; boxes: Boxes }

export type SheetView =
  | { phase: 'loading' }
  | { phase: 'failed' }
  | {
      phase: 'ready'
      sheet: SheetState
      /** The last try to save failed, and none has succeeded since. */
      isBehind: boolean
      /** The text found in a draft had been typed then. */
      foundFrom: number | undefined
    }

export type SheetStore = ReturnType<typeof createSheetStore>

type Options = { form: LongForm; adapter: SheetAdapter; drafts: Drafts<Draft>; now?: () => number }

/** One person's answers to one form in this tab: typed here, drafted on the device, saved to the server. */
export function createSheetStore({ form, adapter, drafts, now = Date.now }: Options) {
  let view: SheetView = { phase: 'loading' }
  let tab = newId(12)
  let turn = 0
  /** A draft was based on this version, until it is saved. */
  let draftBase: number | undefined
  let inFlight: Promise<boolean> | undefined
  let retries = 0
  let autosave: ReturnType<typeof setTimeout> | undefined
  let drafting: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  const removed = new Map<string, Boxes>()
  const subscribers = new Set<() => void>()
  void takeName(tab)

  function show(next: SheetView): void {
    view = next
    for (const tell of subscribers) tell()
  }
  function update(change: (sheet: SheetState) => SheetState): void {
    if (view.phase === 'ready') show({ ...view, sheet: change(view.sheet) })
  }
  /** Applies what a person does. Both writes are debounced: the draft comes soon, the save a little later. */
  function edit(change: (sheet: SheetState) => SheetState): void {
    update(change)
    drafting ??= setTimeout(writeDraft, DRAFT_MS)
    saveIn(AUTOSAVE_MS)
  }
  function saveIn(ms: number): void {
    clearTimeout(autosave)
    if (!isClosed) autosave = setTimeout(() => void save(), ms)
  }

  /** Drafts are a second net: without them, as in some private windows, everything else still works. */
  function writeDraft(): void {
    clearTimeout(drafting)
    drafting = undefined
    if (view.phase !== 'ready' || isClosed) return
    const boxes = unsavedBoxes(form, view.sheet)
    const isEmpty = Object.keys(boxes).length === 0
    const base = draftBase ?? view.sheet.version
    void (isEmpty ? drafts.remove(tab) : drafts.write(tab, { turn, base, boxes })).catch(() => {})
  }

  async function load(): Promise<void> {
    show({ phase: 'loading' })
    try {
      const [sheet, left] = await Promise.all([adapter.read(), drafts.list().catch(() => [])])
      const found = await adopt(sheet, left)
      const loaded = { ...stateOf(sheet), boxes: found }
      const boxes = unsavedBoxes(form, loaded)
      const times = Object.values(boxes).map(({ at }) => at)
      const foundFrom = times.length > 0 ? Math.max(...times) : undefined
      show({ phase: 'ready', sheet: { ...loaded, boxes }, isBehind: false, foundFrom })
      if (foundFrom !== undefined) saveIn(0)
      writeDraft()
    } catch {
      show({ phase: 'failed' })
    }
  }

  /** Takes over what dead tabs left behind, the newest for each box, and goes on under the name of the last of them. */
  async function adopt(sheet: AnswerSheet, left: { tab: string; draft: Draft }[]): Promise<Boxes> {
    const dead: typeof left = []
    for (const each of left) if (await takeName(each.tab)) dead.push(each)
    dead.sort((a, b) => newest(a.draft.boxes) - newest(b.draft.boxes))
    const last = dead.at(-1)
    if (!last) return {}
    for (const { tab: name } of dead) if (name !== last.tab) void drafts.remove(name).catch(() => {})
    tab = last.tab
    turn = last.draft.turn + TURNS_NOT_IN_DRAFT
    draftBase = Math.min(sheet.version, ...dead.map(({ draft }) => draft.base))
    const typed = dead.flatMap(({ draft }) => Object.entries(draft.boxes))
    return Object.fromEntries(typed.sort(([, a], [, b]) => a.at - b.at))
  }

  /** Sends what can be read. One request at a time; what is typed meanwhile goes with the next. */
  async function save(options: { keepalive?: boolean; asks?: boolean } = {}): Promise<boolean> {
    clearTimeout(autosave)
    if (view.phase !== 'ready' || isClosed) return false
    if (inFlight && !options.keepalive) {
      await inFlight
      return save(options)
    }
    const changes = changesOf(form, view.sheet)
    // After a failure the server is asked even with nothing left to send: it alone knows what reached it.
    if (Object.keys(changes).length === 0 && !options.asks && !view.isBehind) return true
    const sending = send(changes, options.keepalive ?? false)
    if (options.keepalive) return sending
    inFlight = sending.finally(() => {
      inFlight = undefined
    })
    return inFlight
  }

  async function send(changes: Changes, keepalive: boolean): Promise<boolean> {
    if (view.phase !== 'ready') return false
    turn += 1
    const base = draftBase ?? view.sheet.version
    try {
      const saved = await adapter.save({ base, tab, turn, changes }, { keepalive })
      draftBase = undefined
      retries = 0
      update((sheet) => afterSave(form, sheet, changes, saved))
      setBehind(false)
      writeDraft()
      return true
    } catch (error) {
      return recover(error, changes)
    }
  }

  function recover(error: unknown, changes: Changes): boolean {
    const issues = error instanceof AppError && error.code === 'INVALID_INPUT' ? (error.issues ?? []) : []
    if (issues.some(({ field }) => Object.hasOwn(changes, field))) {
      update((sheet) => afterRefusal(sheet, changes, issues))
      saveIn(0)
      return false
    }
    saveIn(Math.min(RETRY_MS.first * 2 ** retries, RETRY_MS.most))
    retries += 1
    setBehind(true)
    return false
  }

  function setBehind(isBehind: boolean): void {
    if (view.phase === 'ready') show({ ...view, isBehind })
  }

  return {
    subscribe(tell: () => void) {
      subscribers.add(tell)
      return () => subscribers.delete(tell)
    },
    view: () => view,
    load,
    save,
    type(path: string, box: InBox) {
      edit((sheet) => ({ ...sheet, boxes: { ...sheet.boxes, [path]: { box, at: now() } } }))
    },
    addEntry(group: string): string {
      const id = newId(5)
      edit((sheet) => withEntry(sheet, `${group}.${id}`, now()))
      return id
    },
    removeEntry(path: string) {
      edit((sheet) => {
        const { boxes, whole } = withoutEntry(form, sheet, path, now())
        removed.set(path, whole)
        return { ...sheet, boxes }
      })
    },
    restoreEntry(path: string) {
      edit((sheet) => ({ ...sheet, boxes: { ...sheet.boxes, ...removed.get(path) } }))
    },
    settle(path: string, keep: 'mine' | 'theirs') {
      edit((sheet) => settle(sheet, path, keep))
      void save()
    },
    /** Another tab saved `version`, or we cannot know: asks what changed. */
    hear(version: number | undefined) {
      if (view.phase !== 'ready' || (version !== undefined && version <= view.sheet.version)) return
      void save({ asks: true })
    },
    /** The tries that failed without a connection say nothing of the one there is now: the backoff begins anew. */
    reconnect() {
      retries = 0
      void save()
    },
    /** The page may be gone in a moment. */
    hide() {
      writeDraft()
      void save({ keepalive: true })
    },
    async complete(): Promise<AnswerSheet> {
      if (!(await save()) || view.phase !== 'ready') throw new AppError('UNAVAILABLE')
      const sheet = await adapter.complete({ version: view.sheet.version })
      update(() => stateOf(sheet))
      writeDraft()
      return sheet
    },
    dismissFound() {
      if (view.phase === 'ready') show({ ...view, foundFrom: undefined })
    },
    close() {
      isClosed = true
      clearTimeout(autosave)
      clearTimeout(drafting)
    },
  }
}

function newest(boxes: Boxes): number {
  return Math.max(0, ...Object.values(boxes).map(({ at }) => at))
}
