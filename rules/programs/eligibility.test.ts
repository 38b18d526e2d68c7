import { describe, expect, it } from 'vitest'
import { jobAbroad, ON, single30 } from '../applicants.test-data.ts'
import type { Profile } from '../profile/profile.ts'
import { eligibility } from './programs.ts'

describe('every program', () => {
  it('stays open for an empty profile, except where intake is closed', () => {
    expect(eligibility({}, ON).map(({ program, verdict }) => [program, verdict])).toEqual([
      ['FSW', 'unknown'],
      ['CEC', 'unknown'],
      ['FST', 'unknown'],
      ['SUV', 'closed'],
      ['ICT', 'unknown'],
      ['PNP', 'unknown'],
      ['FAMILY', 'unknown'],
      ['STUDY_CA', 'unknown'],
      ['STUDY_CN', 'unknown'],
    ])
  })

  it('names a source and the answer it was read from for every requirement', () => {
    const profile: Profile = { ...single30, jobs: [jobAbroad('2020-01-01', '2024-12-31')] }
    for (const { requirements, routes } of eligibility(profile, ON))
      for (const requirement of [...requirements, ...(routes ?? []).flatMap((route) => route.requirements)])
        expect([requirement.source.length, requirement.asks.length]).not.toContain(0)
  })
})
