const lockOf = (tab: string) => `rahnama-tab-${tab}`

export function newId(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * True when no living page has this tab's name. It is then ours for as long as the page lives, however it ends:
 * that is how another tab knows that a draft was left behind.
 */
export function takeName(tab: string): Promise<boolean> {
  // Only pages that are not served safely lack locks; there are no drafts there either.
  if (!navigator.locks) return Promise.resolve(true)
  return new Promise((resolve) => {
    void navigator.locks.request(lockOf(tab), { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock ? new Promise(() => {}) : undefined
    })
  })
}
