import { directionOf, formats, type Language } from '@rahnama/contract/locale/locale.ts'
import type { Filed } from './archive.ts'
import { PAPER_NAMES } from './paper-names.ts'

export const INDEX_NAME = '00_Index.html'

type Texts = { title: string; made: string; place: string; paper: string; file: string; until: string; empty: string }

const TEXTS: Record<Language, Texts> = {
  en: {
    title: 'Index of papers',
    made: 'Made on {when}',
    place: 'No.',
    paper: 'Paper',
    file: 'File',
    until: 'Valid until',
    empty: 'There is no paper in this archive yet.',
  },
  fa: {
    title: 'فهرست مدارک',
    made: 'تهیه‌شده در {when}',
    place: 'ردیف',
    paper: 'مدرک',
    file: 'نام فایل',
    until: 'معتبر تا',
    empty: 'هنوز مدرکی در این بایگانی نیست.',
  },
}

const STYLE = `body{font:1rem/1.7 system-ui,Tahoma,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #ccc;padding:.5rem;text-align:start}
td.file{direction:ltr;unicode-bidi:isolate}`

/** Readable anywhere without us: one page without script, with links to the files beside it. */
export function drawIndex(filed: readonly Filed[], language: Language, at: Date): string {
  const texts = TEXTS[language]
  const { dateTime, date, number } = formats(language)
  const rows = filed.map(({ file, paper }, place) => {
    const name = asHtml(PAPER_NAMES[language][paper.kind])
    const whose = paper.about === null ? '' : ` (<bdi>${asHtml(paper.about)}</bdi>)`
    const until = paper.validUntil ? date(paper.validUntil) : ''
    return `<tr><td>${number(place + 1)}</td><td>${name}${whose}</td><td class="file"><a href="${encodeURIComponent(file)}">${asHtml(file)}</a></td><td>${until}</td></tr>`
  })
  const table = `<table><thead><tr><th>${texts.place}</th><th>${texts.paper}</th><th>${texts.file}</th><th>${texts.until}</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><title>${texts.title}</title><style>${STYLE}</style></head>
<body><h1>${texts.title}</h1><p>${texts.made.replace('{when}', dateTime(at))}</p>${filed.length > 0 ? table : `<p>${texts.empty}</p>`}</body></html>
`
}

function asHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
