import type { ApplicationSummary } from '@rahnama/contract/applications.ts'
import type { Appointment } from '@rahnama/contract/consultations/consultations.ts'
import { describe, expect, test } from 'vitest'
import { type HomeFacts, nextStep } from './next-step.ts'

const NOW = '2026-11-15T12:00:00.000Z'

const counts = (given: number, missing: number) => ({
  ...{ needed: given + missing, given, missing },
  ...{ accepted: 0, explained: 0, later: 0, helpful: 0, withOffice: 0 },
})

function application(change: Partial<ApplicationSummary> = {}): ApplicationSummary {
  return {
    id: '3b5c49fa-4d75-462a-bf72-b3b8eebedba9',
    reference: 'A-2345-6789',
    program: 'FSW',
    stage: 'preparing',
    turn: 'client',
    reason: 'gatherAndSend',
    dueOn: null,
    documents: counts(4, 0),
    asked: { questions: 0, documents: 0 },
    startedAt: NOW,
    submittedAt: null,
    closedAt: null,
    changedAt: NOW,
    version: 1,
    ...change,
  }
}

function appointment(startsAt: string): Appointment {
  return {
    reference: 'C-2345-6789',
    type: 'initial',
    words: {
      en: { language: 'en', title: 'First talk', fee: 'Free' },
      fa: { language: 'fa', title: 'گفت‌وگوی نخست', fee: 'رایگان' },
    },
    state: 'booked',
    confirmBy: null,
    startsAt,
    endsAt: startsAt,
    timeZone: 'Asia/Tehran',
    consultant: { id: '3b5c49fa-4d75-462a-bf72-b3b8eebedba9', name: 'Robin Sample' },
    name: 'Parnian Nemooneh',
    email: 'client@rahnama.example',
    phone: null,
    topic: '',
    meetingUrl: null,
    isComing: false,
    changeableUntil: startsAt,
    isChangeable: true,
    token: 'token',
  }
}

const complete = { isComplete: true, percent: 100, next: undefined }
const facts = (change: Partial<HomeFacts> = {}): HomeFacts => ({
  now: NOW,
  profile: complete,
  applications: [],
  appointment: undefined,
  ...change,
})

const asked = application({ stage: 'needsMore', reason: 'answerAsked', dueOn: '2026-12-01' })
const biometrics = application({ stage: 'filed', reason: 'biometricsAsked', dueOn: '2026-11-20' })
const reviewed = application({ stage: 'inReview', turn: 'office', reason: 'underReview', dueOn: '2026-11-23' })
const decided = application({ stage: 'filed', turn: 'government', reason: 'awaitsDecision' })
const withdrawn = application({ stage: 'withdrawn', turn: 'nobody', reason: 'withdrawnByClient' })

describe('the one thing to do next', () => {
  test('with an empty account is to begin the profile', () => {
    const profile = { isComplete: false, percent: 0, next: 'general' } as const
    expect(nextStep(facts({ profile }))).toEqual({ what: 'beginProfile' })
  })

  test('with a profile under way is to finish it, at the first section with a question left', () => {
    const profile = { isComplete: false, percent: 62, next: 'language' } as const
    expect(nextStep(facts({ profile, applications: [application()] }))).toEqual({
      what: 'finishProfile',
      percent: 62,
      next: 'language',
    })
  })

  test('with a complete profile and no application is to choose a program', () => {
    expect(nextStep(facts())).toEqual({ what: 'prospect' })
    expect(nextStep(facts({ applications: [withdrawn] }))).toEqual({ what: 'prospect' })
  })

  test('with documents missing is to gather them, for the application that misses fewest', () => {
    const many = application({ documents: counts(2, 7) })
    const few = application({ documents: counts(8, 1) })
    expect(nextStep(facts({ applications: [many, few] }))).toEqual({ what: 'gather', application: few })
  })

  test('with everything there is to send it', () => {
    expect(nextStep(facts({ applications: [decided, application()] }))).toMatchObject({ what: 'send' })
  })

  test('when we asked something is to answer, before an unfinished profile', () => {
    const profile = { isComplete: false, percent: 90, next: 'preferences' } as const
    expect(nextStep(facts({ profile, applications: [asked] }))).toEqual({ what: 'act', application: asked })
  })

  test('names a question before a document that was sent back, also while the authority has the turn', () => {
    const both = { ...asked, asked: { questions: 1, documents: 2 } }
    expect(nextStep(facts({ applications: [both] }))).toEqual({ what: 'answer', application: both })
    const sentBack = { ...decided, asked: { questions: 0, documents: 2 } }
    expect(nextStep(facts({ applications: [sentBack] }))).toEqual({ what: 'replace', application: sentBack })
  })

  test('of two that wait for the client is the one due first', () => {
    expect(nextStep(facts({ applications: [asked, biometrics] }))).toEqual({ what: 'act', application: biometrics })
  })

  test('within a day of an appointment is the appointment', () => {
    const soon = appointment('2026-11-16T11:59:00.000Z')
    const later = appointment('2026-11-16T12:01:00.000Z')
    const profile = { isComplete: false, percent: 10, next: 'general' } as const
    expect(nextStep(facts({ profile, appointment: soon }))).toEqual({ what: 'talk', appointment: soon })
    expect(nextStep(facts({ profile, appointment: later })).what).toBe('finishProfile')
  })

  test('with nothing to do is what one waits for, first what has a date', () => {
    expect(nextStep(facts({ applications: [decided, reviewed] }))).toEqual({ what: 'wait', application: reviewed })
  })
})
