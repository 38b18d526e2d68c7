import { newId, openDrafts, takeName } from '../drafts/drafts.ts'

/** Made with the draft, so that what is sent again, or from another window, arrives once. */
export type DraftIds = { messageId: string; id?: string }

export type DraftView<Draft> = {
  draft: Draft
  /** What was left here on another day is read first: typing before would lose one of the two. */
  isLoaded: boolean
  /** All that is typed lies on this device: the page may go. */
  isStored: boolean
}

export type DraftPage = ReturnType<typeof createDraftPage>

/** One page of the browser. What two of them write in one place is stored under two names. */
export function createDraftPage() {
  const held = new Map<string, Promise<boolean>>()
  return {
    name: newId(12),
    /** Whether what bears this name is this page's to change: its own, or left by a page that is gone. */
    holds: (name: string): Promise<boolean> => {
      const asked = held.get(name) ?? takeName(name)
      held.set(name, asked)
      // A page that lives now may be gone when it is asked for again.
      void asked.then((isHeld) => isHeld || held.delete(name))
      return asked
    },
  }
}

type Told<Draft> = { is: 'written'; draft: Draft } | { is: 'gone'; messageId: string }
type Stored<Draft> = Draft & { at?: number }
type Left<Draft> = { tab: string; draft: Stored<Draft> }
type Options<Draft> = { userId: string; place: string; begin: () => Draft; page: DraftPage }

/**
 * What one person writes in one place, stored sealed on this device: it outlives a reload and a lost connection. A window
 * opened beside another shows what is written there until somebody types in it: from then on they are two messages.
 */
export function openMessageDraft<Draft extends DraftIds>({ userId, place, begin, page }: Options<Draft>) {
  const empty = begin()
  // One that works in turn: an older text never lands on a newer one.
  const drafts = openDrafts<Stored<Draft>>(userId, 'messages')
  const subscribers = new Set<() => void>()
  const gone = new Set<string>()
  let view: DraftView<Draft> = { draft: empty, isLoaded: false, isStored: false }
  let key = `${place}/${page.name}`
  let isOfAnotherPage = false
  let channel: BroadcastChannel | undefined

  const show = (next: Partial<DraftView<Draft>>) => {
    view = { ...view, ...next }
    for (const tell of subscribers) tell()
  }
  const tell = (told: Told<Draft>) => channel?.postMessage(told)

  function hear(told: Told<Draft>): void {
    if (told.is === 'gone') {
      gone.add(told.messageId)
      if (view.draft.messageId === told.messageId) beginAnew()
    } else if (isOfAnotherPage && view.draft.messageId === told.draft.messageId) {
      show({ draft: told.draft })
    }
  }

  function beginAnew(): void {
    isOfAnotherPage = false
    show({ draft: renewed(empty), isStored: false })
    drafts.remove(key).catch(() => {})
  }

  async function findLeft(): Promise<{ own?: Left<Draft> | undefined; other?: Left<Draft> | undefined }> {
    await page.holds(page.name)
    const left = (await drafts.list()).filter(({ tab }) => tab === place || tab.startsWith(`${place}/`))
    const isOwn = await Promise.all(left.map(({ tab }) => page.holds(tab.split('/')[1] ?? tab)))
    const stands = left
      .map((each, index) => ({ ...each, isOwn: isOwn[index] }))
      .filter(({ draft }) => !gone.has(draft.messageId))
    return { own: newest(stands.filter((each) => each.isOwn)), other: newest(stands.filter((each) => !each.isOwn)) }
  }

  async function load(): Promise<void> {
    // A browser that keeps nothing still lets people write.
    const { own, other } = await findLeft().catch(() => ({ own: undefined, other: undefined }))
    const left = own ?? other
    key = own?.tab ?? key
    isOfAnotherPage = left !== undefined && left === other
    if (!left) return show({ isLoaded: true })
    const { at: _, ...draft } = left.draft
    show({ draft: { ...empty, ...draft }, isLoaded: true, isStored: true })
  }

  return {
    view: () => view,
    subscribe(tell: () => void) {
      subscribers.add(tell)
      return () => subscribers.delete(tell)
    },
    /** Begins to hear what becomes of it in other windows, until it is closed. */
    open() {
      channel = new BroadcastChannel(`rahnama-message-${userId}-${place}`)
      channel.onmessage = ({ data }: MessageEvent<Told<Draft>>) => hear(data)
      void load()
      return () => channel?.close()
    },
    change(next: (draft: Draft) => Draft) {
      // What is typed while a file arrives stands on the newest text, drawn or not.
      const changed = next(view.draft)
      const draft = isOfAnotherPage ? renewed(changed) : changed
      isOfAnotherPage = false
      show({ draft, isStored: false })
      tell({ is: 'written', draft })
      const isBlank = wordsOf(draft) === wordsOf(empty)
      const stored = isBlank ? drafts.remove(key) : drafts.write(key, { ...draft, at: Date.now() })
      stored.then(
        () => view.draft === draft && show({ isStored: !isBlank }),
        () => {},
      )
    },
    /** After it was sent, or when it is given up: it goes from every window. */
    clear() {
      const { messageId } = view.draft
      tell({ is: 'gone', messageId })
      beginAnew()
      const copies = drafts.list().then((all) => all.filter(({ draft }) => draft.messageId === messageId))
      copies.then((all) => Promise.all(all.map(({ tab }) => drafts.remove(tab)))).catch(() => {})
    },
  }
}

/** The same words as a message of their own. */
function renewed<Draft extends DraftIds>(draft: Draft): Draft {
  return {
    ...draft,
    messageId: crypto.randomUUID(),
    ...(draft.id !== undefined && { id: crypto.randomUUID() }),
  }
}

const wordsOf = (draft: DraftIds) => JSON.stringify({ ...draft, messageId: '', id: '' })

function newest<Draft>(left: readonly Left<Draft>[]): Left<Draft> | undefined {
  return left.toSorted((a, b) => (a.draft.at ?? 0) - (b.draft.at ?? 0)).at(-1)
}
