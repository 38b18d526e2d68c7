import { randomUUID } from 'node:crypto'
import { enquiries } from '@rahnama/contract/enquiries.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Answer } from '@rahnama/server/test/test.ts'
import {
  fits,
  type JsonSchema,
  MACHINES,
  MARK,
  MARKUP,
  type Named,
  PROCEDURES,
  refOf,
  SCRIPT,
  schemaOf,
} from './fields.ts'

/** These would end the trial rather than store a text: a session, an account, a role, or a choice of how one signs in. */
const ENDS =
  /session|password|factor|security|restore|backup|deletion|suspend|merge|role|theme|retention|smtp|mailServer/i
const CHANGING = PROCEDURES.filter(({ method, name }) => method !== 'GET' && method !== 'DELETE' && !ENDS.test(name))

/** These take words that people write. */
export const STORING = CHANGING.filter(({ input, bytes }) => !bytes && takesText(schemaOf(input, 'input')))

/** What answers said, by capability, and where: a procedure is asked about something that is there. */
export type Known = Map<string, { path: string; record: Told }[]>
type Told = Record<string, unknown>

type Ask = (method: string, path: string, body?: unknown) => Promise<Answer>
type Outcome = { name: string; status: number; what: string }

const TRIED_AT_MOST = 6
const READ_AT_MOST = 3

/** Reads what can be read, then sends every procedure that stores a body that is right but for the script in its texts. */
export async function fillEveryField(ask: Ask, known: Known, language: Language): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const procedure of PROCEDURES.filter(({ method }) => method === 'GET').toSorted(byParameters)) {
    const { capability, path, name } = procedure
    const places = isOfOne(path) ? candidates(known, procedure, READ_AT_MOST) : [{}]
    for (const record of places) {
      const { status, body, text } = await ask('GET', `${inPath(path, record)}${wideQuery(procedure)}`)
      if (status >= 500) outcomes.push({ name, status, what: `${path} ${text}` })
      if (status === 200) learn(known, capability, path, { ...parametersOf(path, record), ...(body as Told) })
    }
  }
  for (const procedure of CHANGING) {
    const schema = schemaOf(procedure.input, 'input')
    // What takes no words is asked once, for what it leaves to be known.
    for (const record of candidates(known, procedure, STORING.includes(procedure) ? TRIED_AT_MOST : 1)) {
      const body = fill(schema, { record, language, root: schema, path: procedure.path }) as Told
      const { status, body: answered, text } = await insist(ask, procedure, { schema, body, record })
      outcomes.push({ name: procedure.name, status, what: `${text} ${JSON.stringify(body)}`.slice(0, 600) })
      if (status === 200) learn(known, procedure.capability, procedure.path, answered)
      // Another record would not change what the answer says of the caller.
      if (status < 300 || status === 403) break
    }
  }
  return outcomes
}

/** A list that asks for a time or a view is asked for all there is. */
function wideQuery({ path, input }: Named): string {
  const { properties = {}, required = [] } = schemaOf(input, 'input')
  const asked = required.filter((name) => !path.includes(`{${name}}`))
  const said = asked.map((name): [string, string] => {
    const { format, enum: choices = [] } = properties[name] ?? {}
    if (format === 'date-time') return [name, name === 'to' ? '2027-01-15T00:00:00.000Z' : '2026-11-01T00:00:00.000Z']
    return [name, String(choices.includes('all') ? 'all' : (choices[0] ?? 1))]
  })
  return said.length > 0 ? `?${new URLSearchParams(said)}` : ''
}

const PARAMETER = /\{(\w+)\}/g
const namesIn = (path: string) => [...path.matchAll(PARAMETER)].map(([, name = '']) => name)
const isOfOne = (path: string) => namesIn(path).length > 0
const byParameters = (one: Named, other: Named) => namesIn(one.path).length - namesIn(other.path).length
const inPath = (path: string, record: Told) =>
  path.replace(PARAMETER, (_, name: string) => encodeURIComponent(String(record[name])))
const parametersOf = (path: string, record: Told) =>
  Object.fromEntries(namesIn(path).map((name) => [name, record[name]]))

/** What is known, that which a procedure is most likely about first: read at the beginning of its path, with its fields. */
function candidates(known: Known, { capability, path, input }: Named, atMost: number): Told[] {
  const names = namesIn(path)
  const fields = Object.keys(schemaOf(input, 'input').properties ?? {})
  const likely = (each: { path: string; record: Told }) =>
    (path.startsWith(each.path.replace(/\/$/, '')) ? each.path.length : 0) +
    20 * names.filter((name) => name in each.record).length +
    fields.filter((name) => name in each.record).length
  const found = (known.get(capability) ?? []).toSorted((one, other) => likely(other) - likely(one))
  // What a record does not say, such as a folio, another of the capability does.
  const all = Object.assign({}, ...found.map(({ record }) => record).toReversed()) as Told
  const told = found.slice(0, atMost).map(({ record }) => ({ ...all, ...record }))
  return told.length > 0 ? told : [{}]
}

const REFUSALS_MAX = 6

type Sending = { schema: JsonSchema; body: Told; record: Told }
type Refusal = { field?: string; fault: string; params?: { max?: number } }

/** Says otherwise what is refused, such as a name that is too long, so that the rest is stored. */
async function insist(ask: Ask, procedure: Named, { schema, body, record }: Sending): Promise<Answer> {
  for (let refusals = 0; ; refusals += 1) {
    const answer = await ask(procedure.method, inPath(procedure.path, body), body)
    const { issues = [] } = (answer.body ?? {}) as { issues?: Refusal[] }
    const faults = issues.filter(({ field }) => field !== undefined)
    if (answer.status !== 400 || faults.length === 0 || refusals === REFUSALS_MAX) return answer
    for (const fault of faults) sayOtherwise(body, fault, { record, required: schema.required ?? [] })
  }
}

function sayOtherwise(body: Told, fault: Refusal, { record, required }: { record: Told; required: string[] }): void {
  const steps = (fault.field ?? '').split('.')
  const last = steps.pop() ?? ''
  const holder = steps.reduce<unknown>((at, step) => (at as Told | undefined)?.[step], body) as Told | undefined
  if (!holder || typeof holder !== 'object') return
  const said = holder[last]
  const told = [...steps, last].reduce<unknown>((at, step) => (at as Told | undefined)?.[step], record)
  const shorter = typeof said === 'string' && fault.fault === 'TOO_LONG' && said.slice(0, fault.params?.max ?? 40)
  if (shorter && shorter !== said) holder[last] = shorter
  else if (fault.fault === 'NOT_A_DATE') holder[last] = '2026-12-01'
  else if (fault.fault === 'NOT_A_WEB_ADDRESS') holder[last] = `https://example.com/?${encodeURIComponent(MARKUP)}`
  else if (told !== undefined && told !== said) holder[last] = told
  else if (steps.length > 0 || !required.includes(last)) delete holder[last]
  else holder[last] = null
}

const RECORDS_KEPT = 12

function learn(known: Known, capability: string, path: string, value: unknown, above: Told = {}): void {
  if (Array.isArray(value)) {
    for (const each of value.slice(0, RECORDS_KEPT)) learn(known, capability, path, each, above)
  } else if (value && typeof value === 'object') {
    const record = { ...above, ...(value as Told) }
    if ('id' in value || 'version' in value || 'folio' in value) {
      known.set(capability, [{ path, record }, ...(known.get(capability) ?? [])])
    }
    // A note is found by the folio of the case it stands in.
    const names = Object.entries(record).filter(([name]) => name !== 'id' && MACHINES.test(name))
    for (const each of Object.values(value)) learn(known, capability, path, each, Object.fromEntries(names))
  }
}

type Filling = { record: Told; language: Language; root: JsonSchema; path: string; name?: string }

function fill(schema: JsonSchema, filling: Filling): unknown {
  const { record, root, name = '' } = filling
  const told = record[name]
  if (schema.$ref) return fill(refOf(schema.$ref, root), filling)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum.includes(told) ? told : schema.enum[0]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) {
    const isOptional = choices.some(({ type }) => type === 'null')
    const chosen = choices.find((each) => each.type !== 'null' && fits(each, told, root)) ?? choices[0] ?? {}
    // A colleague or a case that nobody knows is refused with the whole request.
    return isOptional && (chosen.format === 'uuid' || MACHINES.test(name)) ? (told ?? null) : fill(chosen, filling)
  }
  if (schema.allOf) return fill(Object.assign({}, ...schema.allOf), filling)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') return fillObject(schema, filling)
  if (type === 'array') {
    const items = Array.isArray(told) ? told.slice(0, RECORDS_KEPT) : []
    const count = Math.max(items.length, schema.minItems ?? 0, schema.items?.format === 'uuid' ? 0 : 1)
    return Array.from({ length: count }, (_, place) =>
      fill(schema.items ?? {}, { ...filling, record: { ...record, [name]: items[place] } }),
    )
  }
  if (type === 'integer' || type === 'number') {
    return typeof told === 'number' ? told : Math.max(schema.minimum ?? 1, 1)
  }
  if (type === 'boolean') return typeof told === 'boolean' ? told : false
  if (type === 'null') return null
  return textFor(schema, filling)
}

function fillObject(schema: JsonSchema, filling: Filling): Told {
  const told = filling.name === undefined ? filling.record : filling.record[filling.name]
  const record = told && typeof told === 'object' ? { ...(told as Told) } : filling.record
  const filled = Object.entries(schema.properties ?? {})
    .filter(([key, each]) => schema.required?.includes(key) || !isNeedlessId(each))
    // People leave a honeypot empty, and whoever fills it in is thanked without being heard.
    .filter(([key]) => !(filling.path === enquiries.submit.path && key === 'subject'))
  return Object.fromEntries(filled.map(([key, each]) => [key, fill(each, { ...filling, record, name: key })]))
}

const isNeedlessId = (schema: JsonSchema) =>
  schema.format === 'uuid' || (schema.anyOf ?? []).some(({ format }) => format === 'uuid')

const FORMATS: Record<string, string> = {
  date: '2026-12-01',
  'date-time': '2026-12-01T15:00:00.000Z',
  time: '10:00',
}
/** What is told so is read by programs, whatever its name. */
const CODED = /^(\d{1,2}:\d{2}|\d{4}-\d{2}.*|https?:.*|#[0-9a-f]{3,8}|[A-Z]{2,}[-_A-Z0-9]*)$/

function textFor(schema: JsonSchema, { record, language, path, name = '' }: Filling): string {
  const told = record[name]
  if (schema.format === 'uuid') {
    // What is made by asking has an id that nobody has yet.
    const isThere = typeof told === 'string' && (path.includes(`{${name}}`) || name !== 'id')
    return isThere && !/^(messageId|noteId|idempotencyKey)$/.test(name) ? told : randomUUID()
  }
  if (schema.format === 'email' || name === 'email') return `${MARK}-${randomUUID().slice(0, 8)}@example.com`
  const made = FORMATS[schema.format ?? '']
  if (made) return typeof told === 'string' ? told : made
  if (name === 'timeZone') return 'America/Toronto'
  const isCode = schema.pattern || MACHINES.test(name) || (typeof told === 'string' && CODED.test(told))
  if (isCode && typeof told === 'string') return told
  return SCRIPT[language].slice(0, schema.maxLength ?? SCRIPT[language].length)
}

/** Whether a body can hold a text that people write, somewhere. */
function takesText(schema: JsonSchema, root = schema, name = '', depth = 0): boolean {
  if (depth > 12) return false
  if (schema.$ref) return takesText(refOf(schema.$ref, root), root, name, depth + 1)
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])]
  if (parts.some((each) => takesText(each, root, name, depth + 1))) return true
  const fields = Object.entries(schema.properties ?? {})
  if (fields.some(([key, each]) => takesText(each, root, key, depth + 1))) return true
  const isText = schema.type === 'string' && !schema.enum && schema.const === undefined
  return isText && !schema.format && !schema.pattern && !MACHINES.test(name) && name !== 'timeZone'
}
