import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { celpip, couple30, jobAbroad, jobInCanada, single30 } from '../applicants.test-data.ts'
import type { Profile } from '../profile/profile.ts'
import { randomProfile } from '../random-profile.test-data.ts'
import { completion } from './completion.ts'

describe('completion', () => {
  it('is nothing for an empty profile and names what is missing by section', () => {
    const { overall, sections } = completion({})
    expect(overall).toMatchObject({ percent: 0, complete: false, answered: 0 })
    expect(sections.general.missing).toEqual(['birthDate', 'maritalStatus', 'hasChildren'])
    expect(sections.preferences.missing).toEqual(['intendedProvince', 'fundsCad', 'jobOffer', 'nomination'])
  })

  it('is whole when every question on the page has an answer', () => {
    const whole: Profile = { ...single30, totalWorkYears: 0, hasPreviousApplications: false, hasRefusals: false }
    expect(completion(whole).overall).toMatchObject({ percent: 100, complete: true, missing: [], newQuestions: [] })
  })

  it('counts a section on its own: one of three general questions is 33 percent', () => {
    expect(completion({ birthDate: '1996-05-01' }).sections.general.percent).toBe(33)
  })

  it('takes "I do not know yet" as an answer and flags it', () => {
    const { general } = completion({ birthDate: 'unknown', maritalStatus: 'single', hasChildren: false }).sections
    expect(general).toMatchObject({ percent: 100, complete: true, flagged: ['birthDate'] })
  })

  it('tells new questions of a branch instead of taking percent away', () => {
    const before = completion({ ...single30, hasChildren: false }).sections.general
    const after = completion({ ...single30, hasChildren: true, children: [{}, {}] }).sections.general
    expect(after.percent).toBe(before.percent)
    expect(after.newQuestions).toEqual(['numberOfChildren', 'children[0].birthDate', 'children[1].birthDate'])
    expect(after.complete).toBe(false)
  })

  it('asks about the partner only of couples, and about their studies only if they come along', () => {
    expect(completion(single30).sections.personal.required).toBe(2)
    expect(completion(couple30).sections.personal.required).toBe(6)
    const stays = { ...couple30, partner: { ...couple30.partner, accompanying: false } }
    expect(completion(stays).sections.personal.required).toBe(2)
  })

  it('asks more about a Canadian job than about one abroad, and no end date of a current one', () => {
    const asked = (profile: Profile) => completion(profile).sections.work.required
    const abroad = asked({ jobs: [jobAbroad('2020-01-01', '2021-01-01')] })
    expect(asked({ jobs: [jobInCanada('2020-01-01', '2021-01-01')] })).toBe(abroad + 3)
    expect(asked({ jobs: [{ ...jobAbroad('2020-01-01', '2021-01-01'), current: true }] })).toBe(abroad - 1)
  })

  it('counts questions of the form that the rules do not read', () => {
    const name = { id: 'firstName', section: 'general', branch: false, state: 'missing' } as const
    expect(completion(single30, [name]).sections.general).toMatchObject({ percent: 75, missing: ['firstName'] })
  })

  it('never falls when an entry is added or a branch opens, for any profile', () => {
    fc.assert(
      fc.property(randomProfile, (profile) => {
        const before = completion(profile).overall.percent
        const opened: Profile = {
          ...profile,
          tests: [...(profile.tests ?? []), { test: 'IELTS_GT' }],
          jobs: [...(profile.jobs ?? []), {}],
        }
        expect(completion(opened).overall.percent).toBeGreaterThanOrEqual(before)
      }),
    )
  })

  it('never falls when a new answer is given, for any profile', () => {
    fc.assert(
      fc.property(randomProfile, (profile) => {
        if (profile.tests) return
        expect(completion({ ...profile, tests: [celpip(7)] }).overall.percent).toBeGreaterThanOrEqual(
          completion(profile).overall.percent,
        )
      }),
    )
  })
})
