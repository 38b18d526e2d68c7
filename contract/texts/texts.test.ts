import { expect, test } from 'vitest'
import { formats } from '../locale/locale.ts'
import { eligibility as eligibilityEn } from './en/eligibility.ts'
import { report as reportEn } from './en/report.ts'
import { eligibility as eligibilityFa } from './fa/eligibility.ts'
import { report as reportFa } from './fa/report.ts'
import { intakeText, requirementText } from './texts.ts'

const WORKED = { id: 'fsw-work', reason: 'WORK_TOO_SHORT', hard: true, have: 800, need: 1560, unit: 'hours' } as const

test('a requirement is explained in one line, whose full stop stands at its end or nowhere', () => {
  const inEnglish = (requirement: Parameters<typeof requirementText>[3]) =>
    requirementText(eligibilityEn, reportEn, formats('en'), requirement)
  const reason = eligibilityEn.reasons.WORK_TOO_SHORT
  expect(reason).toMatch(/\.$/)
  expect(inEnglish({ id: 'fsw-work', reason: 'WORK_TOO_SHORT', hard: true })).toBe(reason)
  expect(inEnglish(WORKED)).toBe(`${reason.slice(0, -1)} · you have 800 hours, at least 1,560 hours required`)
  expect(inEnglish({ ...WORKED, hard: false })).toMatch(/, at least 1,560 hours · usually asked for, not required$/)
  expect(requirementText(eligibilityFa, reportFa, formats('fa'), WORKED)).toMatch(
    /[^.] · شما: ۸۰۰ ساعت، شرط: حداقل ۱٬۵۶۰ ساعت$/,
  )
})

test.each([
  ['ict-temporary', 'OFFICER_DECIDES'],
  ['stu-genuine', 'OFFICER_DECIDES'],
  ['pnp-province-decides', 'PROVINCE_DECIDES'],
] as const)('what an officer or a province judges is not said to be no requirement: %s', (id, reason) => {
  const requirement = { id, reason, hard: false }
  expect(requirementText(eligibilityEn, reportEn, formats('en'), requirement)).toBe(eligibilityEn.reasons[reason])
  expect(requirementText(eligibilityFa, reportFa, formats('fa'), requirement)).toBe(eligibilityFa.reasons[reason])
})

test('a maximum is not read as a minimum, and an age is not something one has', () => {
  const limit = {
    id: 'cn-scholarship-age',
    reason: 'AGE_TOO_HIGH',
    hard: true,
    have: 41,
    need: 39,
    unit: 'age',
  } as const
  const child = { ...limit, id: 'fam-child-age', have: 22, need: 22 } as const
  const young = { ...limit, id: 'cn-course-age', reason: 'AGE_TOO_LOW', have: 17, need: 18 } as const
  const votes = {
    ...limit,
    id: 'suv-votes-joint',
    reason: 'SHARES_TOO_FEW',
    have: 0.5,
    need: 0.5,
    unit: 'share',
  } as const
  const inEnglish = (requirement: Parameters<typeof requirementText>[3]) =>
    requirementText(eligibilityEn, reportEn, formats('en'), requirement)
  const inPersian = (requirement: Parameters<typeof requirementText>[3]) =>
    requirementText(eligibilityFa, reportFa, formats('fa'), requirement)
  expect(inEnglish(limit)).toMatch(/ · age 41, at most 39 allowed$/)
  expect(inEnglish({ ...limit, hard: false })).toMatch(/ · age 41, at most 39 · usually asked for, not required$/)
  expect(inEnglish(child)).toMatch(/ · age 22, under 22 required$/)
  expect(inEnglish(young)).toMatch(/ · age 17, at least 18 required$/)
  expect(inEnglish(votes)).toMatch(/ · you have 50.?% of the votes, more than 50.?% of the votes required$/)
  expect(inPersian(limit)).toMatch(/ · سن: ۴۱ سال، شرط: حداکثر ۳۹ سال$/)
  expect(inPersian(child)).toMatch(/ · سن: ۲۲ سال، شرط: کمتر از ۲۲ سال$/)
})

test('a status whose first day nobody noted is told by the year we know it of', () => {
  const family = { status: 'open', since: '2015-01-01', orEarlier: true } as const
  const parents = { status: 'paused', since: '2026-01-01' } as const
  const inEnglish = (intake: Parameters<typeof intakeText>[3]) =>
    intakeText(eligibilityEn.intakeStatuses, reportEn, formats('en'), intake)
  const inPersian = (intake: Parameters<typeof intakeText>[3]) =>
    intakeText(eligibilityFa.intakeStatuses, reportFa, formats('fa'), intake)
  expect(inEnglish(family)).toBe('Open since 2015 or earlier')
  expect(inEnglish(parents)).toBe('Paused since 1 Jan 2026')
  expect(inPersian(family)).toBe('باز از سال ۲۰۱۵ میلادی یا پیش از آن')
  expect(inPersian(parents)).toBe('متوقف از ۱۱ دی ۱۴۰۴')
})
