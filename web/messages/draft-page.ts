import { newId, takeName } from '../drafts/drafts.ts'

export type DraftPage = ReturnType<typeof createDraftPage>

/** Of two windows that write in one place each stores its own text, under its own name. */
export function createDraftPage() {
  const held = new Map<string, Promise<boolean>>()
  return {
    name: newId(12),
    /** Whether what bears this name is this page's to change: its own, or left by a page that is gone. */
    holds: (name: string): Promise<boolean> => {
      const asked = held.get(name) ?? takeName(name)
      held.set(name, asked)
      // A page that lives today may be gone when it is asked for again.
      void asked.then((isHeld) => isHeld || held.delete(name))
      return asked
    },
  }
}
