import { describe, expect, it } from 'vitest'
import {
  bachelor,
  celpip,
  jobAbroad,
  jobInCanada,
  master,
  ON,
  single30,
  threeYearsAbroad,
} from '../applicants.test-data.ts'
import type { Profile, Sponsor, Startup, StudyCanada, StudyChina, Transfer } from '../profile/profile.ts'
import { eligibility, type Programme, type ProgrammeResult, type RequirementId, type StreamId } from './programmes.ts'

function result(programme: Programme, profile: Profile, on = ON): ProgrammeResult {
  const found = eligibility(profile, on).find((one) => one.programme === programme)
  if (!found) throw new Error(`no result for ${programme}`)
  return found
}

function reasonIn(programme: Programme, profile: Profile, id: RequirementId, on = ON): string | undefined {
  return result(programme, profile, on).requirements.find((requirement) => requirement.id === id)?.reason
}

describe('Start-up Visa (IRPR 98.01 to 98.13)', () => {
  const startup: Startup = {
    ieltsOverall: 6,
    letterOfSupport: true,
    commitmentIssuedOn: '2025-09-01',
    body: 'venture_capital',
    investmentCad: 200_000,
    votingShare: 0.1,
    jointVotingShare: 0.51,
    applicants: 2,
    incorporatedInCanada: true,
    managesFromCanada: true,
  }
  const founder: Profile = { ...single30, tests: [celpip(5, '2025-03-01')], startup }
  const reason = (id: RequirementId, more: Partial<Startup>, on = '2025-12-01') =>
    reasonIn('SUV', { ...founder, startup: { ...startup, ...more } }, id, on)

  it('took a founder who met everything until the last day of 2025', () => {
    expect(result('SUV', founder, '2025-12-31')).toMatchObject({
      verdict: 'eligible',
      intake: { status: 'open-capped' },
    })
  })

  it('is closed to a new commitment from 2026-01-01', () => {
    const late = { ...founder, startup: { ...startup, commitmentIssuedOn: '2026-01-02' } }
    expect(result('SUV', late, '2026-01-03')).toMatchObject({
      verdict: 'closed',
      intake: { notice: 'SUV_CLOSED_TO_NEW', since: '2026-01-01' },
    })
  })

  it('took commitments of 2025 until 2026-06-30 and is paused since', () => {
    const inTime = { ...founder, startup: { ...startup, commitmentIssuedOn: '2025-12-31' } }
    expect(result('SUV', inTime, '2026-06-30')).toMatchObject({
      verdict: 'eligible',
      intake: { notice: 'SUV_COMMITMENT_OF_2025' },
    })
    expect(result('SUV', inTime, '2026-07-01')).toMatchObject({
      verdict: 'closed',
      intake: { status: 'paused', notice: 'SUV_PAUSED' },
    })
  })

  it('a commitment must be under six months old', () => {
    expect(reason('suv-support', { commitmentIssuedOn: '2025-06-02' })).toBe('COMMITMENT_FRESH')
    expect(reason('suv-support', { commitmentIssuedOn: '2025-06-01' })).toBe('COMMITMENT_TOO_OLD')
  })

  it('a venture fund puts in 200,000, an angel group 75,000, an incubator accepts', () => {
    expect(reason('suv-minimum-investment', { investmentCad: 199_999 })).toBe('INVESTMENT_TOO_LOW')
    expect(reason('suv-minimum-investment', { body: 'angel_group', investmentCad: 75_000 })).toBe('INVESTMENT_ENOUGH')
    expect(reason('suv-minimum-investment', { body: 'angel_group', investmentCad: 74_999 })).toBe('INVESTMENT_TOO_LOW')
    expect(reason('suv-minimum-investment', { body: 'incubator', acceptedByIncubator: true })).toBe('SAID_YES')
  })

  it('each applicant holds ten percent and all together more than half', () => {
    expect(reason('suv-votes-each', { votingShare: 0.099 })).toBe('SHARES_TOO_FEW')
    expect(reason('suv-votes-joint', { jointVotingShare: 0.5 })).toBe('SHARES_TOO_FEW')
    expect(reason('suv-votes-joint', { jointVotingShare: 0.501 })).toBe('SHARES_ENOUGH')
  })

  it('at most five apply for one business', () => {
    expect([reason('suv-team', { applicants: 5 }), reason('suv-team', { applicants: 6 })]).toEqual([
      'ENOUGH',
      'TOO_MANY',
    ])
  })

  it("the firm's first screen is beside the official CLB 5 and does not decide", () => {
    const screened = { ...founder, tests: [celpip(4)] }
    expect(reasonIn('SUV', screened, 'suv-first-screen')).toBe('SCREEN_PASSED')
    expect(reasonIn('SUV', screened, 'suv-language')).toBe('LANGUAGE_TOO_LOW')
    expect(reason('suv-first-screen', { ieltsOverall: 4.5 })).toBe('SCREEN_BELOW')
    expect(reason('suv-first-screen', { ieltsOverall: 'none', toeflTotal: 35, toeflScale: '0-120' })).toBe(
      'SCREEN_PASSED',
    )
    expect(reason('suv-first-screen', { ieltsOverall: 'none', toeflTotal: 34, toeflScale: '0-120' })).toBe(
      'SCREEN_BELOW',
    )
    expect(result('SUV', { ...founder, startup: { ...startup, ieltsOverall: 4.5 } }, '2025-12-01').verdict).toBe(
      'eligible',
    )
  })
})

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
    expect(result('ICT', transferred({}))).toMatchObject({ verdict: 'eligible', route: 'C62' })
  })

  it('specialised knowledge goes by C63 and must be shown with its wage', () => {
    expect(result('ICT', transferred({ role: 'specialized_knowledge' }))).toMatchObject({
      verdict: 'unknown',
      route: 'C63',
    })
    const shown = { role: 'specialized_knowledge', proprietaryKnowledge: true, prevailingWage: true } as const
    expect(result('ICT', transferred(shown)).verdict).toBe('eligible')
  })

  it('a new Canadian enterprise goes by C61 with premises, plan and money', () => {
    const opening = { newEnterprise: true, premises: true, hiringPlan: true } as const
    expect(result('ICT', transferred(opening))).toMatchObject({ verdict: 'unknown', route: 'C61' })
    expect(result('ICT', transferred({ ...opening, canPayStart: true })).verdict).toBe('eligible')
  })

  it('twelve months within the last three years: one day short fails', () => {
    expect(reason('ict-employment', { employedSince: '2025-11-15' })).toBe('WORK_MET')
    expect(reason('ict-employment', { employedSince: '2025-11-16' })).toBe('WORK_TOO_SHORT')
    expect(reason('ict-employment', { employedUntil: '2024-11-15' })).toBe('WORK_MET')
    expect(reason('ict-employment', { employedUntil: '2024-11-14' })).toBe('WORK_TOO_SHORT')
  })

  it('a firm with revenue in one country cannot use the programme', () => {
    expect(reason('ict-multinational', { countriesWithRevenue: 1 })).toBe('TOO_LITTLE')
  })

  it('the form asks for a branch outside the country of the applicant and a year at the company', () => {
    expect(reason('ict-branch-abroad', { branchAbroad: false })).toBe('SAID_NO')
    expect(reason('ict-year-at-company', { yearsAtCompany: 0.9 })).toBe('WORK_TOO_SHORT')
    expect(reason('ict-year-at-company', { yearsAtCompany: 1 })).toBe('WORK_MET')
    expect(result('ICT', transferred({ branchAbroad: false })).verdict).toBe('notEligible')
  })

  it('enterprises without a link and other roles are out', () => {
    expect(reason('ict-relationship', { link: 'none' })).toBe('LINK_MISSING')
    expect(reason('ict-role', { role: 'other' })).toBe('ROLE_DOES_NOT_FIT')
  })
})

describe('Provincial Nominee Program by stream (programmes of 2026)', () => {
  const skilled: Profile = { ...single30, jobs: threeYearsAbroad }
  const stream = (id: StreamId, profile: Profile, on = ON) =>
    result('PNP', profile, on).routes?.find(({ route }) => route === id)

  it('an Express Entry stream asks for a federal programme', () => {
    expect(stream('NS_EXPRESS_ENTRY', { ...skilled, intendedProvince: 'NS' })?.verdict).toBe('eligible')
    expect(stream('NS_EXPRESS_ENTRY', { ...single30, intendedProvince: 'NS' })?.verdict).toBe('notEligible')
  })

  it('Ontario asks for an offer in Ontario, and CLB 6 or in some occupations 5', () => {
    const offer = { province: 'ON', teer: 2, fullTime: true, atLeastOneYear: true, supported: true } as const
    const ontario: Profile = { ...skilled, intendedProvince: 'ON', jobOffer: offer }
    expect(stream('ON_TEER_0_3', ontario)?.verdict).toBe('eligible')
    expect(stream('ON_TEER_0_3', { ...ontario, tests: [celpip(5)] })?.verdict).toBe('unknown')
    expect(stream('ON_TEER_0_3', { ...ontario, tests: [celpip(4)] })?.verdict).toBe('notEligible')
    expect(stream('ON_TEER_0_3', { ...ontario, jobOffer: { ...offer, province: 'BC' } })?.verdict).toBe('notEligible')
    expect(stream('ON_TEER_4_5', ontario)?.verdict).toBe('notEligible')
    expect(stream('ON_TEER_4_5', { ...ontario, jobOffer: { ...offer, teer: 4 } })?.verdict).toBe('eligible')
  })

  it('Ontario took nothing between its old and its new streams', () => {
    expect(stream('ON_TEER_0_3', { ...skilled, intendedProvince: 'ON' }, '2026-08-03')?.verdict).toBe('closed')
    expect(stream('ON_TEER_0_3', { ...skilled, intendedProvince: 'ON' }, '2026-08-04')?.intake.status).toBe(
      'open-capped',
    )
  })

  it('Yukon is open in its windows only', () => {
    const yukon: Profile = { ...skilled, intendedProvince: 'YT' }
    const status = (on: string) => stream('YT_EXPRESS_ENTRY', yukon, on)?.intake.status
    expect(['2026-07-05', '2026-07-06', '2026-07-17', '2026-07-18'].map(status)).toEqual([
      'closed',
      'open-capped',
      'open-capped',
      'closed',
    ])
  })

  it('British Columbia asks entrepreneurs for 600,000, in the regions for 300,000', () => {
    const owner: Profile = { ...skilled, intendedProvince: 'BC', businessPlan: true, netWorthCad: 300_000 }
    expect(stream('BC_ENTREPRENEUR_REGIONAL', owner)?.verdict).toBe('eligible')
    expect(stream('BC_ENTREPRENEUR_BASE', owner)?.verdict).toBe('notEligible')
    expect(stream('BC_ENTREPRENEUR_BASE', { ...owner, netWorthCad: 600_000 })?.verdict).toBe('eligible')
  })

  it('a graduate stream asks for study in that province', () => {
    const graduate: Profile = {
      ...skilled,
      intendedProvince: 'MB',
      credentials: [{ ...bachelor, country: 'CA', province: 'MB' }],
    }
    expect(stream('MB_INTERNATIONAL_EDUCATION', graduate)?.verdict).toBe('eligible')
    const elsewhere = { ...graduate, credentials: [{ ...bachelor, country: 'CA', province: 'ON' as const }] }
    expect(stream('MB_INTERNATIONAL_EDUCATION', elsewhere)?.verdict).toBe('notEligible')
  })

  it('Quebec and Nunavut nominate nobody', () => {
    for (const intendedProvince of ['QC', 'NU'] as const) {
      expect(result('PNP', { ...skilled, intendedProvince })).toMatchObject({
        verdict: 'closed',
        intake: { notice: 'NO_PROVINCIAL_PROGRAMME' },
        requirements: [{ reason: 'PROVINCE_WITHOUT_PROGRAMME' }],
      })
    }
  })

  it('a person open to any province sees the streams of eleven', () => {
    const provinces = new Set(result('PNP', skilled).routes?.map(({ route }) => String(route).slice(0, 2)))
    expect([...provinces].sort()).toEqual(['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'ON', 'PE', 'SK', 'YT'])
  })

  it('a nomination in hand settles what the province decides', () => {
    const nominated: Profile = { ...skilled, intendedProvince: 'SK', nomination: { province: 'SK', enhanced: true } }
    const requirements = stream('SK_EXPRESS_ENTRY', nominated)?.requirements
    expect(requirements?.find(({ id }) => id === 'pnp-province-decides')?.reason).toBe('NOMINATION_HELD')
  })

  it('work in the province counts as a connection', () => {
    const worker: Profile = { ...single30, intendedProvince: 'ON', jobs: [jobInCanada('2025-01-01', '2025-12-31')] }
    const requirements = stream('ON_TEER_0_3', worker)?.requirements
    expect(requirements?.find(({ id }) => id === 'pnp-connection')?.reason).toBe('CONNECTION_FOUND')
  })
})

describe('Family sponsorship (IRPR 117 to 137)', () => {
  const sponsor: Sponsor = {
    sponsoredAs: 'spouse',
    status: 'citizen',
    birthDate: '1990-01-01',
    livesInCanada: true,
    sponsoredAsPartnerOn: 'never',
    bars: [],
  }
  const sponsored = (more: Partial<Sponsor>, profile: Partial<Profile> = {}): Profile => ({
    ...single30,
    maritalStatus: 'married',
    ...profile,
    sponsor: { ...sponsor, ...more },
  })
  const reason = (id: RequirementId, more: Partial<Sponsor>, on = ON) => reasonIn('FAMILY', sponsored(more), id, on)

  it('a spouse of a citizen in Canada is eligible without any income test', () => {
    expect(result('FAMILY', sponsored({}))).toMatchObject({ verdict: 'eligible', route: 'spouse' })
  })

  it('a sponsor is 18 or older', () => {
    expect([reason('fam-age', { birthDate: '2008-11-15' }), reason('fam-age', { birthDate: '2008-11-16' })]).toEqual([
      'AGE_FITS',
      'AGE_TOO_LOW',
    ])
  })

  it('a citizen abroad may sponsor if they will live in Canada, a permanent resident may not', () => {
    expect(reason('fam-residence', { livesInCanada: false, willLiveInCanada: true })).toBe('RESIDENCE_FITS')
    expect(
      reason('fam-residence', { livesInCanada: false, willLiveInCanada: true, status: 'permanent_resident' }),
    ).toBe('RESIDENCE_DOES_NOT_FIT')
    expect(
      reason('fam-residence', { livesInCanada: false, willLiveInCanada: true, sponsoredAs: 'parent_grandparent' }),
    ).toBe('RESIDENCE_DOES_NOT_FIT')
  })

  it('a sponsored partner waits five years before sponsoring a new one', () => {
    expect(reason('fam-five-years', { sponsoredAsPartnerOn: '2021-11-15' })).toBe('WAITING_TIME_OVER')
    expect(reason('fam-five-years', { sponsoredAsPartnerOn: '2021-11-16' })).toBe('WAITING_TIME_RUNNING')
  })

  it('a bar stops the sponsorship', () => {
    expect(result('FAMILY', sponsored({ bars: ['bankrupt'] })).verdict).toBe('notEligible')
  })

  it('common-law partners lived together twelve months', () => {
    expect(reason('fam-lived-together', { sponsoredAs: 'common_law', livedTogetherMonths: 12 })).toBe('ENOUGH')
    expect(reason('fam-lived-together', { sponsoredAs: 'common_law', livedTogetherMonths: 11 })).toBe('TOO_LITTLE')
  })

  it('a child is dependent until the day before turning 22, and unmarried', () => {
    const child = (birthDate: string, maritalStatus: Profile['maritalStatus'] & string = 'single') =>
      result('FAMILY', sponsored({ sponsoredAs: 'dependent_child_under_22' }, { birthDate, maritalStatus })).verdict
    expect([child('2004-11-16'), child('2004-11-15'), child('2004-11-16', 'married')]).toEqual([
      'eligible',
      'notEligible',
      'notEligible',
    ])
  })

  it('parents and grandparents: three incomes of the 2025 intake, each year by its own figure', () => {
    const parents = (incomesCad: number[], on = '2025-10-01') =>
      reasonIn('FAMILY', sponsored({ sponsoredAs: 'parent_grandparent', persons: 4, incomesCad }), 'fam-income', on)
    expect(parents([70_972, 66_466, 64_306])).toBe('INCOME_ENOUGH')
    expect(parents([70_971, 66_466, 64_306])).toBe('INCOME_TOO_LOW')
    expect(parents([90_000, 90_000, 64_305])).toBe('INCOME_TOO_LOW')
    expect(parents([90_000, 90_000])).toBe('NOT_ANSWERED')
  })

  it('parents and grandparents are paused since 2026-01-01', () => {
    const parents = sponsored({ sponsoredAs: 'parent_grandparent', persons: 2, incomesCad: [99_000, 99_000, 99_000] })
    expect(result('FAMILY', parents, '2025-12-31')).toMatchObject({
      verdict: 'eligible',
      intake: { status: 'open-capped' },
    })
    expect(result('FAMILY', parents, '2026-01-01')).toMatchObject({
      verdict: 'closed',
      intake: { notice: 'PGP_PAUSED' },
    })
  })

  it('nobody to sponsor means not eligible, no answer means open', () => {
    expect(result('FAMILY', { ...single30, sponsor: 'none' }).verdict).toBe('notEligible')
    expect(result('FAMILY', single30).verdict).toBe('unknown')
  })
})

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
    expect(result('STUDY_CA', student({})).verdict).toBe('eligible')
    expect(reason('stu-funds', student({}, 45_447))).toBe('FUNDS_TOO_LOW')
  })

  it('the table in force on the day counts: 22,895 before September 2026', () => {
    expect(reason('stu-funds', student({}, 44_895), '2026-08-31')).toBe('FUNDS_ENOUGH')
    expect(reason('stu-funds', student({}, 44_894), '2026-08-31')).toBe('FUNDS_TOO_LOW')
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
    expect(result('STUDY_CN', student(plan))).toMatchObject({ verdict: 'eligible', route: 'bachelor' })
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
    expect(result('STUDY_CN', student(plan, graduate)).verdict).toBe('eligible')
    expect(reason('cn-schooling', student(plan))).toBe('EDUCATION_TOO_LOW')
    expect(reason('cn-letters', student({ ...plan, recommendationLetters: 1 }, graduate))).toBe('TOO_LITTLE')
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
      result('STUDY_CN', student({ level: 'mbbs_english', scienceSubjects: true, englishProof: true })).verdict,
    ).toBe('eligible')
  })
})

describe('every programme', () => {
  it('stays open for an empty profile, except where intake is closed', () => {
    expect(eligibility({}, ON).map(({ programme, verdict }) => [programme, verdict])).toEqual([
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
