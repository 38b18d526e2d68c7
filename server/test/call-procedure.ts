import type { ErrorBody } from '@rahnama/contract/errors.ts'
import type { Output, Procedure, TypedInput } from '@rahnama/contract/procedure.ts'
import { toRequest } from '@rahnama/contract/to-request.ts'
import type { Answer, SendOptions } from './test.ts'

type Send = (method: string, path: string, options?: SendOptions) => Promise<Answer>

export type Refusal = ErrorBody & { status: number; retryAfter: string | null }

export type Calls = {
  /** Calls a procedure through everything a real request meets, and answers what it answers; a refusal fails the test. */
  call<P extends Procedure>(procedure: P, input: TypedInput<P>, options?: SendOptions): Promise<Output<P>>
  /** The refusal a call meets; a call that succeeds fails the test. What is refused need not have the type. */
  refuse(procedure: Procedure, input: Record<string, unknown>, options?: SendOptions): Promise<Refusal>
  /** What a call comes to that may end either way, such as one of two at the same moment. */
  attempt<P extends Procedure>(procedure: P, input: TypedInput<P>, options?: SendOptions): Promise<Attempt<P>>
}

type Attempt<P extends Procedure> = { status: number; output?: Output<P>; refusal?: Refusal }

/** Typed calls over a way to send requests, as whoever that way sends. */
export function createCalls(send: Send): Calls {
  const ask = (procedure: Procedure, input: Record<string, unknown>, options: SendOptions = {}) => {
    const { url, body, contentType } = toRequest(procedure, input)
    const headers = { ...(contentType && { 'Content-Type': contentType }), ...options.headers }
    return send(procedure.method, url, { ...(body !== undefined && { body }), ...options, headers })
  }
  const asRefusal = ({ status, body, headers }: Answer): Refusal => ({
    ...(body as ErrorBody),
    status,
    retryAfter: headers.get('retry-after'),
  })
  return {
    async call<P extends Procedure>(procedure: P, input: TypedInput<P>, options?: SendOptions) {
      const { status, body, text } = await ask(procedure, input, options)
      if (status !== 200) throw new Error(`${procedure.method} ${procedure.path} answered ${status}: ${text}`)
      return body as Output<P>
    },
    async refuse(procedure, input, options) {
      const answer = await ask(procedure, input, options)
      if (answer.status < 400) throw new Error(`${procedure.method} ${procedure.path} was not refused: ${answer.text}`)
      return asRefusal(answer)
    },
    async attempt<P extends Procedure>(procedure: P, input: TypedInput<P>, options?: SendOptions) {
      const answer = await ask(procedure, input, options)
      const { status } = answer
      return status === 200 ? { status, output: answer.body as Output<P> } : { status, refusal: asRefusal(answer) }
    },
  }
}
