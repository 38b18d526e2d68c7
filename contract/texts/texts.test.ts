import { expect, test } from 'vitest'
import { formats } from '../locale/locale.ts'
import { eligibility as eligibilityEn } from './en/eligibility.ts'
import { report as reportEn } from './en/report.ts'
import { eligibility as eligibilityFa } from './fa/eligibility.ts'
import { report as reportFa } from './fa/report.ts'
import { requirementText } from './texts.ts'

const WORKED = { reason: 'WORK_TOO_SHORT', hard: true, have: 800, need: 1560, unit: 'hours' } as const

test('a requirement is explained in one line, whose full stop stands at its end or nowhere', () => {
  const inEnglish = (requirement: Parameters<typeof requirementText>[3]) =>
    requirementText(eligibilityEn, reportEn, formats('en'), requirement)
  const reason = eligibilityEn.reasons.WORK_TOO_SHORT
  expect(reason).toMatch(/\.$/)
  expect(inEnglish({ reason: 'WORK_TOO_SHORT', hard: true })).toBe(reason)
  expect(inEnglish(WORKED)).toBe(`${reason.slice(0, -1)} · you have 800 hours, needed is 1,560 hours`)
  expect(inEnglish({ ...WORKED, hard: false })).toMatch(/hours · usual, not required$/)
  expect(requirementText(eligibilityFa, reportFa, formats('fa'), WORKED)).toMatch(
    /[^.] · شما ۸۰۰ ساعت دارید، ۱٬۵۶۰ ساعت لازم است$/,
  )
})
