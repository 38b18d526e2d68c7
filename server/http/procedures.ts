import { AppError, ERRORS_OF_ANY_PROCEDURE, type ErrorCode } from '@rahnama/contract/errors.ts'
import { JSON_VALUES_MAX } from '@rahnama/contract/limits.ts'
import type { Input, Output, Procedure } from '@rahnama/contract/procedure.ts'
import { mayEnter } from '@rahnama/contract/roles.ts'
import { toIssues, WITH_INPUT } from '@rahnama/contract/to-issues.ts'
import type { Context, Hono } from 'hono'
import type { Caller, RequestInfo } from '../caller.ts'
import type { FairQueue } from '../work/work.ts'
import { networkOf } from './network-of.ts'
import { countValues, holdsZeroByte, parseJson } from './parse-json.ts'
import { readBody, readSmallBody } from './read-body.ts'
import { requestInfo } from './request-info.ts'
import { createRequestTurns } from './request-turns.ts'
import { withTimeout } from './with-timeout.ts'

type CallerOf<P extends Procedure> = P['audience'] extends 'public' ? Caller | undefined : Caller

export type Handler<Deps, P extends Procedure> = (
  deps: Deps,
  caller: CallerOf<P>,
  input: Input<P>,
  request: RequestInfo,
) => Promise<Output<P>>

export type Handlers<Deps, Procedures extends Record<string, Procedure>> = {
  [Name in keyof Procedures]: Handler<Deps, Procedures[Name]>
}

export type Identify = (request: Request) => Promise<Caller | undefined>

type AnyHandler<Deps> = (
  deps: Deps,
  caller: Caller | undefined,
  input: unknown,
  request: RequestInfo,
) => Promise<unknown>

export type OnUndeclaredError = (name: string, code: ErrorCode) => void

type Mount<Deps> = {
  deps: Deps & { config: { trustedProxies: number } }
  identify: Identify
  requireProof: (caller: Caller) => Promise<void>
  /** Somebody who is signed in asked for what they may not do. */
  onRefused: (caller: Caller, name: string, request: RequestInfo) => Promise<void>
  onUndeclaredError: OnUndeclaredError
}

/** Gives every procedure of the contract its route: who may call, what comes in, what goes out. */
export function mountProcedures<Deps, C extends Record<string, Record<string, Procedure>>>(
  app: Hono,
  contract: C,
  handlers: { [Capability in keyof C]: Handlers<Deps, C[Capability]> },
  mount: Mount<Deps>,
): void {
  const turns = createRequestTurns()
  for (const [capability, procedures] of Object.entries(contract)) {
    const group = handlers[capability] as Record<string, AnyHandler<Deps>>
    for (const [name, procedure] of Object.entries(procedures)) {
      const handler = group[name]
      if (!handler) throw new Error(`No handler for ${capability}.${name}`)
      const watched = watchErrors(`${capability}.${name}`, procedure, handler, mount.onUndeclaredError)
      app.on(procedure.method, procedure.path.replace(/\{(\w+)\}/g, ':$1'), (context) =>
        answer(context, { ...procedure, name: `${capability}.${name}` }, watched, { ...mount, turns }),
      )
    }
  }
}

/** A code that the contract does not declare is a promise nobody made: clients have no text in its place. */
function watchErrors<Deps>(
  name: string,
  procedure: Procedure,
  handler: AnyHandler<Deps>,
  onUndeclaredError: OnUndeclaredError,
): AnyHandler<Deps> {
  const declared = new Set<ErrorCode>([...ERRORS_OF_ANY_PROCEDURE, ...procedure.errors])
  return async (...call) => {
    try {
      return await handler(...call)
    } catch (error) {
      if (error instanceof AppError && !declared.has(error.code)) onUndeclaredError(name, error.code)
      throw error
    }
  }
}

async function answer<Deps>(
  context: Context,
  procedure: Procedure & { name: string },
  handler: AnyHandler<Deps>,
  mount: Mount<Deps> & { turns: FairQueue },
): Promise<Response> {
  const caller = await mount.identify(context.req.raw)
  const info = requestInfo(context, mount.deps.config.trustedProxies)
  try {
    return await answerCaller(context, procedure, handler, { ...mount, caller, info })
  } catch (error) {
    const isRefused = error instanceof AppError && error.code === 'NOT_ALLOWED'
    if (isRefused && caller) await mount.onRefused(caller, procedure.name, info)
    throw error
  }
}

async function answerCaller<Deps>(
  context: Context,
  procedure: Procedure,
  handler: AnyHandler<Deps>,
  mount: Mount<Deps> & { turns: FairQueue; caller: Caller | undefined; info: RequestInfo },
): Promise<Response> {
  const { caller, info } = mount
  if (procedure.audience !== 'public') {
    if (!caller) throw new AppError('NOT_SIGNED_IN')
    if (!mayEnter(caller.role, procedure.audience)) throw new AppError('NOT_ALLOWED')
    if (caller.owesSecondFactor && !procedure.beforeSecondFactor) throw new AppError('SECOND_FACTOR_REQUIRED')
  }
  // Parts of files are read in turn, or a hundred of them would lie in memory; small bodies may dawdle outside.
  const small = procedure.bytes ? undefined : await readInput(context, procedure)
  return mount.turns.run(caller?.userId ?? networkOf(info.address), async () => {
    const parsed = procedure.input.safeParse(small ?? (await readInput(context, procedure)), WITH_INPUT)
    if (!parsed.success) throw new AppError('INVALID_INPUT', { issues: toIssues(parsed.error) })
    if (procedure.asksProof && caller) await mount.requireProof(caller)
    const result = await withTimeout(handler(mount.deps, caller, parsed.data, info))
    // The output schema lists its fields, so a new column never reaches a browser by accident.
    context.header('Cache-Control', 'no-store')
    return context.json(procedure.output.parse(result) as never)
  })
}

async function readInput(context: Context, procedure: Procedure): Promise<Record<string, unknown>> {
  const fromPath = context.req.param() as Record<string, string>
  if (Object.values(fromPath).some(holdsZeroByte)) throw new AppError('MALFORMED_REQUEST')
  const { bytes } = procedure
  if (bytes) return { ...readQuery(context), ...fromPath, [bytes.field]: await readBytes(context, bytes.maxBytes) }
  if (procedure.method === 'GET' || procedure.method === 'DELETE') return { ...readQuery(context), ...fromPath }
  return { ...(await readJson(context)), ...fromPath }
}

function readQuery(context: Context): Record<string, string | string[]> {
  const entries = Object.entries(context.req.queries())
  if (entries.flat(2).some(holdsZeroByte)) throw new AppError('MALFORMED_REQUEST')
  return Object.fromEntries(entries.map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]))
}

async function readBytes(context: Context, maxBytes: number): Promise<Uint8Array> {
  const type = context.req.header('content-type') ?? ''
  if (!/^application\/octet-stream\b/i.test(type)) throw new AppError('UNSUPPORTED_TYPE')
  return readBody(context.req.raw, maxBytes)
}

async function readJson(context: Context): Promise<Record<string, unknown>> {
  const bytes = await readSmallBody(context.req.raw)
  if (bytes.length === 0) return {}
  const type = context.req.header('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) throw new AppError('UNSUPPORTED_TYPE')
  if (countValues(bytes) > JSON_VALUES_MAX) throw new AppError('BODY_TOO_LARGE')
  const value = parseJson(bytes)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw new AppError('MALFORMED_REQUEST')
}
