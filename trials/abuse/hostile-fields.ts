import { randomUUID } from 'node:crypto'
import { contract } from '@rahnama/contract/contract.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Procedure } from '@rahnama/contract/procedure.ts'
import { z } from '@rahnama/contract/zod.ts'
import type { Answer } from '@rahnama/server/test/test.ts'

/** Is looked for in the database and on pages. */
export const MARK = 'zqhostile'
const MARKUP = `"'><img src=x data-hit onerror=hit()><script data-hit>hit()</script><svg data-hit onload=hit()>`
export const SCRIPT: Record<Language, string> = { en: `${MARK} ${MARKUP}`, fa: `متن ${MARK} ${MARKUP}` }

type Named = Procedure & { name: string; capability: string }
const PROCEDURES: readonly Named[] = Object.entries(contract).flatMap(([capability, procedures]) =>
  Object.entries(procedures as Record<string, Procedure>).map(([name, each]) => ({
    ...each,
    capability,
    name: `${capability}.${name}`,
  })),
)

/** These would end the trial rather than store a text: a session, an account, a role, or a choice of how one signs in. */
const ENDS =
  /session|password|factor|security|restore|backup|deletion|suspend|merge|role|theme|retention|smtp|mailServer/i
export const STORING = PROCEDURES.filter(
  ({ method, name }) => (method === 'POST' || method === 'PUT') && !ENDS.test(name),
)

type JsonSchema = {
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  additionalProperties?: JsonSchema | boolean
  propertyNames?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  minimum?: number
  minItems?: number
  maxLength?: number
  $ref?: string
  $defs?: Record<string, JsonSchema>
}

const schemaOf = (of: Procedure['input'] | Procedure['output'], io: 'input' | 'output') =>
  z.toJSONSchema(of as z.ZodMiniType, { io, unrepresentable: 'any' }) as JsonSchema

/** What answers said: records by capability, so that a procedure is asked about something that is there. */
export type Known = Map<string, Record<string, unknown>[]>

type Ask = (method: string, path: string, body?: unknown) => Promise<Answer>
type Outcome = { status: number; what: string }

const TRIED_AT_MOST = 4

/** Reads what can be read, then sends every procedure that stores a body that is right but for the script in its texts. */
export async function fillEveryField(ask: Ask, known: Known, language: Language): Promise<Outcome[]> {
  for (const { capability, path, method } of PROCEDURES) {
    if (method !== 'GET' || path.includes('{')) continue
    const { status, body } = await ask('GET', path)
    if (status === 200) learn(known, capability, body)
  }
  const outcomes: Outcome[] = []
  for (const procedure of STORING) {
    const schema = schemaOf(procedure.input, 'input')
    for (let place = 0; place < TRIED_AT_MOST; place += 1) {
      const records = known.get(procedure.capability) ?? []
      // What this record does not say, such as a folio, another of the capability does.
      const record = Object.assign({}, ...records.toReversed(), records[place % Math.max(1, records.length)])
      const body = fill(schema, { record, language, root: schema }) as Record<string, unknown>
      const { status, body: answered } = await insist(ask, procedure, schema, body)
      outcomes.push({ status, what: `${procedure.name} ${JSON.stringify(body).slice(0, 300)}` })
      if (status === 200) learn(known, procedure.capability, answered)
      // Another record would not change what the answer says of the body or of the caller.
      if (status < 300 || status === 400 || status === 403 || records.length <= place + 1) break
    }
  }
  return outcomes
}

const REFUSALS_MAX = 4

/** Leaves out what is refused and need not be said, such as a phone number that is none, so that the rest is stored. */
async function insist(ask: Ask, procedure: Named, schema: JsonSchema, body: Record<string, unknown>): Promise<Answer> {
  for (let refusals = 0; ; refusals += 1) {
    const path = procedure.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(body[name])))
    const answer = await ask(procedure.method, path, body)
    const { issues = [] } = (answer.body ?? {}) as { issues?: { field?: string }[] }
    const refused = issues.flatMap(({ field }) => field?.split('.')[0] ?? [])
    const needless = refused.filter((name) => name in body && !schema.required?.includes(name))
    if (answer.status !== 400 || needless.length === 0 || refusals === REFUSALS_MAX) return answer
    for (const name of needless) delete body[name]
  }
}

const RECORDS_KEPT = 12

function learn(known: Known, capability: string, value: unknown): void {
  if (Array.isArray(value)) for (const each of value.slice(0, RECORDS_KEPT)) learn(known, capability, each)
  else if (value && typeof value === 'object') {
    const record = value as Record<string, unknown>
    const records = known.get(capability) ?? []
    if (typeof record.id === 'string' || typeof record.version === 'number') known.set(capability, [record, ...records])
    for (const each of Object.values(record)) learn(known, capability, each)
  }
}

type Filling = { record: Record<string, unknown>; language: Language; root: JsonSchema; name?: string }

function fill(schema: JsonSchema, filling: Filling): unknown {
  const { record, language, root, name = '' } = filling
  if (schema.$ref) return fill(refOf(schema.$ref, root), filling)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum.includes(record[name]) ? record[name] : schema.enum[0]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fill(choices.find(({ type }) => type !== 'null') ?? {}, filling)
  if (schema.allOf) return fill(Object.assign({}, ...schema.allOf), filling)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, each]) => [key, fill(each, { ...filling, name: key })]),
    )
  }
  if (type === 'array') {
    return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => fill(schema.items ?? {}, filling))
  }
  if (type === 'integer' || type === 'number') {
    const told = record[name]
    return typeof told === 'number' ? told : Math.max(schema.minimum ?? 1, 1)
  }
  if (type === 'boolean') return false
  if (type === 'null') return null
  return textFor(schema, record[name], name, language)
}

const FORMATS: Record<string, (told: unknown) => string> = {
  uuid: (told) => (typeof told === 'string' ? told : randomUUID()),
  date: () => '2026-12-01',
  'date-time': () => '2026-12-01T15:00:00.000Z',
  time: () => '10:00',
  email: () => `${MARK}-${randomUUID().slice(0, 8)}@example.com`,
}

function textFor(schema: JsonSchema, told: unknown, name: string, language: Language): string {
  const made = schema.format && FORMATS[schema.format]
  if (made) return made(told)
  if (name === 'email') return FORMATS.email?.(told) ?? ''
  if (name === 'timeZone') return 'America/Toronto'
  if (schema.pattern || MACHINES.test(name)) return typeof told === 'string' ? told : SCRIPT[language]
  return SCRIPT[language].slice(0, schema.maxLength ?? SCRIPT[language].length)
}

function refOf(ref: string, root: JsonSchema): JsonSchema {
  return ref === '#' ? root : (root.$defs?.[ref.split('/').at(-1) ?? ''] ?? {})
}

/** Texts for programs: a page that is given another one asks for something else, and shows nothing. */
const MACHINES =
  /^(id|ids|next|after|token|cursor|slug|code|key|folio|reference|path|zone|timeZone|clientZone|fingerprint|hash|contentType|acts?|kind|form|field|step|section|event|thing|target|role|nonce|icon|lang|etag)$|(Id|Ids|Token|Code|Slug|Key|Zone|Hash|Path)$/
const ADDRESSES = /^(url|href|link|website)$|(Url|Href|Link)$/

/** The answer of a procedure with the script after each text that people read; an address leads to the script. */
export function poison(method: string, path: string, answer: unknown, language: Language): unknown {
  const procedure = PROCEDURES.find((each) => each.method === method && patternOf(each.path).test(path))
  if (!procedure) return answer
  const schema = schemaOf(procedure.output, 'output')
  return poisoned(schema, answer, { root: schema, language, name: '' })
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)

type Poisoning = { root: JsonSchema; language: Language; name: string }

function poisoned(schema: JsonSchema, value: unknown, at: Poisoning): unknown {
  if (schema.$ref) return poisoned(refOf(schema.$ref, at.root), value, at)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return poisoned(choices.find((each) => fits(each, value, at.root)) ?? {}, value, at)
  if (Array.isArray(value)) {
    return value.map((each, place) => poisoned(schema.prefixItems?.[place] ?? schema.items ?? {}, each, at))
  }
  if (value && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => {
        const rest = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}
        return [key, poisoned(schema.properties?.[key] ?? rest, each, { ...at, name: key })]
      }),
    )
  }
  if (typeof value !== 'string' || schema.type !== 'string') return value
  if (schema.enum || schema.const !== undefined || schema.format || schema.pattern || MACHINES.test(at.name))
    return value
  return ADDRESSES.test(at.name) ? value : `${value} ${SCRIPT[at.language]}`
}

/** Whether this is the choice an answer was made by: told by its constants, else by its type. */
function fits(schema: JsonSchema, value: unknown, root: JsonSchema): boolean {
  if (schema.$ref) return fits(refOf(schema.$ref, root), value, root)
  if (schema.const !== undefined) return schema.const === value
  if (schema.enum) return schema.enum.includes(value)
  if (value === null) return schema.type === 'null'
  if (Array.isArray(value)) return schema.type === 'array'
  if (typeof value !== 'object')
    return schema.type === typeof value || (schema.type === 'integer' && typeof value === 'number')
  const told = value as Record<string, unknown>
  return (
    schema.type === 'object' &&
    (schema.required ?? []).every((key) => key in told) &&
    Object.entries(schema.properties ?? {}).every(
      ([key, each]) => each.const === undefined || told[key] === undefined || each.const === told[key],
    )
  )
}
