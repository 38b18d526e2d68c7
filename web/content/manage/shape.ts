import {
  CONTENT_KINDS,
  type ContentKind,
  type ContentPart,
  ContentSlug,
  Passage,
  ProseSource,
} from '@rahnama/contract/content/content.ts'
import { z } from '@rahnama/contract/zod.ts'

/** A shape says how one answer is typed; it is read from the schema that will check it. */
export type Shape =
  | { type: 'line' | 'passage' | 'prose' | 'address' | 'email' | 'date' | 'reference' | 'yes' | 'number' | 'picture' }
  | { type: 'choice'; values: readonly string[] }
  | { type: 'list'; of: Shape; min: number; max: number }
  | GroupShape
  | { type: 'variants'; variants: readonly { name: string; shape: GroupShape }[] }
  /** May be left out as a whole; `absent` is how its absence is stored. */
  | { type: 'maybe'; of: Shape; absent: null | undefined }

export type GroupShape = { type: 'group'; fields: readonly NamedShape[] }
export type NamedShape = { name: string; shape: Shape; isOptional: boolean }
export type Body = Record<string, unknown>

type JsonSchema = z.core.JSONSchema.JSONSchema

export function shapeOf(kind: ContentKind, part: ContentPart): GroupShape {
  const schema = part === 'facts' ? CONTENT_KINDS[kind].facts : CONTENT_KINDS[kind].text
  return groupOf(z.toJSONSchema(schema, { io: 'input' }))
}

function groupOf({ properties = {}, required = [] }: JsonSchema): GroupShape {
  const fields = Object.entries(properties).flatMap(([name, schema]): NamedShape[] => {
    if (typeof schema === 'boolean' || schema.const !== undefined) return []
    const shape = read(schema)
    const isOptional = !required.includes(name)
    return isOptional && shape.type === 'group'
      ? [{ name, shape: { type: 'maybe', of: shape, absent: undefined }, isOptional: false }]
      : [{ name, shape, isOptional }]
  })
  return { type: 'group', fields }
}

function read(schema: JsonSchema): Shape {
  if (schema.anyOf) {
    const of = schema.anyOf.find((option) => typeof option === 'object' && option.type !== 'null')
    return { type: 'maybe', of: read(of as JsonSchema), absent: null }
  }
  if (schema.oneOf) return { type: 'variants', variants: schema.oneOf.map((each) => variantOf(each as JsonSchema)) }
  if (schema.enum) return { type: 'choice', values: schema.enum.map(String) }
  switch (schema.type) {
    case 'array': {
      const { minItems: min = 0, maxItems: max = Number.POSITIVE_INFINITY } = schema
      return { type: 'list', of: read(schema.items as JsonSchema), min, max }
    }
    case 'object':
      return isPicture(schema) ? { type: 'picture' } : groupOf(schema)
    case 'boolean':
      return { type: 'yes' }
    case 'integer':
    case 'number':
      return { type: 'number' }
    default:
      return { type: textTypeOf(schema) }
  }
}

/** As `MediaReference` has it. */
function isPicture({ properties = {} }: JsonSchema): boolean {
  return Object.keys(properties).join() === 'media'
}

function variantOf(schema: JsonSchema): { name: string; shape: GroupShape } {
  const type = schema.properties?.type
  return { name: typeof type === 'object' ? String(type.const) : '', shape: groupOf(schema) }
}

const TEXT_TYPES = new Map([
  [maxCharsOf(ContentSlug), 'reference'],
  [maxCharsOf(Passage), 'passage'],
  [maxCharsOf(ProseSource), 'prose'],
] as const)

function maxCharsOf(schema: z.ZodMiniString): number | undefined {
  return z.toJSONSchema(schema).maxLength
}

function textTypeOf({ format, maxLength, minLength }: JsonSchema) {
  if (format === 'email' || format === 'date') return format
  // A line of text has a least length; an address is checked by its form instead.
  return TEXT_TYPES.get(maxLength) ?? (minLength === undefined ? 'address' : 'line')
}

/** Answers what stands there before anything is typed. */
export function emptyOf(shape: Shape): unknown {
  switch (shape.type) {
    case 'group':
      return Object.fromEntries(
        shape.fields.filter(({ isOptional }) => !isOptional).map(({ name, shape: inner }) => [name, emptyOf(inner)]),
      )
    case 'variants': {
      const [first] = shape.variants
      return first && { type: first.name, ...(emptyOf(first.shape) as Body) }
    }
    case 'list':
      return Array.from({ length: shape.min }, () => emptyOf(shape.of))
    case 'maybe':
      return shape.absent
    case 'yes':
      return false
    case 'number':
    case 'date':
    case 'picture':
      return undefined
    default:
      return ''
  }
}

export function emptyBody(kind: ContentKind, part: ContentPart): Body {
  return emptyOf(shapeOf(kind, part)) as Body
}
