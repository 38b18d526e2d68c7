import { freshnessOf } from '@rahnama/contract/backups.ts'
import type { Formats } from '@rahnama/contract/locale/locale.ts'
import type { Waiting } from '@rahnama/contract/overview.ts'
import type { overview } from '../i18n/en/overview.ts'
import { href } from '../site-map.ts'

const TONES = { fresh: undefined, late: 'warning', lost: 'danger' } as const

export type WaitingItem = { key: string; tone: 'danger' | 'warning' | 'info'; text: string; to: string }

/** What waits, the most pressing first; nothing for what is in order. */
export function waitingItems(
  waiting: Waiting,
  texts: (typeof overview)['waiting'],
  { number, relative }: Formats,
  now: Date,
): WaitingItem[] {
  const { claims, overdue, newEnquiries, failedMails, failedJobs } = waiting
  const counted = (
    tone: WaitingItem['tone'],
    key:
      | 'overdueCases'
      | 'overdueEnquiries'
      | 'overdueMessages'
      | 'newEnquiries'
      | 'failedMails'
      | 'failedJobs'
      | 'hiddenClaims'
      | 'dueClaims'
      | 'sampleClaims',
    count: number,
    to: string,
  ): WaitingItem[] => (count === 0 ? [] : [{ key, tone, text: texts[key](count, number(count)), to }])
  return [
    ...counted('danger', 'overdueCases', overdue.cases, `${href('cases')}?view=all&kind=case`),
    ...counted('danger', 'overdueMessages', overdue.messages, href('messages')),
    ...counted('danger', 'overdueEnquiries', overdue.enquiries, href('deskEnquiries')),
    ...counted('danger', 'failedMails', failedMails, href('adminEmail')),
    ...counted('danger', 'failedJobs', failedJobs, href('adminSystemAnalytics')),
    ...backupItems(waiting.backup, texts, (at) => relative(at, now), now),
    ...counted('warning', 'newEnquiries', newEnquiries, href('deskEnquiries')),
    ...counted('warning', 'hiddenClaims', claims.hidden, href('adminLanding')),
    ...counted('info', 'dueClaims', claims.due, href('adminLanding')),
    ...counted('info', 'sampleClaims', claims.samples, href('adminLanding')),
  ]
}

function backupItems(
  { madeAt, provenAt, lastFailedAt }: Waiting['backup'],
  texts: (typeof overview)['waiting'],
  ago: (at: string) => string,
  now: Date,
): WaitingItem[] {
  const to = href('adminBackup')
  const items: WaitingItem[] = []
  if (lastFailedAt && (!madeAt || madeAt < lastFailedAt))
    items.push({ key: 'failedBackup', tone: 'danger', text: texts.failedBackup(ago(lastFailedAt)), to })
  if (!madeAt) return [...items, { key: 'noBackup', tone: 'danger', text: texts.noBackup, to }]
  const madeTone = TONES[freshnessOf(madeAt, now)]
  if (madeTone) items.push({ key: 'oldBackup', tone: madeTone, text: texts.oldBackup(ago(madeAt)), to })
  if (!provenAt) return [...items, { key: 'unprovenBackup', tone: 'warning', text: texts.unprovenBackup, to }]
  const provenTone = TONES[freshnessOf(provenAt, now)]
  if (provenTone) items.push({ key: 'oldProof', tone: provenTone, text: texts.oldProof(ago(provenAt)), to })
  return items
}
