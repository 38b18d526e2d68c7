import type { Language } from '@rahnama/contract/locale/locale.ts'
import { fits, type JsonSchema, MACHINES, PROCEDURES, refOf, SCRIPT, schemaOf } from './fields.ts'

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
