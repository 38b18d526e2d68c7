/**
 * Our visitors have their mail there: the defaults of the Mailcheck library (MIT, github.com/mailcheck/mailcheck) that
 * are still in use, with what Canadian providers and Iranian ones give out. A real domain one letter from another
 * stands here, too, so that nobody is led away from it.
 */
const DOMAINS = [
  'gmail.com',
  'yahoo.com',
  'yahoo.ca',
  'yahoo.co.uk',
  'hotmail.com',
  'hotmail.ca',
  'hotmail.co.uk',
  'outlook.com',
  'icloud.com',
  'live.com',
  'live.ca',
  'msn.com',
  'me.com',
  'mac.com',
  'aol.com',
  'mail.com',
  'email.com',
  'ymail.com',
  'gmx.com',
  'proton.me',
  'protonmail.com',
  'bell.net',
  'sympatico.ca',
  'rogers.com',
  'shaw.ca',
  'telus.net',
  'videotron.ca',
  'chmail.ir',
  'mihanmail.ir',
] as const

/** Shorter names are too close to too many others: a slip in them is not ours to see. */
const NAME_MIN_CHARS = 5

/** The address somebody likely meant, when its domain is one slip away from one that many have. */
export function suggestEmail(typed: string): string | undefined {
  const address = typed.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  if (at < 1 || !/\.[a-z]{2,}$/.test(domain) || DOMAINS.some((known) => known === domain)) return undefined
  const meant = DOMAINS.find((known) => isSlipOf(domain, known))
  return meant && `${typed.trim().slice(0, at)}@${meant}`
}

/** Says whether more letters would make it one we know: who is still typing is not interrupted. */
export function isBeginning(typed: string): boolean {
  const domain = typed.trim().toLowerCase().split('@').at(-1) ?? ''
  return DOMAINS.some((known) => known !== domain && known.startsWith(domain))
}

function isSlipOf(domain: string, known: string): boolean {
  const [name, ending] = inTwo(domain)
  const [knownName, knownEnding] = inTwo(known)
  const isNameMeant = name === knownName || (knownName.length >= NAME_MIN_CHARS && isOneSlip(name, knownName))
  return isNameMeant && (ending === knownEnding || isOneSlip(ending, knownEnding))
}

function inTwo(domain: string): [string, string] {
  const dot = domain.indexOf('.')
  return [domain.slice(0, dot), domain.slice(dot + 1)]
}

/** One letter missing, too many, wrong, or two that changed places (an edit distance of one, after Damerau). */
function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start += 1
  const [rest, meantRest] = [typed.slice(start), meant.slice(start)]
  const swapped = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`
  return (
    rest.slice(1) === meantRest ||
    rest === meantRest.slice(1) ||
    rest.slice(1) === meantRest.slice(1) ||
    swapped === meantRest
  )
}
