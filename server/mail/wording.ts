import { createHash } from 'node:crypto'
import { LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'

/** What the owner says instead of us, by the id of our sentence. */
export type Wording = ReadonlyMap<string, string>

/** A sentence of a mail as we wrote it, with its variables in braces: `Dear {name},`. */
export type Sentence = { id: string; ours: string; variables: readonly string[] }

type Heard = { wording: Wording; sentences: Map<string, Sentence> }

/** Mails are written without waiting for anything, so what holds while one is written holds for that one alone. */
let current: Heard | undefined

/** Writes a mail in the owner's words and says which sentences it is made of. */
export function inWording<T>(wording: Wording, write: () => T): { written: T; sentences: readonly Sentence[] } {
  const heard: Heard = { wording, sentences: new Map() }
  const before = current
  current = heard
  try {
    const written = write()
    return { written, sentences: [...heard.sentences.values()] }
  } finally {
    current = before
  }
}

/** Names of facts are no sentences. */
const NAMES = new Set(['labels', 'statements', 'occasions'])

/**
 * The texts of a capability's mails, typed as they are written. Each sentence in them, also one that a function makes,
 * is known by where it stands and how we say it; while a mail is written the owner's words take its place.
 */
export function mailWords<Texts extends object>(
  family: string,
  texts: Record<Language, Texts>,
): Record<Language, Texts> {
  return Object.fromEntries(LANGUAGES.map((each) => [each, wrap(texts[each], family, each)])) as typeof texts
}

function wrap(value: unknown, path: string, language: Language): unknown {
  if (typeof value === 'function') {
    const make = value as (...given: unknown[]) => unknown
    return (...given: unknown[]) => (current ? sayMade(make, given, path, language) : make(...given))
  }
  if (typeof value !== 'object' || value === null) return value
  const wrapped: object = Array.isArray(value) ? [] : {}
  for (const [name, inner] of Object.entries(value)) {
    const at = `${path}.${name}`
    const isSentence = typeof inner === 'string' && !NAMES.has(path.split('.').at(-1) ?? '')
    const kept = isSentence ? undefined : wrap(inner, at, language)
    Object.defineProperty(wrapped, name, {
      enumerable: true,
      get: isSentence ? () => (current ? say(at, inner, inner, {}) : inner) : () => kept,
    })
  }
  return wrapped
}

type Values = Readonly<Record<string, string>>

/** What a function makes is compared with what it makes of the names of its variables. */
function sayMade(make: (...given: unknown[]) => unknown, given: unknown[], path: string, language: Language): unknown {
  const values: Record<string, string> = {}
  const stand = (name: string, value: unknown): unknown => {
    if (typeof value === 'string' && value !== '') {
      values[name] = value
      return `{${name}}`
    }
    if (Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string')) {
      values[name] = value.join(language === 'fa' ? '، ' : ', ')
      return [`{${name}}`]
    }
    return value
  }
  const names = parametersOf(make)
  const placeholders = given.map((value, place) =>
    isGroup(value)
      ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, stand(name, inner)]))
      : stand(names[place] ?? `value${place + 1}`, value),
  )
  const pattern = make(...placeholders)
  return sayAll(path, make(...given), pattern, values)
}

function sayAll(path: string, made: unknown, pattern: unknown, values: Values): unknown {
  if (typeof made === 'string') return say(path, made, typeof pattern === 'string' ? pattern : made, values)
  if (Array.isArray(made)) {
    const patterns = Array.isArray(pattern) && pattern.length === made.length ? pattern : made
    return made.map((each, place) => sayAll(`${path}.${place}`, each, patterns[place], values))
  }
  if (!isGroup(made)) return made
  const patterns = isGroup(pattern) ? pattern : {}
  return Object.fromEntries(
    Object.entries(made).map(([name, each]) =>
      NAMES.has(name) || name === 'facts'
        ? [name, each]
        : [name, sayAll(`${path}.${name}`, each, patterns[name] ?? each, values)],
    ),
  )
}

function say(path: string, made: string, pattern: string, values: Values): string {
  const isPattern = fill(pattern, values) === made
  // It depends on more than its variables, so there is no one sentence to be said otherwise.
  if (!isPattern && Object.values(values).some((value) => made.includes(value))) return made
  const ours = isPattern ? pattern : made
  const variables = isPattern ? variablesIn(pattern).filter((name) => name in values) : []
  const id = idOf(path, ours)
  current?.sentences.set(id, { id, ours, variables })
  const said = current?.wording.get(id)
  return said === undefined ? made : fill(said, isPattern ? values : {})
}

const ID_CHARS = 24

function idOf(path: string, ours: string): string {
  return createHash('sha256').update(`${path}\n${ours}`).digest('hex').slice(0, ID_CHARS)
}

const VARIABLE = /\{(\w+)\}/g

/** One pass: what a value says in braces is no variable. */
function fill(pattern: string, values: Values): string {
  return pattern.replace(VARIABLE, (typed, name: string) => values[name] ?? typed)
}

export function variablesIn(pattern: string): string[] {
  return [...new Set([...pattern.matchAll(VARIABLE)].map(([, name = '']) => name))]
}

/** `(count) => …` has one, by the name its author gave it. */
function parametersOf(make: (...given: unknown[]) => unknown): string[] {
  const [, one, several = ''] = /^(?:(\w+)|\(([^)]*)\))\s*=>/.exec(make.toString()) ?? []
  return (one ?? several).split(',').map((name) => name.trim())
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
