import type { enquiries } from '@rahnama/contract/enquiries.ts'
import type { Output, TypedInput } from '@rahnama/contract/procedure.ts'
import { call } from '../api/api.ts'
import { forgetSending, keepSending, readSending, type Sending } from './enquiry-draft.ts'

type Submit = typeof enquiries.submit

export type Enquiry = Omit<TypedInput<Submit>, 'idempotencyKey'>
export type Sent = Output<Submit>

/** A message sent again unchanged has the same idempotency key, however often a retry or a double click brings it. */
export function createSender(): (enquiry: Enquiry) => Promise<Sent> {
  let last: Sending | undefined
  return async (enquiry) => {
    const content = JSON.stringify(enquiry)
    last ??= readSending()
    if (content !== last?.content) last = { content, key: crypto.randomUUID() }
    keepSending(last)
    const sent = await call('POST /api/enquiries', { ...enquiry, idempotencyKey: last.key })
    forgetSending()
    return sent
  }
}
