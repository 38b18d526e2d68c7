import { directionOf, type Language } from '@rahnama/contract/locale/locale.ts'
import { HOUSE } from './house.ts'
import type { MailAction, StoredMailContent } from './mail-content.ts'

/** One mail as text and as HTML. */
export function renderMail(content: StoredMailContent): { text: string; html: string } {
  return { text: renderText(content), html: renderHtml(content) }
}

function renderText(content: StoredMailContent): string {
  const { house, greeting, paragraphs, code, action, otherAction } = content
  const blocks = [
    greeting,
    ...paragraphs,
    code,
    action && `${action.label}:\n${action.url}`,
    otherAction && `${otherAction.label}:\n${otherAction.url}`,
    `-- \n${house}\n${footerOf(content)}`,
  ]
  return blocks.filter(Boolean).join('\n\n').concat('\n')
}

const FONT: Record<Language, string> = {
  en: "'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif",
  fa: "Vazirmatn,Tahoma,'Segoe UI',Arial,sans-serif",
}
const DISPLAY_FONT: Record<Language, string> = { en: 'Newsreader,Georgia,serif', fa: FONT.fa }
const LEADING: Record<Language, string> = { en: '1.6', fa: '1.95' }
const CODE_FONT = "'SFMono-Regular',Consolas,'Liberation Mono',monospace"

// Clients that follow the reader's dark setting read these; the others show the inline light colours.
const DARK = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.document{background-color:#10172a!important}
.card{background-color:#18213a!important;border-color:#2b3655!important}
.ink{color:#f2ede4!important}
.soft{color:#cfd3de!important}
.maple{color:#ff8f88!important}
.code{background-color:#10172a!important;border-color:#2b3655!important;color:#f2ede4!important}
.link{color:#93b8f2!important}
}`

function footerOf({ language, house, footer }: StoredMailContent): string {
  return footer ?? HOUSE[language].footer(house)
}

function renderHtml(content: StoredMailContent): string {
  const { language, house, subject, greeting, paragraphs, code, action, otherAction } = content
  const cell = cellOf(language)
  const rows = [
    greeting && cell(inline(greeting), 'ink', 'padding:0 0 12px;font-size:17px;font-weight:600;color:#14213d'),
    ...paragraphs.map((text) => cell(inline(text), 'ink', 'padding:0 0 14px;font-size:16px;color:#14213d')),
    code && cell(codeBox(code), '', 'padding:6px 0 20px'),
    action && cell(button(action, language), '', 'padding:6px 0 22px'),
    otherAction && cell(plainLink(otherAction), 'ink', 'padding:0 0 22px;font-size:16px;color:#14213d'),
    action &&
      cell(`${toHtml(HOUSE[language].linkHint)}<br>${link(action.url)}`, 'soft', 'font-size:13px;color:#3d4963'),
  ].filter(Boolean)
  const brand = cell(
    toHtml(house),
    'maple',
    `padding:0 4px 16px;font:700 22px/1.3 ${DISPLAY_FONT[language]};color:#b3202a`,
  )
  const foot = cell(inline(footerOf(content)), 'soft', 'padding:18px 4px 0;font-size:13px;color:#3d4963')
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
<style>${DARK}</style>
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

function button({ label, url }: MailAction, language: Language): string {
  return `<a href="${toHtml(url)}" style="display:inline-block;padding:12px 26px;border-radius:10px;background-color:#b3202a;color:#ffffff;font:600 16px/1.5 ${FONT[language]};text-decoration:none">${toHtml(label)}</a>`
}

function plainLink({ label, url }: MailAction): string {
  return `<a href="${toHtml(url)}" class="link" style="color:#1d4f91">${toHtml(label)}</a>`
}

function codeBox(code: string): string {
  return `<span dir="ltr" class="code" style="display:inline-block;padding:10px 22px;border:1px solid #e9dfd0;border-radius:10px;background-color:#fbf8f3;color:#14213d;font:700 28px/1.4 ${CODE_FONT};letter-spacing:6px;unicode-bidi:isolate">${toHtml(code)}</span>`
}

function link(url: string): string {
  return `<a href="${toHtml(url)}" dir="ltr" class="link" style="color:#1d4f91;word-break:break-all;unicode-bidi:isolate">${toHtml(url)}</a>`
}

// Addresses and phone numbers inside a Persian sentence would otherwise be torn apart.
const LEFT_TO_RIGHT = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|https?:\/\/[^\s«»]+|\+\d[\d\s-]{6,}\d/g

function inline(text: string): string {
  return toHtml(text).replace(LEFT_TO_RIGHT, keepLeftToRight).replaceAll('\n', '<br>')
}

function keepLeftToRight(run: string): string {
  return `<span dir="ltr" style="unicode-bidi:isolate">${run.replaceAll(' ', '&nbsp;')}</span>`
}

function toHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
