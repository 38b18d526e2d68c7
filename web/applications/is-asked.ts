import { isAsking } from '@rahnama/contract/application-standings.ts'
import type { ApplicationSummary } from '@rahnama/contract/applications.ts'

/** What we asked for comes to us by itself: there is nothing to send a second time. */
export function isAsked({ asked, reason }: Pick<ApplicationSummary, 'asked' | 'reason'>): boolean {
  return asked.questions + asked.documents > 0 || isAsking(reason) || reason === 'documentSentBack'
}
