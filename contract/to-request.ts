import { type Procedure, pathParameters } from './procedure.ts'

export type ProcedureRequest = {
  /** Path and query. */
  url: string
  body: string | Uint8Array<ArrayBuffer> | undefined
  contentType: string | undefined
}

/**
 * Fields of an input that are named in the path go there, the others into the body, or the query where there is none.
 * A field of bytes is the body as it is.
 */
export function toRequest(
  { method, path: template }: Pick<Procedure, 'method' | 'path'>,
  input: object,
): ProcedureRequest {
  const fields = Object.entries(input)
  const values = Object.fromEntries(fields)
  const inPath = pathParameters(template)
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const [, bytes] =
    fields.find((field): field is [string, Uint8Array<ArrayBuffer>] => field[1] instanceof Uint8Array) ?? []
  const rest = fields.filter(([name, value]) => !inPath.includes(name) && value !== bytes && value !== undefined)
  if (method !== 'GET' && method !== 'DELETE' && !bytes) {
    return { url: path, body: JSON.stringify(Object.fromEntries(rest)), contentType: 'application/json' }
  }
  const query = new URLSearchParams()
  for (const [name, value] of rest) for (const item of [value].flat()) query.append(name, String(item))
  return {
    url: query.size > 0 ? `${path}?${query}` : path,
    body: bytes,
    contentType: bytes && 'application/octet-stream',
  }
}
