import { expect, test } from 'vitest'
import { formats } from '../locale/locale.ts'
import { eligibility as eligibilityEn } from './en/eligibility.ts'
import { report as reportEn } from './en/report.ts'
import { eligibility as eligibilityFa } from './fa/eligibility.ts'
import { report as reportFa } from './fa/report.ts'
import { intakeText, requirementText } from './texts.ts'

const WORKED = { reason: 'WORK_TOO_SHORT', hard: true, have: 800, need: 1560, unit: 'hours' } as const

test('a requirement is explained in one line, whose full stop stands at its end or nowhere', () => {
  const inEnglish = (requirement: Parameters<typeof requirementText>[3]) =>
    requirementText(eligibilityEn, reportEn, formats('en'), requirement)
  const reason = eligibilityEn.reasons.WORK_TOO_SHORT
  expect(reason).toMatch(/\.$/)
  expect(inEnglish({ reason: 'WORK_TOO_SHORT', hard: true })).toBe(reason)
  expect(inEnglish(WORKED)).toBe(`${reason.slice(0, -1)} · you have 800 hours, 1,560 hours required`)
  expect(inEnglish({ ...WORKED, hard: false })).toMatch(/hours required · usually asked for, not required$/)
  expect(requirementText(eligibilityFa, reportFa, formats('fa'), WORKED)).toMatch(
    /[^.] · شما: ۸۰۰ ساعت، شرط: ۱٬۵۶۰ ساعت$/,
  )
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
