import { expect, test } from 'vitest'
import { contradictionsAt, pathOf } from './marks.ts'

const ANSWERS = { jobs: [{ id: 'k1' }, { id: 'k2' }], maritalStatus: 'single' }

test('an answer of the rules is marked at the entry of the form it speaks of', () => {
  expect(pathOf('jobs[1].endedOn', ANSWERS)).toBe('jobs.k2')
  expect(pathOf('maritalStatus', ANSWERS)).toBe('maritalStatus')
  expect(pathOf('partner.birthDate', ANSWERS)).toBe('partnerBirthDate')
  expect(pathOf('no such answer', ANSWERS)).toBeUndefined()
})

test('a contradiction between two entries stands at both and nowhere else', () => {
  const gap = { code: 'JOBS_GAP', answers: ['jobs[0]', 'jobs[1]'], explanation: null } as unknown as Parameters<
    typeof contradictionsAt
  >[1][number]
  expect(['jobs.k1', 'jobs.k2', 'maritalStatus'].map((path) => contradictionsAt(path, [gap], ANSWERS).length)).toEqual([
    1, 1, 0,
  ])
})
