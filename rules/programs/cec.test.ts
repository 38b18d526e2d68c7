import { describe, expect, it } from 'vitest'
import { celpip, jobInCanada, ON, single30 } from '../applicants.test-data.ts'
import type { Profile } from '../profile/profile.ts'
import type { RequirementId } from './programs.ts'
import { reasonIn, resultOf } from './results.test-data.ts'

const reason = (id: RequirementId, profile: Profile, on = ON) => reasonIn('CEC', profile, id, on)

describe('Canadian Experience Class (IRPR 87.1)', () => {
  const worked = (startedOn: string, endedOn: string, noc = '21231'): Profile => ({
    ...single30,
    hasCanadianExperience: true,
    jobs: [jobInCanada(startedOn, endedOn, { noc })],
  })

  it('1,560 hours in Canada within the last three years', () => {
    expect(resultOf('CEC', worked('2025-01-01', '2025-12-30')).verdict).toBe('eligible')
    expect(reason('cec-work', worked('2025-01-01', '2025-12-29'))).toBe('WORK_TOO_SHORT')
  })

  it('work that ended more than three years ago is too old', () => {
    expect(reason('cec-work', worked('2021-01-01', '2023-11-14'))).toBe('WORK_TOO_SHORT')
    expect(reason('cec-work', worked('2021-01-01', '2024-11-12'))).toBe('WORK_MET')
    expect(reason('cec-work', worked('2021-01-01', '2024-11-11'))).toBe('WORK_TOO_SHORT')
  })

  it('TEER 0 or 1 asks CLB 7', () => {
    expect(reason('cec-language', { ...worked('2025-01-01', '2025-12-31'), tests: [celpip(7)] })).toBe('LANGUAGE_MET')
    expect(reason('cec-language', { ...worked('2025-01-01', '2025-12-31'), tests: [celpip(6)] })).toBe(
      'LANGUAGE_TOO_LOW',
    )
  })

  it('TEER 2 or 3 asks CLB 5', () => {
    const trade = worked('2025-01-01', '2025-12-31', '72310')
    expect(reason('cec-language', { ...trade, tests: [celpip(5)] })).toBe('LANGUAGE_MET')
    expect(reason('cec-language', { ...trade, tests: [celpip(4)] })).toBe('LANGUAGE_TOO_LOW')
  })

  it('neither education nor money is asked', () => {
    const plain: Profile = { ...worked('2025-01-01', '2025-12-31'), credentials: [], fundsCad: 0 }
    expect(resultOf('CEC', plain).verdict).toBe('eligible')
  })

  it('"no Canadian experience" decides without a list of jobs', () => {
    const { jobs: _, ...none } = single30
    expect(reason('cec-work', none)).toBe('WORK_TOO_SHORT')
  })
})
