import type { Schedule } from '@rahnama/contract/consultations/consultations.ts'
import { WEB_ADDRESS_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { haveLength, overlap } from '@rahnama/contract/weekly-hours.ts'
import type { Texts } from '../../../i18n/i18n.tsx'
import type { Faults } from '../../../ui/form/form.tsx'

export type OpenHours = Schedule['spans'][number]
type Fields = Texts['consultationsDesk']['hours']['fields']

export function checkSchedule({ isBookable, spans, types, meetingUrl }: Schedule): Faults<Fields> {
  const faults: Faults<Fields> = {}
  if (isBookable && spans.length === 0) faults.spans = 'REQUIRED'
  else if (spans.some((span) => isFaulty(span, spans))) faults.spans = 'INVALID'
  if (types.length === 0) faults.types = 'REQUIRED'
  if (meetingUrl && !isSecureAddress(meetingUrl)) faults.meetingUrl = 'NOT_A_WEB_ADDRESS'
  else if (meetingUrl && meetingUrl.length > WEB_ADDRESS_MAX_CHARS) faults.meetingUrl = 'TOO_LONG'
  return faults
}

/** Hours are faulty without a beginning and another end, or over others. */
export function isFaulty(span: OpenHours, spans: readonly OpenHours[]): boolean {
  if (!span.from || !span.to || !haveLength(span)) return true
  return spans.some((other) => other !== span && overlap(span, other))
}

function isSecureAddress(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:'
}
