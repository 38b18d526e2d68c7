import { enquiries } from '@rahnama/contract/enquiries.ts'
import type { Output, TypedInput } from '@rahnama/contract/procedure.ts'
import { call } from '../api/api.ts'

type Submit = typeof enquiries.submit

export type Enquiry = Omit<TypedInput<Submit>, 'idempotencyKey'>
export type Sent = Output<Submit>

/** What is sent again unchanged is the same message, however often a retry or a double click brings it. */
export function createSender(): (enquiry: Enquiry) => Promise<Sent> {
  let last = { content: '', key: '' }
  return (enquiry) => {
    const content = JSON.stringify(enquiry)
    if (content !== last.content) last = { content, key: crypto.randomUUID() }
    return call(enquiries.submit, { ...enquiry, idempotencyKey: last.key })
  }
}
