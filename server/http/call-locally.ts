import { AppError } from '@rahnama/contract/errors.ts'
import type { Call, Output, Procedure } from '@rahnama/contract/procedure.ts'
import { toIssues, WITH_INPUT } from '@rahnama/contract/to-issues.ts'
import type { RequestInfo } from '../caller.ts'

type PublicHandler<Deps> = (deps: Deps, caller: undefined, input: unknown, request: RequestInfo) => Promise<unknown>

/**
 * Calls public procedures in process, for pages rendered on the server. The built pages carry a copy of the contract,
 * so a procedure is found by its address, not by identity.
 */
export function createLocalCall<Deps>(
  contract: Record<string, Record<string, Procedure>>,
  handlers: Record<string, object>,
  deps: Deps,
): Call {
  const known = new Map<string, { procedure: Procedure; handler: PublicHandler<Deps> }>()
  for (const [capability, procedures] of Object.entries(contract)) {
    const group = handlers[capability] as Record<string, PublicHandler<Deps>>
    for (const [name, procedure] of Object.entries(procedures)) {
      const handler = group[name]
      if (handler && procedure.audience === 'public') known.set(addressOf(procedure), { procedure, handler })
    }
  }
  return async <P extends Procedure>(asked: P, input: unknown) => {
    const found = known.get(addressOf(asked))
    if (!found) throw new AppError('NOT_FOUND')
    const parsed = found.procedure.input.safeParse(input, WITH_INPUT)
    if (!parsed.success) throw new AppError('INVALID_INPUT', { issues: toIssues(parsed.error) })
    const result = await found.handler(deps, undefined, parsed.data, OUR_OWN_REQUEST)
    return found.procedure.output.parse(result) as Output<P>
  }
}

function addressOf({ method, path }: Procedure): string {
  return `${method} ${path}`
}

/** A page asks this way, on behalf of whoever opened it: limits of callers are met before it is drawn. */
export const OUR_OWN_REQUEST: RequestInfo = { requestId: 'page', address: '127.0.0.1', userAgent: '', language: 'en' }
