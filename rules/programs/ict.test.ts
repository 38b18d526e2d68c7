import { describe, expect, it } from 'vitest'
import { single30 } from '../applicants.test-data.ts'
import type { Profile, Transfer } from '../profile/profile.ts'
import type { RequirementId } from './programs.ts'
import { reasonIn, resultOf } from './results.test-data.ts'

describe('Intra-company transfer (IRPR 205(a), guidance of 2024-10-03; the form rules of the firm)', () => {
  const transfer: Transfer = {
    branchAbroad: true,
    employedSince: '2022-01-01',
    fullTime: true,
    yearsAtCompany: 4,
    link: 'subsidiary',
    countriesWithRevenue: 2,
    bothDoingBusiness: true,
    role: 'executive',
    newEnterprise: false,
  }
  const transferred = (more: Partial<Transfer>): Profile => ({ ...single30, transfer: { ...transfer, ...more } })
  const reason = (id: RequirementId, more: Partial<Transfer>) => reasonIn('ICT', transferred(more), id)

  it('an executive with four years at a multinational goes by C62', () => {
    expect(resultOf('ICT', transferred({}))).toMatchObject({ verdict: 'eligible', route: 'C62' })
  })

  it('specialised knowledge goes by C63 and must be shown with its wage', () => {
    expect(resultOf('ICT', transferred({ role: 'specialized_knowledge' }))).toMatchObject({
      verdict: 'unknown',
      route: 'C63',
    })
    const shown = { role: 'specialized_knowledge', proprietaryKnowledge: true, prevailingWage: true } as const
    expect(resultOf('ICT', transferred(shown)).verdict).toBe('eligible')
  })

  it('a new Canadian enterprise goes by C61 with premises, plan and money', () => {
    const opening = { newEnterprise: true, premises: true, hiringPlan: true } as const
    expect(resultOf('ICT', transferred(opening))).toMatchObject({ verdict: 'unknown', route: 'C61' })
    expect(resultOf('ICT', transferred({ ...opening, canPayStart: true })).verdict).toBe('eligible')
  })

  it('twelve months within the last three years: one day short fails', () => {
    expect(reason('ict-employment', { employedSince: '2025-11-15' })).toBe('WORK_MET')
    expect(reason('ict-employment', { employedSince: '2025-11-16' })).toBe('WORK_TOO_SHORT')
    expect(reason('ict-employment', { employedUntil: '2024-11-15' })).toBe('WORK_MET')
    expect(reason('ict-employment', { employedUntil: '2024-11-14' })).toBe('WORK_TOO_SHORT')
  })

  it('a firm with revenue in one country cannot use the program', () => {
    expect(reason('ict-multinational', { countriesWithRevenue: 1 })).toBe('TOO_LITTLE')
  })

  it('the form asks for a branch outside the country of the applicant and a year at the company', () => {
    expect(reason('ict-branch-abroad', { branchAbroad: false })).toBe('SAID_NO')
    expect(reason('ict-year-at-company', { yearsAtCompany: 0.9 })).toBe('WORK_TOO_SHORT')
    expect(reason('ict-year-at-company', { yearsAtCompany: 1 })).toBe('WORK_MET')
    expect(resultOf('ICT', transferred({ branchAbroad: false })).verdict).toBe('notEligible')
  })

  it('enterprises without a link and other roles are out', () => {
    expect(reason('ict-relationship', { link: 'none' })).toBe('LINK_MISSING')
    expect(reason('ict-role', { role: 'other' })).toBe('ROLE_DOES_NOT_FIT')
  })
})
