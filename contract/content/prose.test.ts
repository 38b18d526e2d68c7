import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseInline, parseProse } from './prose.ts'

test('blank lines part paragraphs, single line breaks do not', () => {
  expect(parseProse('One\nline.\n\nTwo.')).toEqual([
    { type: 'paragraph', text: [{ text: 'One line.' }] },
    { type: 'paragraph', text: [{ text: 'Two.' }] },
  ])
})

test('headings, lists, notes and tables are told by how their lines begin', () => {
  const source = '## Title\n\n### Under\nText.\n\n- a\n- b\n\n1. c\n2. d\n\n> Mind\n> this.\n\n| h | i |\n| 1 | 2 |'
  const cell = (text: string) => [{ text }]
  expect(parseProse(source)).toEqual([
    { type: 'heading', level: 2, text: cell('Title') },
    { type: 'heading', level: 3, text: cell('Under') },
    { type: 'paragraph', text: cell('Text.') },
    { type: 'list', isOrdered: false, items: [cell('a'), cell('b')] },
    { type: 'list', isOrdered: true, items: [cell('c'), cell('d')] },
    { type: 'note', text: cell('Mind this.') },
    { type: 'table', head: [cell('h'), cell('i')], rows: [[cell('1'), cell('2')]] },
  ])
})

test('a list numbered with Persian digits is a list, too', () => {
  expect(parseProse('۱. یک\n۲. دو')).toEqual([
    { type: 'list', isOrdered: true, items: [[{ text: 'یک' }], [{ text: 'دو' }]] },
  ])
})

test('strong words and links stand inside running text', () => {
  expect(parseInline('See **this** and [that](/services).')).toEqual([
    { text: 'See ' },
    { text: 'this', isStrong: true },
    { text: ' and ' },
    { text: 'that', href: '/services' },
    { text: '.' },
  ])
})

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'http://plain.example'])(
  'a link to %s stays text',
  (href) => {
    expect(parseInline(`[x](${href})`).some((part) => 'href' in part)).toBe(false)
  },
)

test('nothing typed gives nothing', () => {
  expect(parseProse(' \n\n \n')).toEqual([])
})

test('a bracket or a parenthesis that closes nothing leaves the link behind it whole', () => {
  expect(parseInline('[see [that](/services)')).toEqual([{ text: '[see ' }, { text: 'that', href: '/services' }])
  expect(parseInline('[a](b [that](/services)')).toEqual([{ text: '[a](b ' }, { text: 'that', href: '/services' }])
})

describe('text made to keep us busy', () => {
  /** So long that reading it anew from every sign would not end before the test is given up. */
  const LETTERS = 300_000

  test.for([
    '[',
    '[a](',
    '[a](b[',
    '**',
    '** ',
    '*',
    '![',
    '](',
    '## ',
    '## a\n',
    '> ',
    '- a\n',
    '1',
    '1. a\n',
    '|',
    '| a |\n',
    '\n',
    '\n ',
    ' ',
    '\u2028',
  ])('%j over and over is read at one go', (piece) => {
    expect(parseProse(`x${piece.repeat(LETTERS / piece.length)}x`)).toBeInstanceOf(Array)
    expect(parseProse(`## a${piece.repeat(LETTERS / piece.length)}x\u2028y`)).toBeInstanceOf(Array)
    expect(parseProse(`##${' '.repeat(LETTERS)}${piece}a\u2028b`)).toBeInstanceOf(Array)
  })

  const signs = fc.constantFrom(
    '[',
    ']',
    '(',
    ')',
    '](',
    '**',
    '*',
    '#',
    '## ',
    '- ',
    '> ',
    '|',
    '\n',
    '\n\n',
    ' ',
    'a',
    'ب',
    '/x',
  )
  const text = fc.array(signs, { maxLength: 60 }).map((pieces) => pieces.join(''))

  test('loses no letter of what was typed', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const letters = (words: string) => words.replace(/[^aب]/g, '')
        const shown = parseInline(typed).map(({ text: words, href = '' }) => words + href)
        expect(letters(shown.join(''))).toBe(letters(typed))
      }),
    )
  })

  test('leads nowhere unsafe', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(signs, fc.constantFrom('//', '/\\', 'javascript:', 'data:'))), (pieces) => {
        for (const { href } of parseInline(pieces.join(''))) {
          if (href !== undefined) expect(href).toMatch(/^(\/(?![/\\])|https:\/\/|mailto:|#)/)
        }
      }),
    )
  })
})
