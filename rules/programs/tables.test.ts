import { describe, expect, it } from 'vitest'
import { ON } from '../applicants.test-data.ts'
import { dependentChildUnder } from '../profile/profile.ts'
import {
  fundsNeeded,
  INTAKE_LEDGER,
  type IntakeId,
  intakeOn,
  parentIncomesNeeded,
  REQUIREMENTS,
  SETTLEMENT_FUNDS,
  STUDY_FUNDS,
} from './programs.ts'
import { THRESHOLDS, type ThresholdName, thresholdsOn } from './thresholds.ts'

const sizes = [1, 2, 3, 4, 5, 6, 7, 8, 10]

describe('settlement funds (IRCC, Express Entry, proof of funds)', () => {
  it.each([
    ['2023-04-25', [13757, 17127, 21055, 25564, 28994, 32700, 36407, 40113, 47525]],
    ['2024-05-27', [13757, 17127, 21055, 25564, 28994, 32700, 36407, 40113, 47525]],
    ['2024-05-28', [14690, 18288, 22483, 27297, 30690, 34917, 38875, 42833, 50749]],
    ['2025-07-06', [14690, 18288, 22483, 27297, 30690, 34917, 38875, 42833, 50749]],
    ['2025-07-07', [15263, 19001, 23360, 28362, 32168, 36280, 40392, 44504, 52728]],
    ['2026-11-15', [15263, 19001, 23360, 28362, 32168, 36280, 40392, 44504, 52728]],
  ])('on %s for 1 to 8 and 10 persons', (on, amounts) => {
    expect(sizes.map((size) => fundsNeeded(SETTLEMENT_FUNDS, size, on))).toEqual(amounts)
  })

  it('are not known before the first table', () =>
    expect(fundsNeeded(SETTLEMENT_FUNDS, 1, '2023-04-24')).toBeUndefined())
})

describe('study permit funds (IRCC, study permit, living costs outside Quebec)', () => {
  it.each([
    ['2024-01-01', [20635, 25690, 31583, 38346, 43492, 49051, 54611, 60170, 71288]],
    ['2025-08-31', [20635, 25690, 31583, 38346, 43492, 49051, 54611, 60170, 71288]],
    ['2025-09-01', [22895, 28502, 35040, 42543, 48252, 54420, 60589, 66759, 79099]],
    ['2026-08-31', [22895, 28502, 35040, 42543, 48252, 54420, 60589, 66759, 79099]],
    ['2026-09-01', [23448, 29192, 35888, 43572, 49419, 55736, 62054, 68372, 81008]],
  ])('on %s for 1 to 8 and 10 persons', (on, amounts) => {
    expect(sizes.map((size) => fundsNeeded(STUDY_FUNDS, size, on))).toEqual(amounts)
  })

  it('are not known before the first table', () => expect(fundsNeeded(STUDY_FUNDS, 1, '2023-12-31')).toBeUndefined())
})

describe('income for parents and grandparents (intake of 2025)', () => {
  it.each([
    [2, [47549, 44530, 43082]],
    [3, [58456, 54743, 52965]],
    [4, [70972, 66466, 64306]],
    [5, [80496, 75384, 72935]],
    [6, [90784, 85020, 82259]],
    [7, [101075, 94658, 91582]],
    [8, [111366, 104294, 100906]],
  ])('%i persons, tax years 2024, 2023, 2022', (persons, amounts) => {
    expect(parentIncomesNeeded(persons, '2025-07-01')).toEqual(amounts)
  })

  it('is not known for later intakes', () => expect(parentIncomesNeeded(2, '2026-01-01')).toBeUndefined())
})

describe('the intake ledger', () => {
  it('keeps its entries in order, each with a source', () => {
    for (const entries of Object.values(INTAKE_LEDGER)) {
      const dates = entries.map(({ from }) => from)
      expect(dates).toEqual(dates.toSorted())
      for (const { source } of entries) expect(source).not.toBe('')
    }
  })

  it.each([
    ['SUV', '2024-03-31', 'open'],
    ['SUV', '2024-04-01', 'open-capped'],
    ['SUV', '2025-12-31', 'open-capped'],
    ['SUV', '2026-01-01', 'closed'],
    ['SUV', '2026-07-01', 'closed'],
    ['FAMILY_PARENTS', '2025-12-31', 'open-capped'],
    ['FAMILY_PARENTS', '2026-01-01', 'paused'],
    ['STUDY_CA', ON, 'open-capped'],
    ['PNP_NS', ON, 'open-capped'],
    ['PNP_NU', ON, 'closed'],
    ['STUDY_CN', '2025-12-31', 'not-recorded'],
  ] satisfies [IntakeId, string, string][])('%s on %s is %s', (id, on, status) => {
    expect(intakeOn(INTAKE_LEDGER, id, on).status).toBe(status)
  })

  it('tells since when and by whose notice', () => {
    expect(intakeOn(INTAKE_LEDGER, 'FAMILY_PARENTS', ON)).toEqual({
      status: 'paused',
      since: '2026-01-01',
      notice: 'PGP_PAUSED',
      source: 'IRCC, notices of 2026-01-01 and 2026-07-15',
    })
  })

  // Each was so before the first source we have; IRPR 117 and 205 are of 2002.
  it.each([
    ['FAMILY', 'open', '2015', 'OPEN'],
    ['ICT', 'open', '2015', 'ICT_MULTINATIONALS_ONLY'],
    ['STUDY_CN', 'open', '2026', 'OPEN'],
    ['PNP_AB', 'open-capped', '2026', 'EXPRESSION_OF_INTEREST'],
    ['PNP_BC', 'open-capped', '2026', 'BC_RESTRUCTURED'],
    ['PNP_NU', 'closed', '2015', 'NO_PROVINCIAL_PROGRAM'],
  ] satisfies [IntakeId, string, string, string][])(
    '%s on 2026-11-15 is %s since %s or earlier, its first day being unknown: %s',
    (id, status, year, notice) => {
      const intake = intakeOn(INTAKE_LEDGER, id, '2026-11-15')
      expect(intake).toMatchObject({ status, notice, orEarlier: true })
      expect(intake.since.slice(0, 4)).toBe(year)
    },
  )

  // Express Entry was launched on its first day; a cap on study permits and the Yukon's windows were announced with theirs.
  it.each([
    ['FSW', 'open', '2015-01-01', 'CRS_CHANGE_REPORTED'],
    ['STUDY_CA', 'open-capped', '2024-01-22', 'STUDY_PERMITS_CAPPED'],
    ['PNP_YT', 'closed', '2026-07-18', 'YUKON_WINDOW_CLOSED'],
  ] satisfies [IntakeId, string, string, string][])(
    '%s on 2026-11-15 is %s since %s, whatever was noticed later: %s',
    (id, status, since, notice) => {
      expect(intakeOn(INTAKE_LEDGER, id, '2026-11-15')).toEqual({
        status,
        since,
        notice,
        source: expect.any(String),
      })
    },
  )
})

it('every requirement names an authority and an answer of the profile', () => {
  for (const { source, asks } of Object.values(REQUIREMENTS)) expect([source, asks]).not.toContain('')
})

describe('thresholds', () => {
  it('keep their entries in order, each with a source and a figure above nought', () => {
    for (const entries of Object.values(THRESHOLDS)) {
      const dates = entries.map(({ from }) => from)
      expect(dates).toEqual(dates.toSorted())
      for (const { source, value } of entries) expect([source !== '', value > 0]).toEqual([true, true])
    }
  })

  // Regulations 75(2), 87.1(2), 87.2(3), 98.01 to 98.13, 117 to 137; IRCC on the super visa; IRCC's guidance on transferees of 2024-10-03; the
  // Chinese Government Scholarship's age limits.
  it.each([
    ['fswLanguageLevel', 7],
    ['cecLanguageLevelTeer23', 5],
    ['fstWorkYears', 2],
    ['fstSpeakingListeningLevel', 5],
    ['fstReadingWritingLevel', 4],
    ['suvAngelGroupCad', 75_000],
    ['suvVentureCapitalCad', 200_000],
    ['suvMostApplicants', 5],
    ['ictEmploymentMonths', 12],
    ['ictCountriesWithRevenue', 2],
    ['familySponsorAge', 18],
    ['familyPartnerWaitYears', 5],
    ['familyUndertakingPartnerYears', 3],
    ['familyUndertakingChildYears', 10],
    ['familyUndertakingChildUntilAge', 25],
    ['familyUndertakingGrownChildYears', 3],
    ['familyUndertakingParentYears', 20],
    ['familyUndertakingRelativeYears', 10],
    ['familySuperVisaStayYears', 5],
    ['ictNewEnterprisePermitYears', 1],
    ['ictManagerPermitYears', 3],
    ['ictManagerMostYears', 7],
    ['ictSpecialistPermitYears', 3],
    ['ictSpecialistMostYears', 5],
    ['familySuperVisaInsuranceCad', 100_000],
    ['chinaHskLevel', 4],
    ['chinaHskScore', 180],
    ['chinaDoctoralScholarshipUnder', 40],
    ['pnpBcRegionalNetWorthCad', 300_000],
  ] satisfies [ThresholdName, number][])('%s on 2026-11-15 is %f', (name, figure) => {
    expect(thresholdsOn('2026-11-15')[name]).toBe(figure)
  })

  // IRCC, program delivery update of 2017-10-24: "under 19" from 2014-08-01 to 2017-10-23, "under 22" since.
  it.each([
    ['2014-08-01', 19],
    ['2017-10-23', 19],
    ['2017-10-24', 22],
    ['2026-11-15', 22],
  ])('on %s a child is a dependent under %i', (on, under) => {
    expect(dependentChildUnder(on)).toBe(under)
  })
})
