import type { Profile } from '@rahnama/rules/profile/profile.ts'
import { SHIPPED_RULEBOOK } from '@rahnama/rules/rulebook/rulebook.ts'
import { couple30, ON, single30 } from '../../../rules/applicants.test-data.ts'
import { assessProfile, missingAnswers, placesOf } from '../../eligibility/eligibility.ts'
import type { ClientFile } from '../answers/answers.ts'
import type { Ground } from '../converse.ts'
import type { Asker } from './question.test-data.ts'

const none: Pick<ClientFile, 'applications' | 'checklists' | 'appointment' | 'waiting' | 'unread'> = {
  applications: [],
  checklists: [],
  appointment: null,
  waiting: null,
  unread: 0,
}

const underWay: typeof none = {
  applications: [
    {
      id: '0193d9a0-0000-7000-8000-000000000001',
      reference: 'RH-4821',
      program: 'FSW',
      stage: 'inReview',
      turn: 'office',
      reason: 'underReview',
      dueOn: '2026-11-24',
      consultant: 'Dana Rostami',
    },
  ],
  checklists: [
    {
      program: 'FSW',
      needed: 8,
      given: 6,
      documents: [
        { kind: 'passport', state: 'accepted', isWithClient: false, sentBackFor: null },
        {
          kind: 'employmentLetter',
          state: 'sentBack',
          isWithClient: true,
          sentBackFor: { en: 'The translation is missing.', fa: 'ترجمهٔ مدرک همراهش نیست.' },
        },
        { kind: 'policeCertificate', state: 'needed', isWithClient: true, sentBackFor: null },
      ],
    },
  ],
  appointment: {
    startsAt: '2026-11-20T15:00:00.000Z',
    timeZone: 'Asia/Tehran',
    token: 'the-token',
    consultant: 'Dana Rostami',
  },
  waiting: {
    subject: 'My police certificate',
    since: '2026-11-12T15:00:00.000Z',
    replyBy: '2026-11-13T15:00:00.000Z',
  },
  unread: 2,
}

function fileOf(profile: Profile, more: typeof none): ClientFile {
  const missing = missingAnswers(profile)
  const assessment = missing.length > 0 ? null : assessProfile(profile, ON, SHIPPED_RULEBOOK)
  return { profile, missing, assessment, places: placesOf(assessment, missing), ...more }
}

/** What is known when each of them asks. */
export function groundsOn(knowledge: Ground['knowledge'], today = ON): Record<Asker, Ground> {
  return {
    single: { file: fileOf(single30, underWay), knowledge, book: SHIPPED_RULEBOOK, today },
    couple: { file: fileOf(couple30, none), knowledge, book: SHIPPED_RULEBOOK, today },
    newcomer: { file: fileOf({}, none), knowledge, book: SHIPPED_RULEBOOK, today },
  }
}
