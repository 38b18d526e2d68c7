import type { DeskItem } from '@rahnama/contract/cases/cases.ts'
import { href } from '../../site-map.ts'

/** Where a row leads: a case has a page of its own, the others open over their list. */
export function addressOf({ kind, id, folio }: DeskItem & { folio: string }): string {
  if (kind === 'enquiry') return `${href('deskEnquiries')}?enquiry=${id}`
  if (kind === 'appointment') return `${href('deskAppointments')}?appointment=${id}`
  return href('caseFile', { folio })
}
