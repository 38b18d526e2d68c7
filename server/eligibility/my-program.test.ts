import { assessments } from '@rahnama/contract/assessments/assessments.ts'
import { eligibility } from '@rahnama/contract/eligibility/eligibility.ts'
import { expect, test } from 'vitest'
import { STUDY } from '../assessments/answers.test-data.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()

test('one person shows 23,448 dollars for a year in Canada from September 2026, nothing is asked for China', async () => {
  const client = t.as(await t.signIn('student'))
  expect(await client.call(eligibility.program, { program: 'STUDY_CA' })).toMatchObject({
    standing: { program: 'STUDY_CA' },
    funds: { persons: 1, cad: 23_448, since: '2026-09-01' },
  })
  const china = await client.call(eligibility.program, { program: 'STUDY_CN' })
  expect(china).toMatchObject({ standing: { program: 'STUDY_CN' }, funds: null })
})

test('a program that is none of ours, and an age that is none, are refused', async () => {
  for (const input of [{ program: 'MOON' }, { program: 'STUDY_CN', age: 'old' }])
    expect(await t.as('student').refuse(eligibility.program, input)).toMatchObject({ code: 'INVALID_INPUT' })
})

test('the age told elsewhere stands in until the profile has a date of birth', async () => {
  const client = t.as(await t.signIn('student'))
  const assessment = 'study'
  await client.call(assessments.save, { assessment, base: 0, tab: 'the-only-tab', turn: 1, changes: STUDY })
  const agreedTo = [{ statement: 'privacy', version: 1 } as const]
  await client.call(assessments.complete, { assessment, version: 1, language: 'en', agreedTo })
  const ageAt = async (age: number) => {
    const { standing } = await client.call(eligibility.program, { program: 'STUDY_CN', age })
    return standing.requirements.find(({ id }) => id === 'cn-age')?.status
  }
  expect([await ageAt(19), await ageAt(31)]).toEqual(['met', 'notMet'])
})
