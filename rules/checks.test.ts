import { describe, expect, it } from 'vitest'
import {
  type Check,
  faultsOf,
  isoDate,
  listOf,
  nullable,
  numberIn,
  oneOf,
  optional,
  shape,
  stepped,
  text,
  wholeIn,
  yesOrNo,
} from './checks.ts'

describe('a check accepts or names what is wrong', () => {
  const cases: [string, Check, unknown, string[]][] = [
    ['yes', yesOrNo, true, []],
    ['yes as text', yesOrNo, 'true', [': NOT_YES_OR_NO']],
    ['a day', isoDate, '2024-02-29', []],
    ['a day that is none', isoDate, '2023-02-29', [': NOT_A_DATE']],
    ['text', text, '', []],
    ['a number as text', text, 5, [': NOT_TEXT']],
    ['an option', oneOf(['a', 'b']), 'b', []],
    ['no option', oneOf(['a', 'b']), 'c', [': NOT_AN_OPTION']],
    ['the lowest number', numberIn(0, 10), 0, []],
    ['the highest number', numberIn(0, 10), 10, []],
    ['a number under the range', numberIn(0, 10), -0.1, [': TOO_LOW']],
    ['a number over the range', numberIn(0, 10), 10.1, [': TOO_HIGH']],
    ['not a number', numberIn(0, 10), Number.NaN, [': NOT_A_NUMBER']],
    ['a part of a whole number', wholeIn(0, 10), 2.5, [': NOT_WHOLE']],
    ['a half step', stepped(0, 9, 0.5), 6.5, []],
    ['between half steps', stepped(0, 9, 0.5), 6.25, [': OFF_STEP']],
    ['nothing where something is needed', numberIn(0, 10), undefined, [': MISSING']],
    ['nothing where it is optional', optional(yesOrNo), undefined, []],
    ['null where it may be', nullable(yesOrNo), null, []],
    ['null where it may not be', yesOrNo, null, [': NOT_YES_OR_NO']],
    ['fields within fields', shape({ a: shape({ b: yesOrNo }) }), { a: { b: 1 } }, ['a.b: NOT_YES_OR_NO']],
    ['fields that are not asked for', shape({ a: yesOrNo }), { a: true, b: 1 }, []],
    ['a list in place of fields', shape({}), [], [': NOT_AN_OBJECT']],
    [
      'items of a list',
      shape({ a: listOf(yesOrNo) }),
      { a: [true, 1, false, 2] },
      ['a[1]: NOT_YES_OR_NO', 'a[3]: NOT_YES_OR_NO'],
    ],
    ['fields in place of a list', listOf(yesOrNo), {}, [': NOT_A_LIST']],
  ]
  it.each(cases)('%s', (_, check, value, faults) => {
    expect(faultsOf(check, value).map(({ path, code }) => `${path}: ${code}`)).toEqual(faults)
  })
})
