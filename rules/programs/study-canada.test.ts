import { describe, expect, it } from 'vitest'
import { couple30, ON, single30 } from '../applicants.test-data.ts'
import type { Profile, StudyCanada } from '../profile/profile.ts'
import type { RequirementId } from './programs.ts'
import { reasonIn, resultOf } from './results.test-data.ts'

describe('Study in Canada (IRPR 216 to 220; attestation rules of 2026-01-01; funds by date)', () => {
  const plan: StudyCanada = {
    level: 'bachelor',
    province: 'BC',
    publicInstitution: true,
    letterOfAcceptance: true,
    attestation: true,
    firstYearTuitionCad: 20_000,
    travelCad: 2_000,
  }
  const student = (more: Partial<StudyCanada>, fundsCad = 45_448): Profile => ({
    ...single30,
    fundsCad,
    studyCanada: { ...plan, ...more },
  })
  const reason = (id: RequirementId, profile: Profile, on = ON) => reasonIn('STUDY_CA', profile, id, on)

  it('living costs of 23,448 plus tuition and travel for one person since 2026-09-01', () => {
    expect(resultOf('STUDY_CA', student({})).verdict).toBe('eligible')
    expect(reason('stu-funds', student({}, 45_447))).toBe('FUNDS_TOO_LOW')
  })

  it('the table in force on the day counts: 22,895 before September 2026', () => {
    expect(reason('stu-funds', student({}, 44_895), '2026-08-31')).toBe('FUNDS_ENOUGH')
    expect(reason('stu-funds', student({}, 44_894), '2026-08-31')).toBe('FUNDS_TOO_LOW')
  })

  it('whoever comes is paid for, and a partner who stays behind is not: 29,192 for two, 23,448 for one', () => {
    const couple = (accompanying: boolean, fundsCad: number): Profile => ({
      ...couple30,
      partner: { ...couple30.partner, accompanying },
      fundsCad,
      studyCanada: plan,
    })
    expect(reason('stu-funds', couple(true, 51_191))).toBe('FUNDS_TOO_LOW')
    expect(reason('stu-funds', couple(true, 51_192))).toBe('FUNDS_ENOUGH')
    expect(reason('stu-funds', couple(false, 45_448))).toBe('FUNDS_ENOUGH')
  })

  it('tuition nobody gave keeps the answer open', () => {
    expect(reason('stu-funds', student({ firstYearTuitionCad: 'unknown' }))).toBe('FUNDS_OPEN')
  })

  it("master's and doctoral students of public institutions need no attestation since 2026", () => {
    const graduate = student({ level: 'master', attestation: false })
    expect(reason('stu-pal', graduate)).toBe('NOT_NEEDED')
    expect(reason('stu-pal', graduate, '2025-12-31')).toBe('SAID_NO')
    expect(reason('stu-pal', student({ level: 'master', attestation: false, publicInstitution: false }))).toBe(
      'SAID_NO',
    )
    expect(reason('stu-pal', student({ level: 'secondary', attestation: false }))).toBe('NOT_NEEDED')
  })

  it('Quebec asks for its own certificate instead', () => {
    expect(reason('stu-pal', student({ province: 'QC' }))).toBe('NOT_NEEDED')
    expect(reason('stu-quebec', student({ province: 'QC' }))).toBe('NOT_ANSWERED')
    expect(reason('stu-quebec', student({ province: 'QC', quebecCertificate: true }))).toBe('SAID_YES')
  })
})
