import { expect, test } from 'vitest'
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
