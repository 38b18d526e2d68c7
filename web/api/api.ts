import type { Address, Procedures } from '@rahnama/contract/contract.ts'
import { AppError, type ErrorBody, type ErrorCode, isErrorCode } from '@rahnama/contract/errors.ts'
import type { Output, Procedure, TypedInput } from '@rahnama/contract/procedure.ts'
import { toRequest } from '@rahnama/contract/to-request.ts'

export { describeError } from './describe-error.ts'
export { openDownload } from './open-download.ts'

/** Somebody else was faster. */
export function isConflict(error: unknown): error is AppError {
  return error instanceof AppError && error.code === 'CONFLICT'
}

const PASSING: ReadonlySet<ErrorCode> = new Set(['UNAVAILABLE', 'TIMEOUT', 'INTERNAL', 'TOO_MANY_REQUESTS'])

/** The same call may succeed later; whatever else was refused stays refused. */
export function isWorthTryingAgain(error: unknown): error is AppError {
  return error instanceof AppError && PASSING.has(error.code)
}

/** The session is stored under this key; a public page looks here before it loads anything of it. */
export const SESSION_KEY = 'rahnama-session'

/** Without storage no session can be stored. */
export function isSessionKept(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null
  } catch {
    return false
  }
}

type TokenSource = () => Promise<string | undefined>

let tokenSource: TokenSource = async () => undefined

/** The session says where tokens come from; public pages never load it. */
export function provideToken(source: TokenSource): void {
  tokenSource = source
}

const refusalListeners = new Set<{ code: ErrorCode; tell: () => void }>()

/** The session hears of it when a call that carried its token was refused. */
export function onRefusal(code: ErrorCode, tell: () => void): () => void {
  const listener = { code, tell }
  refusalListeners.add(listener)
  return () => refusalListeners.delete(listener)
}

/** `keepalive`: the request outlives the page it was sent from. */
type CallOptions = { signal?: AbortSignal; keepalive?: boolean }

/**
 * Calls a procedure of the contract by its address: `call('GET /api/users/me', {})`. The types of input and output are
 * those of its schemas, which stay on the server. Every failure is an AppError with a code that has texts in both languages.
 */
export async function call<A extends Address>(
  address: A,
  input: TypedInput<Procedures[A]>,
  options: CallOptions = {},
): Promise<Output<Procedures[A]>> {
  const token = await tokenSource()
  const [method, path] = address.split(' ') as [Procedure['method'], Procedure['path']]
  const { url, body, contentType } = toRequest({ method, path }, input)
  const response = await fetch(url, {
    method,
    headers: {
      ...(contentType && { 'Content-Type': contentType }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body }),
    ...(options.signal && { signal: options.signal }),
    ...(options.keepalive && { keepalive: true }),
  }).catch((cause: unknown) => {
    if (options.signal?.aborted) throw cause
    throw new AppError('UNAVAILABLE', { cause })
  })
  if (response.ok) return (await response.json()) as Output<Procedures[A]>
  const error = await readError(response)
  if (token) for (const { code, tell } of refusalListeners) if (code === error.code) tell()
  throw error
}

async function readError(response: Response): Promise<AppError> {
  const body = (await response.json().catch(() => ({}))) as Partial<ErrorBody>
  const code = isErrorCode(body.code) ? body.code : response.status >= 500 ? 'INTERNAL' : 'MALFORMED_REQUEST'
  const retryAfter = Number(response.headers.get('Retry-After'))
  return new AppError(code, {
    ...(body.field !== undefined && { field: body.field }),
    ...(body.params && { params: body.params }),
    ...(body.issues && { issues: body.issues }),
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
  })
}
