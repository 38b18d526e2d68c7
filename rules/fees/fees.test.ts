import { expect, test } from 'vitest'
import { PROGRAMS } from '../programs/programs.ts'
import { FEE_NAMES, feesOfProgram, feesOfPrograms, feesOfStep, officialFee } from './fees.ts'

const amountOn = (name: Parameters<typeof officialFee>[0], on: string) => {
  const { known } = officialFee(name, on)
  return known && (known.low === known.high ? known.low : [known.low, known.high])
}

// IRCC's notices of April 2024 and of 27 March 2026, as the pages named in the table print them.
test.each([
  ['residenceEconomic', '2026-04-29', 950],
  ['residenceEconomic', '2026-04-30', 990],
  ['residenceRight', '2026-04-29', 575],
  ['residenceRight', '2026-04-30', 600],
  ['residenceBusiness', '2026-04-30', 1895],
  ['residenceFamily', '2026-04-30', 570],
  ['studyPermit', '2026-11-20', 150],
  ['workPermit', '2026-11-20', 155],
  ['biometrics', '2026-11-20', 85],
  ['wes', '2026-11-20', 264],
  ['nominationBc', '2026-01-22', 1750],
  ['nominationAlberta', '2026-11-20', 1500],
  ['medical', '2026-11-20', [150, 350]],
  // Regulations 296 and 303.2; the notices of December 2024 and 2025; PR card and travel document as reported in 2025.
  ['visitorVisa', '2026-11-20', 100],
  ['openWorkPermit', '2026-11-20', 100],
  ['restoration', '2025-11-30', 239.75],
  ['restoration', '2025-12-01', 246.25],
  ['residentCard', '2026-11-20', 50],
  ['travelDocument', '2026-11-20', 50],
  ['citizenshipAdult', '2026-11-20', 530],
  ['citizenshipRight', '2026-03-30', 119.75],
  ['citizenshipChild', '2026-11-20', 100],
] as const)('%s on %s is %s', (name, on, cad) => {
  expect(amountOn(name, on)).toEqual(cad)
})

test.each([
  ['residenceChild', '2026-05-01'],
  ['sponsorship', '2026-05-01'],
  ['ieltsGeneral', '2026-11-20'],
  ['nominationBc', '2026-01-21'],
  ['citizenshipRight', '2026-03-31'],
] as const)('%s on %s is not guessed', (name, on) => {
  expect(amountOn(name, on)).toBeNull()
})

test('every amount names a public page and the day it was read, and every fee the page of whoever charges it', () => {
  for (const name of FEE_NAMES) {
    const { page, known } = officialFee(name, '2026-11-20')
    expect(page).toMatch(/^https:\/\//)
    if (!known) continue
    expect(known.source).toMatch(/^https:\/\//)
    expect(known.checked >= known.since).toBe(true)
    expect(known.low).toBeLessThanOrEqual(known.high)
  }
})

test.each([
  ['studyPermit', true],
  ['workPermit', true],
  ['residenceEconomic', false],
  ['wes', false],
  ['medical', false],
] as const)('the amount of %s comes from a page of the government or of whoever charges it: %s', (name, isOfficial) => {
  expect(officialFee(name, '2026-11-20').known?.isOfficial).toBe(isOfficial)
})

test('what several programs ask is named once', () => {
  const names = feesOfPrograms(['FSW', 'PNP', 'CEC'], '2026-11-20').map(({ name }) => name)
  expect(names).toHaveLength(new Set(names).size)
  expect(names).toContain('nominationBc')
  expect(names).not.toContain('workPermit')
})

test('Express Entry costs one person 1,590 dollars in federal fees for residence, and 85 for fingerprints', () => {
  const federal = feesOfProgram('CEC', '2026-11-20').filter(({ name }) =>
    /^residence(Economic|Right)|biometrics/.test(name),
  )
  expect(federal.map(({ known }) => known?.low)).toEqual([990, 600, 85])
})

test('a step that is paid to nobody with a price names none', () => {
  expect(feesOfStep('ECA', '2026-11-20').map(({ name }) => name)).toContain('wes')
  expect(feesOfStep('FOREIGN_WORK', '2026-11-20')).toEqual([])
})

test('every program knows what is charged, or that nobody in Canada charges anything', () => {
  for (const program of PROGRAMS) expect(feesOfProgram(program, '2026-11-20').length > 0).toBe(program !== 'STUDY_CN')
})
