import { describe, expect, it } from 'vitest'
import { type Answers, checkForm, flatten, nest, readAnswers, shownAnswers } from './long-form.ts'
import { sampleForm, whole } from './sample-form.test-data.ts'

const TODAY = '2026-11-15'

const issues = (change: Answers) =>
  checkForm(sampleForm, { ...whole, ...change }, TODAY).map(({ field, fault }) => `${field} ${fault}`)

describe('a form', () => {
  it('is faultless when every required question has an answer', () => {
    expect(issues({})).toEqual([])
  })

  it('names each required question without an answer, in order', () => {
    expect(checkForm(sampleForm, {}, TODAY).map(({ field }) => field)).toEqual([
      ...['firstName', 'birthDate', 'email', 'country', 'province', 'married'],
      ...['level', 'field', 'graduated', 'score', 'languages', 'jobs', 'truthful'],
    ])
  })

  it('takes a date of today and no later one', () => {
    expect(issues({ birthDate: '2026-11-15' })).toEqual([])
    expect(issues({ birthDate: '2026-11-16' })).toEqual(['birthDate IN_THE_FUTURE'])
  })

  it('counts the years ahead from today', () => {
    expect(issues({ graduated: 2032 })).toEqual([])
    expect(issues({ graduated: 2033 })).toEqual(['graduated TOO_LATE'])
  })

  it('needs agreement, not only an answer', () => {
    expect(issues({ truthful: false })).toEqual(['truthful NOT_AGREED'])
  })

  it('points at the question of an entry', () => {
    const jobs = [{ id: 'j9', title: 'Baker', startedOn: '2020-09', current: false }]
    expect(issues({ jobs })).toEqual(['jobs.j9.endedOn REQUIRED'])
  })

  it('compares answers across fields, and only those that are fine by themselves', () => {
    const job = { id: 'j9', title: 'Baker', startedOn: '2020-09', current: false }
    expect(issues({ jobs: [{ ...job, endedOn: '2020-08' }] })).toEqual(['jobs.j9.endedOn ENDS_BEFORE_START'])
    expect(issues({ jobs: [{ ...job, endedOn: '2020-13' }] })).toEqual(['jobs.j9.endedOn NOT_A_DATE'])
  })

  it('says when a group has too many entries', () => {
    const jobs = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: 'Baker', startedOn: '2020-09', current: true }))
    expect(issues({ jobs })).toEqual(['jobs TOO_MANY'])
  })
})

describe('a hidden branch', () => {
  it('is not asked', () => {
    expect(issues({ married: true, partnerComes: false })).toEqual([])
    expect(issues({ married: true })).toEqual(['partnerComes REQUIRED'])
  })

  it('opens nothing with what it was answered before', () => {
    const answers = { ...whole, married: false, partnerComes: true, partnerScore: 7 }
    expect(shownAnswers(sampleForm, answers)).toEqual(whole)
    expect(issues({ married: false, partnerComes: true })).toEqual([])
  })

  it('inside an entry is left out of what is read', () => {
    const jobs = [{ id: 'j1', title: 'Baker', startedOn: '2020-09', current: true, endedOn: '2021-01' }]
    expect(shownAnswers(sampleForm, { ...whole, jobs }).jobs).toEqual([
      { id: 'j1', title: 'Baker', startedOn: '2020-09', current: true },
    ])
  })
})

describe('kept answers', () => {
  it('come back as they were told', () => {
    expect(nest(sampleForm, flatten(whole))).toEqual(whole)
  })

  it('keep the order of entries, and one order for two that were added at once', () => {
    const flat = { 'jobs.b': 1, 'jobs.c': 0, 'jobs.a': 1, 'jobs.a.title': 'Baker' }
    expect(nest(sampleForm, flat).jobs).toEqual([{ id: 'c' }, { id: 'a', title: 'Baker' }, { id: 'b' }])
  })

  it('have the types of their form', () => {
    const answers = readAnswers(sampleForm, flatten(whole))
    const level: 'school' | 'bachelor' | 'master' | undefined = answers.level
    const score: number | 'unknown' | undefined = answers.score
    const title: string | undefined = answers.jobs?.[0]?.title
    expect([level, score, title]).toEqual(['bachelor', 6.5, 'Engineer'])
  })

  it('without a place for an entry leave it out', () => {
    expect(nest(sampleForm, { 'jobs.b.title': 'Baker' })).toEqual({})
  })
})
