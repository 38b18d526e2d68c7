import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { allClb, ielts } from '../../rules/results.test-data.ts'

const COMMAND = fileURLToPath(new URL('./command.ts', import.meta.url))

function rules(words: string[], input: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words], { input, encoding: 'utf8' })
  return { status, stdout, complaints: stderr.split('\n').filter(Boolean) }
}

it('an answer is printed as JSON', () => {
  const { status, stdout, complaints } = rules(['clb', '--on', '2026-01-15'], JSON.stringify([allClb(5)]))
  const levels = { listening: 5, reading: 5, writing: 5, speaking: 5 }
  expect({ status, complaints }).toEqual({ status: 0, complaints: [] })
  expect(JSON.parse(stdout)).toEqual([{ levels, lowest: 5 }])
})

describe('bad input ends with 2, one line per fault and nothing printed', () => {
  const cases: [string, string[], string, unknown[]][] = [
    ['no JSON', ['crs'], '{', ['input: NOT_JSON']],
    [
      'two faults',
      ['clb'],
      JSON.stringify([ielts(9.5, 6.25, 6, 6)]),
      ['[0].scores.listening: TOO_HIGH: min 0, max 9', '[0].scores.reading: OFF_STEP: step 0.5'],
    ],
    [
      'an unknown choice',
      ['clb'],
      '{ "test": "TOEFL" }',
      [expect.stringContaining('test: NOT_AN_OPTION: options IELTS_GT|')],
    ],
    ['an impossible day', ['crs', '--on', '2026-13-01'], '{}', ['--on: NOT_A_DATE: 2026-13-01']],
    ['an unknown question', ['score'], '{}', [expect.stringContaining('usage: rules crs|clb|fsw')]],
    ['an unknown option', ['crs', '--at', '2026-01-01'], '{}', [expect.stringContaining('--at')]],
  ]
  it.each(cases)('%s', (_, words, input, complaints) => {
    expect(rules(words, input)).toEqual({ status: 2, stdout: '', complaints })
  })
})
