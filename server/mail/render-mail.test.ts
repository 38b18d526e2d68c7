import { describe, expect, test } from 'vitest'
import { renderMail, type StoredMailContent } from './mail.ts'

const ENGLISH: StoredMailContent = {
  name: 'auth.recovery',
  language: 'en',
  house: 'North Star',
  contact: 'office@rahnama.example',
  subject: 'Your code',
  greeting: 'Hello,',
  paragraphs: ['Use this code <soon> & safely.'],
  code: '482913',
  action: { label: 'Choose a password', url: 'https://portal.rahnama.example/auth?a=1&b="2"' },
}
const PERSIAN: StoredMailContent = {
  name: 'auth.recovery',
  language: 'fa',
  house: 'ستارهٔ شمال',
  contact: 'office@rahnama.example',
  subject: 'کد شما',
  paragraphs: ['به office@rahnama.example بنویسید یا با +98 21 1234 5678 تماس بگیرید.'],
  code: '482913',
}

describe('the text form', () => {
  test('has greeting, paragraphs, code, link and why it was sent, in this order', () => {
    expect(renderMail(ENGLISH).text).toBe(
      [
        'Hello,',
        'Use this code <soon> & safely.',
        '482913',
        'Choose a password:\nhttps://portal.rahnama.example/auth?a=1&b="2"',
        '-- \nNorth Star\nYou are receiving this email because this address is used at North Star.\nQuestions? Write to us at office@rahnama.example.\n',
      ].join('\n\n'),
    )
  })
})

describe('the HTML form', () => {
  test('states language and direction on the document, the body and every cell', () => {
    for (const [content, direction] of [
      [ENGLISH, 'ltr'],
      [PERSIAN, 'rtl'],
    ] as const) {
      const { html } = renderMail(content)
      const marked = `lang="${content.language}" dir="${direction}"`
      expect(html).toContain(`<html ${marked}>`)
      expect(html).toContain(`<body ${marked}`)
      const cells = html.match(/<td/g) ?? []
      expect(cells.length).toBeGreaterThan(3)
      expect(html.split(`<td ${marked}`)).toHaveLength(cells.length + 1)
    }
  })

  test('keeps codes, addresses and phone numbers left to right inside Persian', () => {
    const { html } = renderMail(PERSIAN)
    for (const run of ['482913', 'office@rahnama.example', '+98&nbsp;21&nbsp;1234&nbsp;5678']) {
      expect(html).toMatch(new RegExp(`<span dir="ltr"[^>]*>${run.replace('+', '\\+')}</span>`))
    }
  })

  test('stands what a person wrote at the side where its own language begins', () => {
    const quoteOf = (content: StoredMailContent, text: string) =>
      /<div dir="(\w+)" class="quote" style="[^"]*border-(\w+):[^"]*text-align:(\w+)/
        .exec(renderMail({ ...content, quote: { text } }).html)
        ?.slice(1)
    expect(quoteOf(PERSIAN, '1. Who signed the lease?')).toEqual(['ltr', 'left', 'left'])
    expect(quoteOf(ENGLISH, '۱. اجاره را چه کسی امضا کرد؟ (Lease)')).toEqual(['rtl', 'right', 'right'])
    expect(quoteOf(PERSIAN, '2026')).toEqual(['rtl', 'right', 'right'])
  })

  test.each([
    [ENGLISH, 'padding:0 0 14px 14px;text-indent:-14px'],
    [PERSIAN, 'padding:0 14px 14px 0;text-indent:-14px'],
  ])('lets the second line of an item hang under its first letter, on the side where lines begin', (mail, hanging) => {
    const { html } = renderMail({ ...mail, paragraphs: ['Two things happened:', '• One', '• Two'] })
    expect(html.split(hanging)).toHaveLength(3)
  })

  test('shows what a person wrote as text, never as markup', () => {
    const { html } = renderMail({ ...ENGLISH, paragraphs: ['<img src=x onerror=alert(1)>'], greeting: '"Hi" <b>' })
    expect(html).not.toMatch(/<img|<b>/)
    expect(html).toContain('href="https://portal.rahnama.example/auth?a=1&#38;b=&#34;2&#34;"')
  })

  test('asks nothing of any other host', () => {
    expect(renderMail(ENGLISH).html).not.toMatch(/<(img|link|script)|@import|url\(/)
  })
})
