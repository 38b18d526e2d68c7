import { contract } from '@rahnama/contract/contract.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Procedure } from '@rahnama/contract/procedure.ts'
import { z } from '@rahnama/contract/zod.ts'

/** Is looked for in the database and on pages. */
export const MARK = 'zqhostile'
export const MARKUP = `"'><img src=x data-hit onerror=hit()><script data-hit>hit()</script><svg data-hit onload=hit()> #panic("hit") \${7*7}`
export const SCRIPT: Record<Language, string> = { en: `${MARK} ${MARKUP}`, fa: `متن ${MARK} ${MARKUP}` }

export type Named = Procedure & { name: string; capability: string }
export const PROCEDURES: readonly Named[] = Object.entries(contract).flatMap(([capability, procedures]) =>
  Object.entries(procedures as Record<string, Procedure>).map(([name, each]) => ({
    ...each,
    capability,
    name: `${capability}.${name}`,
  })),
)

export type JsonSchema = {
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

export const schemaOf = (of: Procedure['input'] | Procedure['output'], io: 'input' | 'output') =>
  z.toJSONSchema(of as z.ZodMiniType, { io, unrepresentable: 'any' }) as JsonSchema

/** Texts for programs: a page that is given another one asks for something else, and shows nothing. */
export const MACHINES =
  /^(id|ids|next|after|token|cursor|slug|code|key|folio|reference|path|zone|timeZone|clientZone|fingerprint|hash|contentType|acts?|kind|form|field|step|section|event|thing|target|role|nonce|icon|lang|etag)$|(Id|Ids|Token|Code|Slug|Key|Zone|Hash|Path)$/

export function refOf(ref: string, root: JsonSchema): JsonSchema {
  return ref === '#' ? root : (root.$defs?.[ref.split('/').at(-1) ?? ''] ?? {})
}

/** Whether this is the choice an answer was made by: told by its constants, else by its type. */
export function fits(schema: JsonSchema, value: unknown, root: JsonSchema): boolean {
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
