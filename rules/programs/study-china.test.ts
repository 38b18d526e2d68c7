import { describe, expect, it } from 'vitest'
import { bachelor, master, ON, single30 } from '../applicants.test-data.ts'
import type { Profile, StudyChina } from '../profile/profile.ts'
import type { RequirementId } from './programs.ts'
import { reasonIn, resultOf } from './results.test-data.ts'

describe('Study in China (admission notices of 2026)', () => {
  const student = (more: Partial<StudyChina>, profile: Partial<Profile> = {}): Profile => ({
    ...single30,
    birthDate: '2006-01-01',
    credentials: [{ ...bachelor, level: 'high_school', graduatedOn: '2024-06-30', ecaBody: 'none' }],
    ...profile,
    studyChina: { goodHealth: true, ...more },
  })
  const reason = (id: RequirementId, profile: Profile, on = ON) => reasonIn('STUDY_CN', profile, id, on)

  it('a school leaver of 20 can start a bachelor in English', () => {
    const plan = { level: 'bachelor', taughtIn: 'english', englishProof: true } as const
    expect(resultOf('STUDY_CN', student(plan))).toMatchObject({ verdict: 'eligible', route: 'bachelor' })
  })

  it('Chinese citizens cannot enrol as foreign students', () => {
    expect(reason('cn-nationality', student({ level: 'bachelor' }, { citizenship: 'CN' }))).toBe('NATIONALITY_CHINESE')
    expect(reason('cn-nationality', student({ level: 'bachelor', formerChineseCitizen: true }))).toBe(
      'NATIONALITY_FORMER_CHINESE',
    )
  })

  it('HSK 4 with 180 points is the common floor of Chinese-taught study, for two years', () => {
    const hsk = (hskLevel: number, hskScore: number, hskTakenOn = '2026-01-10') =>
      reason('cn-hsk', student({ level: 'bachelor', taughtIn: 'chinese', hskLevel, hskScore, hskTakenOn }))
    expect([hsk(4, 180), hsk(4, 179), hsk(3, 290), hsk(5, 150)]).toEqual([
      'HSK_MET',
      'HSK_TOO_LOW',
      'HSK_TOO_LOW',
      'HSK_MET',
    ])
    expect([hsk(4, 200, '2024-11-16'), hsk(4, 200, '2024-11-15')]).toEqual(['HSK_MET', 'HSK_EXPIRED'])
  })

  it("a master's asks for a bachelor's, two letters and a study plan", () => {
    const plan = {
      level: 'master',
      taughtIn: 'english',
      englishProof: true,
      recommendationLetters: 2,
      studyPlan: true,
    } as const
    const graduate = { birthDate: '1998-01-01', credentials: [bachelor] }
    expect(resultOf('STUDY_CN', student(plan, graduate)).verdict).toBe('eligible')
    expect(reason('cn-schooling', student(plan))).toBe('EDUCATION_TOO_LOW')
    expect(reason('cn-letters', student({ ...plan, recommendationLetters: 1 }, graduate))).toBe('SAID_NO')
  })

  it("a doctorate asks for a master's and the consent of a supervisor", () => {
    const plan = {
      level: 'doctoral',
      taughtIn: 'english',
      englishProof: true,
      recommendationLetters: 2,
      studyPlan: true,
    } as const
    expect(reason('cn-supervisor', student(plan, { credentials: [master] }))).toBe('NOT_ANSWERED')
    expect(reason('cn-schooling', student(plan, { credentials: [bachelor] }))).toBe('EDUCATION_TOO_LOW')
  })

  it('the government scholarship takes bachelors under 25, masters under 35, doctors under 40, and wants the CSCA of bachelors', () => {
    const age = (level: 'bachelor' | 'master' | 'doctoral', birthDate: string) =>
      reason('cn-scholarship-age', student({ level, scholarship: true }, { birthDate }))
    expect([age('bachelor', '2001-11-16'), age('bachelor', '2001-11-15')]).toEqual(['AGE_FITS', 'AGE_TOO_HIGH'])
    expect([age('master', '1991-11-16'), age('master', '1991-11-15')]).toEqual(['AGE_FITS', 'AGE_TOO_HIGH'])
    expect([age('doctoral', '1986-11-16'), age('doctoral', '1986-11-15')]).toEqual(['AGE_FITS', 'AGE_TOO_HIGH'])
    expect(reason('cn-csca', student({ level: 'bachelor', scholarship: true }))).toBe('NOT_ANSWERED')
    expect(reason('cn-csca', student({ level: 'bachelor', scholarship: false }))).toBeUndefined()
  })

  it('a long language course takes people from 18 to 50, a short one to 60', () => {
    const age = (level: 'language_long_term' | 'language_short_term', birthDate: string) =>
      reason('cn-course-age', student({ level }, { birthDate }))
    expect([age('language_long_term', '1975-11-16'), age('language_long_term', '1975-11-15')]).toEqual([
      'AGE_FITS',
      'AGE_TOO_HIGH',
    ])
    expect([age('language_short_term', '1965-11-16'), age('language_short_term', '1965-11-15')]).toEqual([
      'AGE_FITS',
      'AGE_TOO_HIGH',
    ])
    expect(age('language_short_term', '2008-11-16')).toBe('AGE_TOO_LOW')
  })

  it('medicine in English asks for biology, chemistry and physics at school', () => {
    expect(reason('cn-science', student({ level: 'mbbs_english', scienceSubjects: false }))).toBe('SAID_NO')
    expect(
      resultOf('STUDY_CN', student({ level: 'mbbs_english', scienceSubjects: true, englishProof: true })).verdict,
    ).toBe('eligible')
  })
})
