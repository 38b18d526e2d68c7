import { describe, expect, it, test } from 'vitest'
import { parseField, type SimpleField, type Typed } from './long-form.ts'

const text: SimpleField = { name: 'x', kind: 'text', max: 10 }
const name: SimpleField = { name: 'x', kind: 'text', max: 40, script: 'latin' }
const score: SimpleField = { name: 'x', kind: 'number', min: 0, max: 9, decimals: 1 }
const count: SimpleField = { name: 'x', kind: 'number', min: 0, max: 20, decimals: 0 }
const money: SimpleField = { name: 'x', kind: 'number', min: 0, max: 100_000_000, decimals: 2 }
const date: SimpleField = { name: 'x', kind: 'date', earliest: '1906-01-01', latest: 'today' }
const month: SimpleField = { name: 'x', kind: 'date', precision: 'month' }
const year: SimpleField = { name: 'x', kind: 'year', earliest: 1950, yearsAhead: 6 }
const phone: SimpleField = { name: 'x', kind: 'phone' }
const website: SimpleField = { name: 'x', kind: 'webAddress' }
const email: SimpleField = { name: 'x', kind: 'email' }
const yesNo: SimpleField = { name: 'x', kind: 'yesNo', mayBeUnknown: true }
const choice: SimpleField = { name: 'x', kind: 'choice', options: ['a', 'b'] }
const choices: SimpleField = { name: 'x', kind: 'choices', options: ['a', 'b'] }
const inIran = (typed: string) => ({ country: 'IR' as const, typed })
const gregorian = (day: string, month: string, year: string) => ({ day, month, year, calendar: 'gregorian' as const })
const jalali = (day: string, month: string, year: string) => ({ day, month, year, calendar: 'jalali' as const })

describe('what is typed', () => {
  test.each<[string, SimpleField, Typed, unknown]>([
    ['words, trimmed', text, '  Sara ', 'Sara'],
    ['several spaces as one', text, 'Sara   Sa', 'Sara Sa'],
    ['words without characters that turn them around', text, 'Sa\u202era', 'Sara'],
    ['Persian words with their half-space', text, 'می‌روم', 'می‌روم'],
    ['letters of European names in a Latin field', name, "Zoë O'Núñez-Łuk", "Zoë O'Núñez-Łuk"],
    ['six and a half with a point', score, '6.5', 6.5],
    ['six and a half in Persian digits with a momayez', score, '۶٫۵', 6.5],
    ['six and a half in Persian digits with a slash', score, '۶/۵', 6.5],
    ['six and a half in Arabic digits', score, '٦٫٥', 6.5],
    ['six and a half with a comma', score, '6,5', 6.5],
    ['seven written with two decimals', score, '7.50', 7.5],
    ['a whole number in Persian digits', count, '۱۲', 12],
    ['thousands with commas', money, '15,000', 15_000],
    ['thousands with Persian separators and decimals', money, '۱۵٬۰۰۰٫۲۵', 15_000.25],
    ['thousands with spaces', money, '15 000', 15_000],
    ['a date in boxes', date, gregorian('27', '3', '1991'), '1991-03-27'],
    ['a date with the name of its month', date, gregorian('27', 'March', '1991'), '1991-03-27'],
    // 1 Farvardin 1370 was 21 March 1991.
    ['a Jalali date in Persian digits', date, jalali('۱', '۱', '۱۳۷۰'), '1991-03-21'],
    ['a Jalali date with the name of its month', date, jalali('1', 'فروردین', '1370'), '1991-03-21'],
    ['a whole date', date, '1991-03-27', '1991-03-27'],
    ['a month', month, gregorian('', '9', '2020'), '2020-09'],
    // Mehr 1399 began on 22 September 2020.
    ['a Jalali month, named by the one it begins in', month, jalali('', 'مهر', '۱۳۹۹'), '2020-09'],
    ['a year', year, '2016', 2016],
    ['a Jalali year in a bare box', year, '۱۳۹۵', 2016],
    ['a Jalali year in its box', year, jalali('', '', '1395'), 2016],
    ['a phone number with its code', phone, inIran('+98 (0)912 345-6789'), '+989123456789'],
    ['a phone number as it is dialled at home', phone, inIran('0912 345 6789'), '+989123456789'],
    ['a phone number with 00 in Persian digits', phone, inIran('۰۰۹۸۹۱۲۳۴۵۶۷۸۹'), '+989123456789'],
    ['a web address without its beginning', website, 'example.com/team', 'https://example.com/team'],
    ['a web address in full', website, 'http://example.com', 'http://example.com'],
    ['an e-mail address with Persian digits', email, 'sara۱۲@example.com', 'sara12@example.com'],
    ['yes', yesNo, 'yes', true],
    ['no', yesNo, 'no', false],
    ['I do not know yet, where that is an answer', yesNo, 'unknown', 'unknown'],
    ['one of the answers', choice, 'b', 'b'],
    ['several of the answers', choices, ['a', 'b'], ['a', 'b']],
  ])('%s', (_, field, typed, value) => {
    expect(parseField(field, typed)).toEqual({ value })
  })

  test.each<[string, SimpleField, Typed]>([
    ['an empty box', text, ''],
    ['spaces', text, '   '],
    ['an empty number', count, ' '],
    ['empty boxes of a date', date, gregorian('', '', '')],
    ['empty boxes of a month', month, gregorian('5', '', '')],
    ['no ticks', choices, []],
    ['an empty phone number', phone, inIran(' ')],
  ])('%s is no answer and no fault', (_, field, typed) => {
    expect(parseField(field, typed)).toEqual({})
  })

  test.each<[string, SimpleField, Typed, string]>([
    ['more letters than fit', text, 'x'.repeat(11), 'TOO_LONG'],
    ['Persian letters where a passport is copied', name, 'سارا', 'NOT_LATIN'],
    ['words for a number', score, 'six', 'NOT_A_NUMBER'],
    ['a number above the scale', score, '9.5', 'TOO_LARGE'],
    ['a number below it', count, '-1', 'TOO_SMALL'],
    ['half a child', count, '1.5', 'TOO_MANY_DECIMALS'],
    ['two decimals of a band', score, '6.25', 'TOO_MANY_DECIMALS'],
    ['30 February', date, gregorian('30', '2', '1991'), 'NOT_A_DATE'],
    ['30 Esfand of a common year', date, jalali('30', '12', '1404'), 'NOT_A_DATE'],
    ['half a date', date, gregorian('27', '', '1991'), 'NOT_A_DATE'],
    ['a date before all others', date, gregorian('1', '1', '1900'), 'TOO_EARLY'],
    ['a year with two digits', year, '16', 'NOT_A_YEAR'],
    ['a year before the earliest', year, '1949', 'TOO_EARLY'],
    ['a phone number without its country', phone, '0912 345 6789', 'NOT_A_PHONE'],
    ['words for a phone number', phone, inIran('+98 call me'), 'NOT_A_PHONE'],
    ['a mobile number that lacks a digit', phone, inIran('0912 345 678'), 'TOO_SHORT'],
    ['a mobile number with a digit too many', phone, inIran('0912 345 67890'), 'TOO_LONG'],
    ['a web address with a space', website, 'my site', 'NOT_A_WEB_ADDRESS'],
    ['a script for a web address', website, 'javascript://example.com/%0aalert(1)', 'NOT_A_WEB_ADDRESS'],
    ['an e-mail address without a host', email, 'sara@', 'NOT_AN_EMAIL'],
    ['an e-mail address that registration refuses, too', email, 'sara..k@example.com', 'NOT_AN_EMAIL'],
    ['an answer that is not offered', choice, 'c', 'NOT_A_CHOICE'],
    ['I do not know yet, where it is not offered', choice, 'unknown', 'NOT_A_CHOICE'],
    ['one answer twice', choices, ['a', 'a'], 'NOT_A_CHOICE'],
  ])('%s is named by its fault', (_, field, typed, fault) => {
    expect(parseField(field, typed)).toMatchObject({ fault })
  })

  it('counts letters as a person does', () => {
    expect(parseField(text, 'é'.repeat(10))).toEqual({ value: 'é'.repeat(10) })
  })
})
