import { globSync, readFileSync } from 'node:fs'
import { TURN_REASONS, TURNS } from '@rahnama/contract/application-standings.ts'
import { directionOf, LANGUAGES, type Language, stripBidiControls } from '@rahnama/contract/locale/locale.ts'
import { persianFaults } from '@rahnama/contract/locale/persian-faults.test-data.ts'
import { DEFAULT_SITE_SETTINGS } from '@rahnama/contract/site-settings.ts'
import { DEFAULT_THEME } from '@rahnama/contract/theme/theme.ts'
import { describe, expect, test } from 'vitest'
import { applicationMails } from '../applications/applications.ts'
import { caseMails } from '../cases/cases.ts'
import { renderMail, type StoredMailContent, toStored } from '../mail/mail.ts'
import { mailCatalogue } from './mail-catalogue.ts'

const publicUrl = 'https://portal.rahnama.example'
const house = { en: 'North Star', fa: 'ستارهٔ شمال' }
const contact = 'office@rahnama.example'
const place = { publicUrl, house, logo: null, contact, theme: DEFAULT_THEME, email: DEFAULT_SITE_SETTINGS.email }
/** The consultant's own address for the meeting is the only foreign one. */
const MEETING = 'https://meet.example'
const LINK_HINT = {
  en: 'If the button does not work, copy this address into your browser:',
  fa: 'اگر دکمه کار نکرد، این نشانی را در مرورگر خود وارد کنید:',
}

/** What a person sees of it, without what only the browser reads. */
function visible(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  return body
    .replace(/<br>|<\/(td|div|tr)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
}

function wordsOf(text: string): Set<string> {
  return new Set(stripBidiControls(text).match(/[\p{L}\p{N}\p{M}\u200c]+/gu) ?? [])
}

function hrefsIn(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&#38;', '&'))
}

function sentencesOf({ subject, paragraphs, facts = [], action, otherAction, notes = [] }: StoredMailContent) {
  const labels = [...facts.map(({ label }) => label), action?.label, otherAction?.label]
  return [subject, ...paragraphs, ...labels, ...notes].filter((text) => text !== undefined)
}

/** A name or a code stands in its own script, whatever the language around it. */
const withoutNames = (text: string, instead = '') => text.replace(/[\u2066\u2068][^\u2069]*\u2069/g, instead)

describe.each(LANGUAGES)('in %s', (language) => {
  const entries = mailCatalogue(language, place)

  test.each(entries)('$name, sample $sample, is whole', ({ name, content }) => {
    const { text, html } = renderMail(content)
    expect(content.name).toBe(name)
    expect(content.language).toBe(language)
    expect(content.subject.trim()).not.toBe('')
    for (const shown of [content.subject, text, visible(html)])
      expect(shown).not.toMatch(/[{}]|\bundefined\b|\bnull\b|\bNaN\b|\[object/)
    expect(html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`)
  })

  test.each(entries)('$name, sample $sample, says the same as text and as HTML', ({ content }) => {
    const { text, html } = renderMail(content)
    const hint = content.action ? LINK_HINT[language] : ''
    // The less likely choice shows its address only to whoever points at it.
    const shown = [visible(html), ...hrefsIn(html)].join(' ')
    expect(wordsOf(shown)).toEqual(wordsOf(`${text} ${hint}`))
  })

  test.each(entries)('$name, sample $sample, links only to us, in its language', ({ content }) => {
    for (const href of hrefsIn(renderMail(content).html)) {
      const { origin, searchParams } = new URL(href)
      if (origin === MEETING) continue
      expect(origin).toBe(publicUrl)
      expect(searchParams.get('language')).toBe(language)
    }
  })

  test.each(entries)('$name, sample $sample, is in one language', ({ content }) => {
    for (const sentence of sentencesOf(content).map((text) => withoutNames(text)))
      expect([sentence, /\p{Script=Arabic}/u.test(sentence)]).toEqual([sentence, language === 'fa'])
  })
})

test.each(LANGUAGES)(
  'in %s no two mails are sent on the same occasion, and it is said in that language',
  (language) => {
    const occasions = mailCatalogue(language, place).map(({ occasion }) => occasion)
    expect(occasions.filter((occasion, index) => occasions.indexOf(occasion) !== index)).toEqual([])
    const persian = occasions.filter((occasion) => /\p{Script=Arabic}/u.test(occasion))
    expect(persian).toEqual(language === 'fa' ? occasions : [])
    expect(persian.flatMap((occasion) => persianFaults(occasion))).toEqual([])
  },
)

test('every capability that defines mails is in the catalogue', () => {
  const files = globSync('server/**/*.ts').filter((path) => !path.includes('.test.'))
  const defined = files.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/= defineMails\('(\w+)'/g)].map(([, capability]) => capability),
  )
  const shown = mailCatalogue('en', place).map(({ name }) => name.split('.')[0])
  expect(defined.length).toBeGreaterThan(5)
  expect(new Set(defined)).toEqual(new Set(shown))
})

test('Persian mails have no typographic fault, whatever an application waits for', () => {
  const told = { publicUrl, fullName: 'پرنیان نمونه', sentence: null }
  const about = { id: 'a', reference: 'A-7K3M-92QF', program: 'ICT', dueOn: null } as const
  const everyStanding = TURN_REASONS.flatMap((reason) =>
    TURNS.map((turn) => applicationMails.moved('fa', { ...told, application: { ...about, turn, reason } })),
  )
  const stored = everyStanding.map((content) => toStored(content, place))
  const contents = [...mailCatalogue('fa', place).map(({ content }) => content), ...stored]
  const texts = contents.flatMap((content) => [
    ...sentencesOf(content).map((text) => withoutNames(text, 'نمونه')),
    ...visible(renderMail(content).html).split('\n').slice(-3),
  ])
  const marked = [...new Set(texts)].flatMap((text) => persianFaults(text).map((fault) => `${fault} in «${text}»`))
  expect(marked).toEqual([])
})

describe('a person’s own words', () => {
  const question = 'Is <b>{due}</b> & "{name}" a field?\n<img src=x onerror=alert(1)>'
  const told = { publicUrl, fullName: '{reference} <i>', applicationId: 'a', folio: 'A-7K3M-92QF', question }

  test.each<Language>(['en', 'fa'])('reach the reader as they were written, as text and as HTML, in %s', (language) => {
    const mail = caseMails.asked(language, told)
    const { text, html } = renderMail(toStored(mail, place))
    expect(text).toContain('> Is <b>{due}</b> & "{name}" a field?\n> <img src=x onerror=alert(1)>')
    expect(text).toContain('{reference} <i>')
    expect(html).not.toMatch(/<b>|<i>|<img/)
    expect(visible(html)).toContain('Is <b>{due}</b> & "{name}" a field?\n<img src=x onerror=alert(1)>')
  })
})
