import { expect, test } from 'vitest'
import { REPORT_CODE_ALPHABET, readReportCode, writeReportCode } from './report-code.ts'

const CODE = writeReportCode('7K3MQ2P')

test('a code is read from small letters, spaces, other dashes, Persian digits and without its mark', () => {
  const body = CODE.slice('RH-'.length)
  const persian = CODE.replace('7', '۷').replace('3', '۳').replace('2', '۲')
  for (const typed of [CODE.toLowerCase(), ` ${body} `, CODE.replaceAll('-', '–'), CODE.replaceAll('-', ' '), persian])
    expect(readReportCode(typed)).toBe(CODE)
})

test('no code holds a letter or digit that is taken for another', () => {
  expect(REPORT_CODE_ALPHABET).not.toMatch(/[0O1IL5S8BZUVF]/)
})

test('one wrong character, or two neighbours changed over, is never a code', () => {
  const body = CODE.replaceAll('-', '').slice(2)
  for (let i = 0; i < body.length; i++) {
    for (const other of REPORT_CODE_ALPHABET) {
      if (other === body[i]) continue
      expect(readReportCode(body.slice(0, i) + other + body.slice(i + 1))).toBeUndefined()
    }
    const next = body[i + 1]
    if (next === undefined || next === body[i]) continue
    expect(readReportCode(body.slice(0, i) + next + body[i] + body.slice(i + 2))).toBeUndefined()
  }
})

test('too short, too long and empty are no codes', () => {
  for (const typed of ['', 'RH', CODE.slice(0, -1), `${CODE}A`]) expect(readReportCode(typed)).toBeUndefined()
})
