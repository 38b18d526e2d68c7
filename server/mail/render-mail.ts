import type { LogoPicture } from '@rahnama/contract/firm-names.ts'
import { directionOf, type Language } from '@rahnama/contract/locale/locale.ts'
import { DEFAULT_THEME, deriveTheme, type Scheme, type Theme } from '@rahnama/contract/theme/theme.ts'
import { HOUSE } from './house.ts'
import type { MailAction, MailFact, MailQuote, StoredMailContent } from './mail-content.ts'

/** One mail as text and as HTML. */
export function renderMail(content: StoredMailContent): { text: string; html: string } {
  return { text: renderText(content), html: renderHtml(content) }
}

function renderText(content: StoredMailContent): string {
  const { house, greeting, paragraphs, facts = [], quote, code, action, otherAction, notes = [], unsubscribe } = content
  const blocks = [
    greeting,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    quote && quoteInText(quote),
    code,
    action && `${action.label}:\n${action.url}`,
    otherAction && `${otherAction.label}:\n${otherAction.url}`,
    ...notes,
    `-- \n${house}\n${footerOf(content)}`,
    unsubscribe && `${HOUSE[content.language].unsubscribe}:\n${unsubscribe}`,
  ]
  return blocks.filter(Boolean).join('\n\n').concat('\n')
}

function quoteInText({ label, text }: MailQuote): string {
  return [...(label ? [`${label}:`] : []), text.replace(/^/gm, '> ')].join('\n')
}

const FONT: Record<Language, string> = {
  en: "'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif",
  fa: "Vazirmatn,Tahoma,'Segoe UI',Arial,sans-serif",
}
const DISPLAY_FONT: Record<Language, string> = { en: 'Newsreader,Georgia,serif', fa: FONT.fa }
const LEADING: Record<Language, string> = { en: '1.6', fa: '1.95' }
const CODE_FONT = "'SFMono-Regular',Consolas,'Liberation Mono',monospace"

/** The firm's colours where a mail shows them. */
type Look = { action: string; actionText: string; accent: string; link: string; accentDark: string; linkDark: string }

function lookOf(theme: Theme = DEFAULT_THEME): Look {
  const derived = deriveTheme(theme)
  const of = (role: string, scheme: Scheme) => derived[role]?.[scheme] ?? ''
  return {
    action: of('--action', 'light'),
    actionText: of('--action-text', 'light'),
    accent: of('--accent', 'light'),
    link: of('--link', 'light'),
    accentDark: of('--accent', 'dark'),
    linkDark: of('--link', 'dark'),
  }
}

type DarkStyles = Readonly<Record<string, readonly string[]>>

/** What a dark screen changes, by class. */
export function darkStyles(theme?: Theme): DarkStyles {
  const { accentDark, linkDark } = lookOf(theme)
  return { ...DARK_STYLES, brand: [`color:${accentDark}`], link: [`color:${linkDark}`] }
}

const DARK_STYLES: DarkStyles = {
  document: ['background-color:#10172a'],
  card: ['background-color:#18213a', 'border-color:#2b3655'],
  ink: ['color:#f2ede4'],
  soft: ['color:#cfd3de'],
  panel: ['background-color:#10172a', 'border-color:#2b3655'],
  quote: ['color:#f2ede4'],
  code: ['background-color:#10172a', 'border-color:#2b3655', 'color:#f2ede4'],
}

function darkRules(theme?: Theme): string {
  return Object.entries(darkStyles(theme))
    .map(([name, styles]) => `.${name}{${styles.map((style) => `${style}!important`).join(';')}}`)
    .join('\n')
}

// Clients that follow the reader's dark setting or know the width of a phone read these; the others show what stands inline.
const stylesOf = (theme?: Theme) => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
${darkRules(theme)}
}
@media (max-width:480px){
.card{padding:24px 20px 20px!important}
.label,.value{display:block!important;width:auto!important}
.label{padding-bottom:0!important}
.value{padding-top:0!important}
}`

function footerOf({ language, house, contact, footer }: StoredMailContent): string {
  const texts = HOUSE[language]
  return [footer ?? texts.footer(house), texts.contact(contact)].join('\n')
}

function renderHtml(content: StoredMailContent): string {
  const { language, house, subject, greeting, paragraphs, facts = [] } = content
  const { quote, code, action, otherAction, notes = [], unsubscribe } = content
  const cell = cellOf(language)
  const look = lookOf(content.theme)
  const rows = [
    greeting && cell(inline(greeting), 'ink', 'padding:0 0 12px;font-size:17px;font-weight:600;color:#14213d'),
    ...paragraphs.map((text) => cell(inline(text), 'ink', `${hangingBy(text, language)};font-size:16px;color:#14213d`)),
    facts.length > 0 && cell(factList(facts, language, look), '', 'padding:4px 0 20px'),
    quote && cell(quoted(quote, language), '', 'padding:2px 0 20px'),
    code && cell(codeBox(code), '', 'padding:6px 0 20px'),
    action && cell(button(action, language, look), '', 'padding:6px 0 22px'),
    otherAction && cell(plainLink(otherAction, look), 'ink', 'padding:0 0 22px;font-size:16px;color:#14213d'),
    ...notes.map((text) => cell(inline(text), 'soft', 'padding:0 0 12px;font-size:15px;color:#3d4963')),
    action &&
      cell(`${toHtml(HOUSE[language].linkHint)}<br>${link(action.url, look)}`, 'soft', 'font-size:13px;color:#3d4963'),
  ].filter(Boolean)
  const brand = cell(
    content.logo ? logoOf(content.logo, house) : toHtml(house),
    'brand',
    `padding:0 4px 16px;font:700 22px/1.3 ${DISPLAY_FONT[language]};color:${look.accent}`,
  )
  const stop = unsubscribe ? `<br>${plainLink({ label: HOUSE[language].unsubscribe, url: unsubscribe }, look)}` : ''
  const foot = cell(inline(footerOf(content)) + stop, 'soft', 'padding:18px 4px 0;font-size:13px;color:#3d4963')
  const card = cell(
    table(rows.join(''), language),
    'card',
    'padding:30px 28px 26px;background-color:#ffffff;border:1px solid #e9dfd0;border-radius:14px',
  )
  const direction = directionOf(language)
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${toHtml(subject)}</title>
<style>${stylesOf(content.theme)}</style>
</head>
<body lang="${language}" dir="${direction}" class="document" style="margin:0;padding:0;background-color:#fbf8f3">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="document" style="background-color:#fbf8f3"><tr>
<td lang="${language}" dir="${direction}" align="center" style="padding:32px 14px">
${table(brand + card + foot, language, 'max-width:560px')}
</td></tr></table>
</body>
</html>
`
}

const BULLET = '• '

/** The second line of an item stands under its first letter, not under the bullet. */
function hangingBy(text: string, language: Language): string {
  if (!text.startsWith(BULLET)) return 'padding:0 0 14px'
  return directionOf(language) === 'rtl'
    ? 'padding:0 14px 14px 0;text-indent:-14px'
    : 'padding:0 0 14px 14px;text-indent:-14px'
}

const LOGO_HEIGHT = 36
const LOGO_MAX_WIDTH = 240

/** On a light plate: mail programs that darken a mail leave pictures as they are. Blocked, it says the name. */
function logoOf({ src, width, height }: LogoPicture, house: string): string {
  const scale = Math.min(LOGO_HEIGHT / height, LOGO_MAX_WIDTH / width)
  const size = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`
  return `<img src="${toHtml(src)}" alt="${toHtml(house)}" ${size} style="display:inline-block;padding:6px 10px;border:0;border-radius:8px;background-color:#ffffff">`
}

function table(rows: string, language: Language, style = ''): string {
  const direction = directionOf(language)
  return `<table role="presentation" lang="${language}" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate;${style}">${rows}</table>`
}

/** Direction and alignment stand on each cell: some clients drop what the document says. */
function cellOf(language: Language) {
  const direction = directionOf(language)
  const align = direction === 'rtl' ? 'right' : 'left'
  return (content: string, className: string, style: string) =>
    `<tr><td lang="${language}" dir="${direction}" align="${align}"${className && ` class="${className}"`} style="text-align:${align};font-family:${FONT[language]};line-height:${LEADING[language]};${style}">${content}</td></tr>`
}

function button({ label, url }: MailAction, language: Language, look: Look): string {
  return `<a href="${toHtml(url)}" style="display:inline-block;padding:12px 26px;border-radius:10px;background-color:${look.action};color:${look.actionText};font:600 16px/1.5 ${FONT[language]};text-decoration:none">${toHtml(label)}</a>`
}

function plainLink({ label, url }: MailAction, look: Look): string {
  return `<a href="${toHtml(url)}" class="link" style="color:${look.link}">${toHtml(label)}</a>`
}

const FACT_MAX_CHARS = 50

/** Labels at one side, values at the other, so that the day and the reference are found without reading. */
function factList(facts: readonly MailFact[], language: Language, look: Look): string {
  const direction = directionOf(language)
  const align = direction === 'rtl' ? 'right' : 'left'
  const cell = (content: string, className: string, style: string) =>
    `<td lang="${language}" dir="${direction}" align="${align}" valign="top" class="${className}" style="text-align:${align};font-family:${FONT[language]};line-height:${LEADING[language]};${style}">${content}</td>`
  // Days and references are found by their weight; sentences read better without it.
  const weight = facts.some(({ value }) => value.length > FACT_MAX_CHARS) ? 400 : 600
  const rows = facts.map(({ label, value, url }) => {
    const name = cell(inline(label), 'label soft', 'padding:5px 16px;font-size:14px;color:#3d4963;width:26%')
    // The day in the other calendar stays in one piece.
    const told = url ? link(url, look) : inline(value).replace(/\([^()<]{1,24}\)/g, keepTogether)
    return `<tr>${name}${cell(told, 'value ink', `padding:5px 16px;font-size:15px;word-break:break-word;font-weight:${weight};color:#14213d`)}</tr>`
  })
  return `<table role="presentation" lang="${language}" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" class="panel" style="border-collapse:separate;padding:9px 0;background-color:#fbf8f3;border:1px solid #e9dfd0;border-radius:10px">${rows.join('')}</table>`
}

/** What a person wrote may be in either language: it stands at the side where its own begins. */
function quoted({ label, text }: MailQuote, language: Language): string {
  const direction = directionOf(scriptOf(text) ?? language)
  const side = direction === 'rtl' ? 'right' : 'left'
  const name = label
    ? `<div class="soft" style="padding:0 0 6px;font-size:14px;color:#3d4963">${toHtml(label)}:</div>`
    : ''
  return `${name}<div dir="${direction}" class="quote" style="padding:2px 16px;border-${side}:3px solid #cdbfa8;text-align:${side};font-size:16px;color:#14213d;unicode-bidi:plaintext">${inline(text)}</div>`
}

/** By its first letter, as browsers decide it. */
function scriptOf(text: string): Language | undefined {
  const letter = /\p{L}/u.exec(text)?.[0]
  if (letter === undefined) return undefined
  return /\p{Script=Arabic}/u.test(letter) ? 'fa' : 'en'
}

function codeBox(code: string): string {
  return `<span dir="ltr" class="code" style="display:inline-block;padding:10px 22px;border:1px solid #e9dfd0;border-radius:10px;background-color:#fbf8f3;color:#14213d;font:700 28px/1.4 ${CODE_FONT};letter-spacing:6px;unicode-bidi:isolate">${toHtml(code)}</span>`
}

function link(url: string, look: Look): string {
  return `<a href="${toHtml(url)}" dir="ltr" class="link" style="color:${look.link};word-break:break-all;word-break:break-word;unicode-bidi:isolate">${toHtml(url)}</a>`
}

// Addresses and phone numbers inside a Persian sentence would otherwise be torn apart.
const LEFT_TO_RIGHT = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|https?:\/\/[^\s«»]+|\+\d[\d\s-]{6,}\d/g
const REFERENCE = /\b[A-Z]-[2-9A-Z]{4}-[2-9A-Z]{4}\b/g

function inline(text: string): string {
  const whole = toHtml(text).replace(LEFT_TO_RIGHT, keepLeftToRight).replace(REFERENCE, keepTogether)
  return whole.replaceAll('\n', '<br>')
}

function keepTogether(run: string): string {
  return `<span style="white-space:nowrap">${run}</span>`
}

function keepLeftToRight(run: string): string {
  return `<span dir="ltr" style="unicode-bidi:isolate">${run.replaceAll(' ', '&nbsp;')}</span>`
}

function toHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
