import { expect, test } from 'vitest'
import { findCrowded } from './check-rooms.ts'

const room = (folder: string, count: number, ending = '.ts') =>
  Array.from({ length: count }, (_, place) => ({ path: `${folder}/file-${place}${ending}`, lines: 10 }))

test('25 files may share a folder, 26 may not; tests beside them and folders within do not count', () => {
  const full = room('server/cases', 25)
  expect(findCrowded([...full, ...room('server/cases', 9, '.test.ts'), ...room('server/cases/notes', 9)])).toEqual([])
  expect(findCrowded([...full, { path: 'server/cases/one-more.ts', lines: 10 }])).toEqual([
    'server/cases holds 26 files, 25 at most: split it by what is done there',
  ])
})

test('one file for each capability may be any number', () => {
  expect(findCrowded(room('web/i18n/fa', 40))).toEqual([])
})

test('a file may have 300 lines and not 301, unless it is a table or a test', () => {
  const long = (path: string, lines: number) => findCrowded([{ path, lines }])
  expect(long('web/app/page.tsx', 300)).toEqual([])
  expect(long('web/app/page.tsx', 301)).toEqual(['web/app/page.tsx has 301 lines, 300 at most: split it by its jobs'])
  expect(long('web/i18n/en/profile.ts', 549)).toEqual([])
  expect(long('server/auth/journeys.test.ts', 720)).toEqual([])
})
