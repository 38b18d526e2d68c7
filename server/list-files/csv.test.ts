import { describe, expect, test } from 'vitest'
import { csvLine } from './csv.ts'

describe('a line of a CSV file', () => {
  test.each([
    ['=HYPERLINK("http://example.com")', `"'=HYPERLINK(""http://example.com"")"\r\n`],
    ['+989121234567', "'+989121234567\r\n"],
    ['-1+1', "'-1+1\r\n"],
    ['@SUM(A1)', "'@SUM(A1)\r\n"],
    ['\t=1+1', "'\t=1+1\r\n"],
    ['  =1+1', "'  =1+1\r\n"],
    ['\u200b=1+1', "'\u200b=1+1\r\n"],
    ['＝1＋1', "'＝1＋1\r\n"],
    ['\n=1+1', `"'\n=1+1"\r\n`],
  ])('%j begins like a formula and stays text', (cell, line) => {
    expect(csvLine([cell])).toBe(line)
  })

  test('quotes what holds commas, quotes or lines, and nothing else', () => {
    expect(csvLine(['a,b', 'say "no"', 'two\nlines', 'مینا کریمی', '', null])).toBe(
      '"a,b","say ""no""","two\nlines",مینا کریمی,,\r\n',
    )
  })
})
