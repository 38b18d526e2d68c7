/** What we look for in a page as React and its router write it, and the same however else it might be written. */
type Markup = { strict: RegExp; loose: RegExp }

/**
 * Finds markup that a library wrote. A library that writes it otherwise in a new version fails here, where somebody
 * reads why, instead of making every page slow in silence (docs/decisions/0027-plain-build.md).
 */
export function markupFound(html: string, { strict, loose }: Markup): RegExpMatchArray[] {
  const found = [...html.matchAll(strict)]
  const [other] = [...html.matchAll(loose)].filter(([tag]) => !found.some(([known]) => tag === known))
  if (other) throw new Error(`Pages are written otherwise now: ${strict} does not find ${other[0]}`)
  return found
}
