import { expect, test } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './read-reports.ts'

test('a failed test is named by its file, its name and the beginning of its reason, without colours', () => {
  const outcome = readVitestReport(
    {
      numPassedTests: 1,
      testResults: [
        {
          name: '/house/server/fees.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'fees are dated' },
            {
              status: 'failed',
              fullName: 'fees are sourced',
              failureMessages: ['\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n    at fees.test.ts:3:1'],
            },
          ],
        },
      ],
    },
    '/house',
  )
  expect(outcome).toEqual({
    passed: 1,
    failures: [
      'server/fees.test.ts › fees are sourced\n    AssertionError: expected 1 to be 2\n        at fees.test.ts:3:1',
    ],
  })
})

test('a file that fails outside any test is named once', () => {
  const { failures } = readVitestReport(
    {
      numPassedTests: 0,
      testResults: [
        { name: '/house/a.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      ],
    },
    '/house',
  )
  expect(failures).toEqual(['a.test.ts\n    Cannot find module'])
})

test('a failed journey is named by its place and all it stands in; one that was skipped is no failure', () => {
  const outcome = readPlaywrightReport({
    stats: { expected: 4 },
    errors: [{ message: 'The server did not start' }],
    suites: [
      {
        title: 'fees.spec.ts',
        suites: [
          {
            title: 'the fees (fa)',
            specs: [
              {
                title: 'are read',
                file: 'fees.spec.ts',
                line: 7,
                tests: [{ status: 'unexpected', results: [{ error: { message: 'not visible' } }] }],
              },
              { title: 'are kept', file: 'fees.spec.ts', line: 9, tests: [{ status: 'skipped', results: [] }] },
            ],
          },
        ],
      },
    ],
  })
  expect(outcome).toEqual({
    passed: 4,
    failures: [
      'outside any journey\n    The server did not start',
      'fees.spec.ts:7 › the fees (fa) › are read\n    not visible',
    ],
  })
})
