import { joinLatin } from './join-latin.ts'

export type Sayings = Map<string, string>

const NAMED = /\{\{([a-z0-9-]+)\}\}/g
const LINE_MARK = /^\s*(?:(?:-|>|#{2,3}|[\d۰-۹]+\.)\s+)?/
const BETWEEN_SENTENCES = /(?<=[.!?؟])\s+/

export function claimsNamedIn(text: string): string[] {
  return [...text.matchAll(NAMED)].map((match) => match[1] ?? '')
}

/** Puts claims where a text names them. A sentence that leans on one we may not say now is left out. */
export function sayClaims(text: string, sayings: Sayings): string {
  if (!text.includes('{{')) return text
  return text
    .split('\n')
    .flatMap((line) => {
      const said = sayLine(line, sayings)
      return said === undefined ? [] : [said]
    })
    .join('\n')
}

function sayLine(line: string, sayings: Sayings): string | undefined {
  if (isSayable(line, sayings)) return fill(line, sayings)
  const isTableRow = line.trimStart().startsWith('|')
  if (isTableRow) return undefined
  const mark = LINE_MARK.exec(line)?.[0] ?? ''
  const sentences = line.slice(mark.length).split(BETWEEN_SENTENCES)
  const sayable = sentences.filter((sentence) => isSayable(sentence, sayings))
  return sayable.length === 0 ? undefined : mark + fill(sayable.join(' '), sayings)
}

function isSayable(text: string, sayings: Sayings): boolean {
  return claimsNamedIn(text).every((key) => sayings.has(key))
}

function fill(text: string, sayings: Sayings): string {
  return joinLatin(text.replace(NAMED, (_, key: string) => sayings.get(key) ?? ''))
}

/** The same for every text of a structure. An entry of a list that is left without words leaves the list. */
export function sayClaimsIn<T>(value: T, sayings: Sayings): T {
  if (typeof value === 'string') return sayClaims(value, sayings) as T
  if (Array.isArray(value)) {
    return value.filter((entry) => !isSilenced(entry, sayings)).map((entry) => sayClaimsIn(entry, sayings)) as T
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, sayClaimsIn(inner, sayings)])) as T
}

function isSilenced(entry: unknown, sayings: Sayings): boolean {
  const texts = typeof entry === 'object' && entry !== null ? Object.values(entry) : [entry]
  return texts.some((text) => typeof text === 'string' && text !== '' && sayClaims(text, sayings) === '')
}
