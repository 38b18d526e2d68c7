import { readdirSync } from 'node:fs'
import { persianFaults } from '@rahnama/contract/locale/persian-faults.test-data.ts'
import { describe, expect, test } from 'vitest'

type Text = { where: string; text: string }

/** The second holds what the server says, too. */
const FOLDERS = [new URL('./fa/', import.meta.url), new URL('../../contract/texts/fa/', import.meta.url)]
const modules = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ name, href: new URL(name, folder).href })),
)

/** The name of the other language stands in that language, so that its reader finds it. */
const WRITTEN_IN_ENGLISH = [
  'app.language.switchTo',
  'app.language.switchLabel',
  // With an example of what is typed in Latin letters and digits.
  'errors.faults.NOT_A_PHONE',
  'phoneFaults.NOT_A_PHONE',
  'enquiries.fields.phone.faults.NOT_A_PHONE',
  'consultations.fields.phone.faults.NOT_A_PHONE',
  'errors.faults.NOT_A_WEB_ADDRESS',
]
/** Functions that look their argument up need one that is there. */
const ARGUMENTS: Readonly<Record<string, readonly unknown[]>> = {
  'intakeSources.named': ['IRCC, Express Entry'],
  'settings.security.sessions.device': ['firefox', 'android'],
  'notices.kinds.applicationMoved': [{ folio: 'A-۷', turn: 'government', reason: 'awaitsDecision' }],
  'site.content.story.rating': [4],
  'sources.named': ['IRCC, guidance of 2024-10-03'],
}

/** A text may tell which blanks a writer can use. */
const BLANK_NAME = /\{[a-z]+\}/gi

function textsIn(value: unknown, where: string): Text[] {
  if (typeof value === 'string') return [{ where, text: value }]
  if (typeof value === 'function') return said(value as Saying, where)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, where ? `${where}.${name}` : name))
}

/** It answers a text, or several by name. */
type Saying = (...values: readonly unknown[]) => unknown

/** A text with places to fill, said with a few; a counted one also with none. */
function said(say: Saying, where: string): Text[] {
  const listed = ARGUMENTS[where]
  if (listed) return textsIn(say(...listed), where)
  let takesNames = false
  const few = new Proxy(
    {},
    {
      get: (_, key) => {
        if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 3 : '۳')
        takesNames = true
        return '۳'
      },
    },
  )
  const withFew = textsIn(say(few, few, few, few, few), where)
  if (takesNames) return withFew
  const withNone = textsIn(say(0, '۰', '۰', '۰', '۰'), `${where} of none`)
  return [...withFew, ...withNone.map((none) => ({ ...none, text: none.text.replaceAll('0', '۰') }))]
}

describe.each(modules)('the Persian of $name', async ({ href }) => {
  const texts = textsIn(await import(/* @vite-ignore */ href), '')

  test('says something', () => {
    expect(texts).not.toEqual([])
    expect(texts.filter(({ text }) => text.trim() === '')).toEqual([])
  })

  test('is spelt and pointed as Persian is', () => {
    const marked = texts
      .filter(({ where }) => !WRITTEN_IN_ENGLISH.includes(where))
      .flatMap(({ where, text }) =>
        persianFaults(text.replace(BLANK_NAME, 'نام')).map((fault) => `${where}: ${fault} in «${text}»`),
      )
    expect(marked).toEqual([])
  })
})
