// Runs within a page, where there are other globals than in a trial. Types of the journeys read it: those of trials know no window.

/** @returns {string[]} */
export function readTrips() {
  const { ran = [] } = /** @type {{ ran?: string[] }} */ (window)
  const elements = [...document.querySelectorAll('[data-hit]')].map(({ outerHTML }) => outerHTML)
  const links = [...document.querySelectorAll('a[href], form[action], iframe[src]')]
    .map((each) => each.getAttribute('href') ?? each.getAttribute('action') ?? each.getAttribute('src') ?? '')
    .filter((url) => /^\s*javascript:/i.test(url) && !url.includes('React has blocked'))
  return [...ran, ...elements, ...links].map((each) => each.slice(0, 160))
}

export function noteTrips() {
  /** @type {string[]} */
  const ran = []
  Object.assign(window, { ran, hit: () => ran.push('script ran') })
  for (const name of /** @type {const} */ (['alert', 'confirm', 'prompt'])) {
    Object.assign(window, { [name]: () => void ran.push(name) })
  }
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
    ran.push(`the policy stopped ${violatedDirective} ${sample}`)
  })
}

/** @param {string} place */
export function followLink(place) {
  for (const path of ['/not/this/page', place]) {
    history.pushState({}, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }
}
