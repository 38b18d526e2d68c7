import { BLANK } from '@rahnama/contract/application-standings.ts'

const EVERY_BLANK = new RegExp(BLANK, 'g')

/** The names of the blanks in a text, each once, as they come: `{due}` is called due. */
export function blanksIn(text: string): string[] {
  return [...new Set([...text.matchAll(EVERY_BLANK)].map(([blank]) => blank.slice(1, -1)))]
}

/** Writes what was typed for a blank into its place; a blank without words stays. */
export function fillBlanks(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(EVERY_BLANK, (blank) => words[blank.slice(1, -1)]?.trim() || blank)
}
