import type { Enquiry, EnquiryEvent } from '@rahnama/contract/enquiries.ts'

/** What colleagues did since the version somebody saw. A reply counts whoever sent it: it may be one's own, from another window. */
export function newsSince({ events }: Pick<Enquiry, 'events'>, seen: number, me: string | undefined): EnquiryEvent[] {
  return events.filter(({ version, act, actor }) => version > seen && (act === 'replied' || actor?.id !== me))
}
