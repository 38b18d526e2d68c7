import type { Caller, RequestInfo } from '../caller.ts'
import type { Deps } from '../deps.ts'
import type { Actor } from './write-audit.ts'

/** An operation that writes the audit is given who acts, and in which request. */
export function asActor<Input, Output>(
  act: (deps: Deps, actor: Caller & Actor, input: Input) => Promise<Output>,
): (deps: Deps, caller: Caller, input: Input, request: RequestInfo) => Promise<Output> {
  return (deps, caller, input, { requestId }) => act(deps, { ...caller, requestId }, input)
}
