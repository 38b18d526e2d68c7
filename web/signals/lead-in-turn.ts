/**
 * Leader election by Web Locks: `lead` runs in one tab of the browser at a time. When that tab closes, crashes or is
 * frozen, the next one's turn comes. Where there are no locks (an address without https) every tab leads.
 */
export async function leadInTurn(name: string, signal: AbortSignal, lead: (signal: AbortSignal) => Promise<void>) {
  // Its type promises locks; they are missing where a page is not secure.
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return lead(signal)
  while (!signal.aborted) {
    const asleep = new AbortController()
    const either = AbortSignal.any([signal, asleep.signal])
    const sleep = () => asleep.abort()
    document.addEventListener('freeze', sleep, { signal: either })
    window.addEventListener('pagehide', sleep, { signal: either })
    try {
      await locks.request(name, { signal: either }, () => lead(either))
    } catch (error) {
      // Its turn had not come yet when the page was left or went to sleep.
      if (!either.aborted) throw error
    }
    // Whoever was refused waits for a new token, which begins anew.
    if (!asleep.signal.aborted) return
    await wakeUp(signal)
  }
}

/** A frozen page resumes; one from the browser's back-forward cache is shown again. */
function wakeUp(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const woken = new AbortController()
    const options = { signal: AbortSignal.any([signal, woken.signal]) }
    const wake = () => {
      woken.abort()
      resolve()
    }
    document.addEventListener('resume', wake, options)
    window.addEventListener('pageshow', wake, options)
    signal.addEventListener('abort', wake, options)
  })
}
