import { expect, test } from 'vitest'
import type { ApplicationStanding } from './application-standings.ts'
import { formats } from './locale/locale.ts'
import { describeNotice } from './notice-words.ts'
import { notices as en } from './texts/en/notices.ts'
import { notices as fa } from './texts/fa/notices.ts'

type Moved = Pick<ApplicationStanding, 'turn' | 'reason'>
const moved = (standing: Moved) =>
  ({ kind: 'applicationMoved', about: { applicationId: 'a', folio: 'A-7K3M-92QF', ...standing } }) as const

test.each<[Moved, string]>([
  [
    { turn: 'office', reason: 'underReview' },
    'We are checking your answers and documents. Nothing for you to do right now.',
  ],
  [
    { turn: 'government', reason: 'awaitsDecision' },
    'The authority has your application and decides. Nothing for you to do right now.',
  ],
  [{ turn: 'nobody', reason: 'approved' }, 'The authority has approved your application.'],
  [
    { turn: 'client', reason: 'biometricsAsked' },
    'Please give your fingerprints and photo at a collection point. We cannot continue until you have done your part.',
  ],
])('a case that moved says where it stands now: %o', (standing, why) => {
  expect(describeNotice(en, formats('en'), moved(standing)).why).toBe(why)
})

test('it says so in Persian, too', () => {
  expect(describeNotice(fa, formats('fa'), moved({ turn: 'nobody', reason: 'refused' })).why).toBe(
    'مرجع رسمی درخواست شما را رد کرد.',
  )
})
