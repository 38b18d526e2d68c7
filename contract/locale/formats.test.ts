import { describe, expect, test } from 'vitest'
import { formats } from './formats.ts'

const en = formats('en')
const fa = formats('fa')

test('the same wishes give the same formats, made once', () => {
  expect(formats('fa', { calendar: 'jalali' })).toBe(fa)
  expect(formats('fa', { region: 'AF' })).not.toBe(fa)
})

describe('numbers', () => {
  test('have the digits and separators of their language', () => {
    expect(en.number(1234567.5)).toBe('1,234,567.5')
    expect(fa.number(1234567.5)).toBe('۱٬۲۳۴٬۵۶۷٫۵')
  })

  test.each([0, 7, 42, 999, 1000, 65_536, 100_000, 1_000_000, Number.MAX_SAFE_INTEGER])(
    '%d is written as Intl writes it',
    (count) => {
      expect(en.number(count)).toBe(new Intl.NumberFormat('en-CA').format(count))
      expect(fa.number(count)).toBe(new Intl.NumberFormat('fa-IR').format(count))
    },
  )

  test('have exactly the decimals asked for', () => {
    expect(en.number(6, { decimals: 1 })).toBe('6.0')
    expect(fa.number(6.5, { decimals: 1 })).toBe('۶٫۵')
    expect(en.number(0.126)).toBe('0.13')
  })

  test('below zero keep the minus before the digits in right-to-left text', () => {
    expect(en.number(-5)).toBe('-5')
    expect(fa.number(-5)).toBe('\u200e−۵')
  })

  test('rounded to zero have no minus', () => {
    expect(en.number(-0.001)).toBe('0')
    expect(fa.number(-0)).toBe('۰')
  })

  test('of a difference show a gain with a plus and no change without', () => {
    expect(en.number(12, { signed: true })).toBe('+12')
    expect(fa.number(12, { signed: true })).toBe('\u200e+۱۲')
    expect(en.number(0, { signed: true })).toBe('0')
  })

  test('of percent are whole percent', () => {
    expect(en.percent(25)).toBe('25%')
    expect(fa.percent(25)).toBe('۲۵٪')
    expect(fa.percent(0)).toBe('۰٪')
  })

  test('inside prose take the digits of the language', () => {
    expect(fa.digits('CLB 9 در 4 مهارت')).toBe('CLB ۹ در ۴ مهارت')
    expect(en.digits('۹ of ٤')).toBe('9 of 4')
  })

  test('of codes stay Latin and keep their direction in Persian text', () => {
    expect(fa.code('R-۱۴۰۵')).toBe('\u2066R-1405\u2069')
    expect(fa.code('+98 21 1234 5678')).toBe('\u2066+98 21 1234 5678\u2069')
    expect(en.code('R-1405')).toBe('R-1405')
  })
})

describe('money', () => {
  test.each([
    ['CAD', 'CA$15,000', '۱۵٬۰۰۰ دلار کانادا'],
    ['USD', 'US$15,000', '۱۵٬۰۰۰ دلار آمریکا'],
    ['CNY', 'CN¥15,000', '۱۵٬۰۰۰ یوان چین'],
    ['IRR', 'IRR\u00a015,000', '۱۵٬۰۰۰ ریال'],
  ] as const)('in %s names its country', (currency, english, persian) => {
    expect(en.money(15000, currency)).toBe(english)
    expect(fa.money(15000, currency)).toBe(persian)
  })

  test('shows cents only where there are some', () => {
    expect(en.money(12.5, 'CAD')).toBe('CA$12.50')
    expect(fa.money(12.5, 'CAD')).toBe('۱۲٫۵۰ دلار کانادا')
    expect(en.money(0, 'CAD')).toBe('CA$0')
  })

  test('given back has its minus before the sign', () => {
    expect(en.money(-50, 'CAD')).toBe('-CA$50')
    expect(fa.money(-50, 'CAD')).toBe('\u200e−۵۰ دلار کانادا')
  })
})

describe('sums of an account', () => {
  // In Persian the minus stands on the left of its digits, as in sums: the digits run from left to right.
  test('have both digits of the cents, and a minus on the left in either direction', () => {
    expect(en.cents(-5556, 'CAD')).toBe('\u2212CA$55.56')
    expect(fa.cents(-5556, 'CAD')).toBe('\u2066\u2212۵۵٫۵۶\u2069 دلار کانادا')
    expect(fa.cents(100, 'CAD')).toBe('\u2066۱٫۰۰\u2069 دلار کانادا')
  })
})

describe('dates', () => {
  test('are in the calendar of the language', () => {
    expect(en.date('2026-11-15')).toBe('15 November 2026')
    expect(fa.date('2026-11-15')).toBe('۲۴ آبان ۱۴۰۵')
  })

  test('with their weekday have the year last and no Latin comma', () => {
    expect(en.date('2026-11-15', 'long', { weekday: true })).toBe('Sunday 15 November 2026')
    expect(fa.date('2026-11-15', 'long', { weekday: true })).toBe('یکشنبه ۲۴ آبان ۱۴۰۵')
  })

  test('come shorter', () => {
    expect(en.date('2026-01-05', 'medium')).toBe('5 Jan 2026')
    expect(fa.date('2026-11-15', 'medium')).toBe('۲۴ آبان ۱۴۰۵')
    expect(en.date('2026-01-05', 'short')).toBe('2026-01-05')
    expect(fa.date('2026-11-15', 'short')).toBe('۱۴۰۵/۰۸/۲۴')
  })

  test('come in the other calendar when asked', () => {
    expect(formats('en', { calendar: 'jalali' }).date('2026-11-15')).toBe('24 Aban 1405')
    expect(formats('fa', { calendar: 'gregorian' }).date('2026-11-15')).toBe('۱۵ نوامبر ۲۰۲۶')
  })

  test('have Afghan month names for Afghan readers', () => {
    expect(formats('fa', { region: 'AF' }).date('2026-11-15')).toBe('۲۴ عقرب ۱۴۰۵')
    expect(formats('fa', { region: 'AF', calendar: 'gregorian' }).date('2026-11-15')).toBe('۱۵ نومبر ۲۰۲۶')
  })

  test('of a month have no day', () => {
    expect(en.monthYear('2026-11-15')).toBe('November 2026')
    expect(fa.monthYear('2026-11-15')).toBe('آبان ۱۴۰۵')
  })

  test('that do not exist are refused', () => {
    expect(() => en.date('2026-02-30')).toThrow(RangeError)
    expect(() => en.date('soon')).toThrow(RangeError)
  })
})

describe('moments', () => {
  const tehran = formats('fa', { timeZone: 'Asia/Tehran' })

  test('without a zone are shown at the office, in Toronto', () => {
    expect(en.time('2026-11-15T15:00:00Z')).toBe('10:00')
    expect(en.time('2026-07-15T14:00:00Z')).toBe('10:00')
  })

  test('are shown in the zone asked for', () => {
    expect(tehran.time('2026-11-15T15:00:00Z')).toBe('۱۸:۳۰')
    expect(formats('fa', { timeZone: 'Asia/Kabul', region: 'AF' }).time('2026-11-15T15:00:00Z')).toBe('۱۹:۳۰')
  })

  test('at midnight are 00:00, not 24:00', () => {
    expect(en.time('2026-11-15T05:00:00Z')).toBe('00:00')
  })

  test('fall on the day of their zone', () => {
    expect(en.date('2026-11-15T22:00:00Z')).toBe('15 November 2026')
    expect(tehran.date('2026-11-15T22:00:00Z')).toBe('۲۵ آبان ۱۴۰۵')
    expect(tehran.date(new Date('2026-11-15T22:00:00Z'))).toBe('۲۵ آبان ۱۴۰۵')
  })

  test('have date and time', () => {
    expect(en.dateTime('2026-11-15T15:00:00Z')).toBe('15 November 2026, 10:00')
    expect(tehran.dateTime('2026-11-15T15:00:00Z')).toBe('۲۴ آبان ۱۴۰۵، ساعت ۱۸:۳۰')
    expect(tehran.dateTime('2026-11-15T15:00:00Z', { weekday: true })).toBe('یکشنبه ۲۴ آبان ۱۴۰۵، ساعت ۱۸:۳۰')
  })
})

describe('ranges', () => {
  test('have a dash in English and a word in Persian', () => {
    expect(en.range(6, 18, 'month')).toBe('6–18 months')
    expect(fa.range(6, 18, 'month')).toBe('۶ تا ۱۸ ماه')
    expect(en.range(10, 15)).toBe('10–15')
    expect(fa.range(10, 15)).toBe('۱۰ تا ۱۵')
  })

  test('of money name the currency once', () => {
    expect(en.range(5000, 15000, 'CAD')).toBe('CA$5,000–15,000')
    expect(fa.range(5000, 15000, 'CAD')).toBe('۵٬۰۰۰ تا ۱۵٬۰۰۰ دلار کانادا')
  })

  test('between a value and itself are that value', () => {
    expect(en.range(1, 1, 'month')).toBe('1 month')
    expect(fa.range(6, 6, 'month')).toBe('۶ ماه')
    expect(en.range(100, 100, 'CAD')).toBe('CA$100')
    expect(en.range(7, 7)).toBe('7')
  })
})

describe('durations', () => {
  test('none, one and many read right in both languages', () => {
    expect([en.months(0), en.months(1), en.months(2)]).toEqual(['0 months', '1 month', '2 months'])
    expect([fa.months(0), fa.months(1), fa.months(2)]).toEqual(['۰ ماه', '۱ ماه', '۲ ماه'])
  })

  test('come in every unit', () => {
    expect([en.years(2), en.weeks(8), en.days(1), en.hours(24), en.minutes(30), en.points(50)]).toEqual([
      '2 years',
      '8 weeks',
      '1 day',
      '24 hours',
      '30 minutes',
      '50 points',
    ])
    expect([fa.years(2), fa.weeks(8), fa.days(1), fa.hours(24), fa.minutes(30), fa.points(50)]).toEqual([
      '۲ سال',
      '۸ هفته',
      '۱ روز',
      '۲۴ ساعت',
      '۳۰ دقیقه',
      '۵۰ امتیاز',
    ])
  })

  test('of a part of a year keep their decimal', () => {
    expect(en.years(1.5)).toBe('1.5 years')
    expect(fa.years(1.5)).toBe('۱٫۵ سال')
  })
})

describe('relative times', () => {
  // Noon in Toronto.
  const now = '2026-11-15T17:00:00Z'

  test.each([
    ['2026-11-15T16:59:30Z', 'just now', 'همین حالا'],
    ['2026-11-15T16:59:00Z', '1 minute ago', '۱ دقیقه پیش'],
    ['2026-11-15T15:00:00Z', '2 hours ago', '۲ ساعت پیش'],
    ['2026-11-15T17:45:00Z', 'in 45 minutes', '۴۵ دقیقهٔ دیگر'],
    ['2026-11-14T16:00:00Z', 'yesterday', 'دیروز'],
    ['2026-11-16T20:00:00Z', 'tomorrow', 'فردا'],
    ['2026-11-12T17:00:00Z', '3 days ago', '۳ روز پیش'],
    ['2026-08-10T17:00:00Z', '3 months ago', '۳ ماه پیش'],
    ['2027-02-20T17:00:00Z', 'in 3 months', '۳ ماه دیگر'],
    ['2024-11-10T17:00:00Z', '2 years ago', '۲ سال پیش'],
  ])('%s', (instant, english, persian) => {
    expect(en.relative(instant, now)).toBe(english)
    expect(fa.relative(instant, now)).toBe(persian)
  })

  test('call yesterday what was yesterday where the reader is', () => {
    const lateEvening = '2026-11-14T04:30:00Z'
    const morning = '2026-11-15T14:00:00Z'
    expect(formats('en', { timeZone: 'America/Toronto' }).relative(lateEvening, morning)).toBe('2 days ago')
    expect(formats('en', { timeZone: 'Asia/Tehran' }).relative(lateEvening, morning)).toBe('yesterday')
  })
})

describe('lists', () => {
  test('of none, one, two and three', () => {
    expect([en.list([]), en.list(['a']), en.list(['a', 'b'])]).toEqual(['', 'a', 'a and b'])
    expect(en.list(['a', 'b', 'c'])).toBe('a, b and c')
    expect(fa.list(['گذرنامه', 'عکس'])).toBe('گذرنامه و عکس')
    expect(fa.list(['گذرنامه', 'عکس', 'مدرک'])).toBe('گذرنامه، عکس و مدرک')
  })

  test('of alternatives', () => {
    expect(en.list(['PDF', 'DOC', 'DOCX'], 'or')).toBe('PDF, DOC or DOCX')
    expect(fa.list(['ماه', 'سال'], 'or')).toBe('ماه یا سال')
  })

  test('keep Latin items in their place in Persian text', () => {
    expect(fa.list(['IELTS', 'CELPIP'], 'or')).toBe('\u2068IELTS\u2069 یا \u2068CELPIP\u2069')
  })
})

describe('file sizes', () => {
  test.each([
    [0, '0 bytes', '۰ بایت'],
    [1, '1 byte', '۱ بایت'],
    [1023, '1,023 bytes', '۱٬۰۲۳ بایت'],
    [1536, '1.5 KB', '۱٫۵ کیلوبایت'],
    [500 * 1024, '500 KB', '۵۰۰ کیلوبایت'],
    [1024 * 1024 - 1, '1 MB', '۱ مگابایت'],
    [10 * 1024 * 1024, '10 MB', '۱۰ مگابایت'],
    [3 * 1024 ** 4, '3,072 GB', '۳٬۰۷۲ گیگابایت'],
  ])('%d bytes', (bytes, english, persian) => {
    expect(en.fileSize(bytes)).toBe(english)
    expect(fa.fileSize(bytes)).toBe(persian)
  })
})

describe('ordinals', () => {
  test.each([
    [1, '1st', 'اول'],
    [2, '2nd', 'دوم'],
    [3, '3rd', 'سوم'],
    [4, '4th', 'چهارم'],
    [10, '10th', 'دهم'],
    [11, '11th', 'یازدهم'],
    [12, '12th', 'دوازدهم'],
    [20, '20th', 'بیستم'],
    [21, '21st', 'بیست و یکم'],
    [23, '23rd', 'بیست و سوم'],
    [30, '30th', 'سی‌ام'],
    [33, '33rd', 'سی و سوم'],
    [111, '111th', '۱۱۱‌اُم'],
  ])('of %d', (position, english, persian) => {
    expect(en.ordinal(position)).toBe(english)
    expect(fa.ordinal(position)).toBe(persian)
  })
})
