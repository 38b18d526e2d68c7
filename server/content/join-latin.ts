const LATIN_THEN_ISOLATE = /((?:[A-Za-z][\w.-]*\s+)+)\u2066([^\u2069]*)\u2069/g

/** A Latin term and its figure are one thing: isolated alone, the figure would jump before «IELTS» in Persian. */
export function joinLatin(text: string): string {
  return text.replace(LATIN_THEN_ISOLATE, '\u2066$1$2\u2069')
}
