import { expect, test } from 'vitest'
import { STUDY } from '../assessments/answers.test-data.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()

test('one person shows 23,448 dollars for a year in Canada from September 2026, nothing is asked for China', async () => {
  const { token } = await t.signIn('student')
  const canada = await t.send('GET', '/api/eligibility/programs/STUDY_CA', { token })
  expect(canada.body).toMatchObject({
    standing: { program: 'STUDY_CA' },
    funds: { persons: 1, cad: 23_448, since: '2026-09-01' },
  })
  const china = await t.send('GET', '/api/eligibility/programs/STUDY_CN', { token })
  expect(china.body).toMatchObject({ standing: { program: 'STUDY_CN' }, funds: null })
})

test('a program that is none of ours, and an age that is none, are refused', async () => {
  const { token } = await t.signIn('student')
  const none = await t.send('GET', '/api/eligibility/programs/MOON', { token })
  const odd = await t.send('GET', '/api/eligibility/programs/STUDY_CN?age=old', { token })
  expect([none.status, odd.status]).toEqual([400, 400])
})

test('the age told elsewhere stands in until the profile has a date of birth', async () => {
  const { token } = await t.signIn('student')
  const told = { base: 0, tab: 'the-only-tab', turn: 1, changes: STUDY }
  expect((await t.send('PATCH', '/api/assessments/study', { token, body: told })).status).toBe(200)
  const completion = { version: 1, language: 'en', agreedTo: [{ statement: 'privacy', version: 1 }] }
  expect((await t.send('POST', '/api/assessments/study/completion', { token, body: completion })).status).toBe(200)
  const ageAt = async (age: number) => {
    const { body } = await t.send('GET', `/api/eligibility/programs/STUDY_CN?age=${age}`, { token })
    const { requirements } = (body as { standing: { requirements: { id: string; status: string }[] } }).standing
    return requirements.find(({ id }) => id === 'cn-age')?.status
  }
  expect([await ageAt(19), await ageAt(31)]).toEqual(['met', 'notMet'])
})
