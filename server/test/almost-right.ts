import fc from 'fast-check'

export const UUID = '7d9e2f7c-6f0a-4f6e-9f43-2f9f1d9d1b11'

const text = fc.constantFrom(
  '',
  ' ',
  'x',
  UUID,
  'somebody@example.com',
  '2026-12-01',
  '2026-12-01T09:00:00Z',
  '+275760-09-13T00:00:00Z',
  '0000-00-00',
  'proof-of-funds',
  '\ud800',
  'a\udfffb',
  'a\u0000b',
  '\u202e\u200f\ufeff',
  '۱۲۳۴۵۶',
  '%00',
  "'; drop table users; --",
  'x'.repeat(5000),
)
const VALID: Record<string, string> = {
  uuid: UUID,
  email: 'somebody@example.com',
  date: '2026-12-01',
  'date-time': '2026-12-01T09:00:00Z',
}
const number = fc.constantFrom(0, 1, -1, 1.5, 2 ** 31, 2 ** 53, 1e308)
const odd = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  number,
  fc.dictionary(fc.constantFrom('en', '__proto__', 'constructor'), text, { maxKeys: 2 }),
)

/** As zod writes an input. */
export type JsonSchema = {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  $ref?: string
  $defs?: Record<string, JsonSchema>
}

/** Mostly of the right shape, so that it gets past the door, with wrong things in some places. */
export function almost(schema: JsonSchema, root: JsonSchema = schema, depth = 0): fc.Arbitrary<unknown> {
  const right = shaped(schema, root, depth)
  return depth === 0 ? right : fc.oneof({ weight: 12, arbitrary: right }, odd)
}

function shaped(schema: JsonSchema, root: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  const within = (inner: JsonSchema) => almost(inner, root, depth + 1)
  if (schema.$ref) return depth > 6 ? odd : within(root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(within))
  switch (schema.type) {
    case 'string':
      return fc.oneof({ weight: 4, arbitrary: fc.constant(VALID[schema.format ?? ''] ?? 'A sample') }, text)
    case 'number':
    case 'integer':
      return number
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(within(schema.items ?? {}), { maxLength: 2 })
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, within(inner)])),
      )
    default:
      return fc.oneof(text, odd)
  }
}

/** A value as it stands in an address. */
export function asText(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value ?? '')).toWellFormed()
}
