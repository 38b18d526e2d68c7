import { type Procedure, pathParameters } from './procedure.ts'

export type ProcedureRequest = {
  /** Path and query. */
  url: string
  body: string | Uint8Array<ArrayBuffer> | undefined
  contentType: string | undefined
}

type Address = Pick<Procedure, 'method' | 'path' | 'bytes'>

/** Fields named in the path go there, the others into the body, or the query where there is none. */
export function toRequest(procedure: Address, input: Record<string, unknown>): ProcedureRequest {
  const inPath = pathParameters(procedure.path)
  const path = procedure.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const bytes = procedure.bytes && (input[procedure.bytes.field] as Uint8Array<ArrayBuffer>)
  const rest = Object.entries(input).filter(
    ([name, value]) => !inPath.includes(name) && name !== procedure.bytes?.field && value !== undefined,
  )
  if (procedure.method !== 'GET' && procedure.method !== 'DELETE' && !bytes) {
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
