import { directionOf, formats, isolate, type Language } from '@rahnama/contract/locale/locale.ts'
import { DOCUMENT_NAMES } from '../document-names.ts'
import type { Filed } from './archive.ts'

export const INDEX_NAME = '00_Index.pdf'

/** Figures beside them would change places with them. */
const PERSIAN_WORDS = /\p{Script=Arabic}[\p{Script=Arabic}\u200c-]*/gu

type Texts = {
  title: string
  made: (when: string) => string
  columns: [string, string, string, string]
  empty: string
}

const TEXTS: Record<Language, Texts> = {
  en: {
    title: 'Index of documents',
    made: (when) => `Made on ${when}`,
    columns: ['No.', 'Document', 'File', 'Valid until'],
    empty: 'There is no document in this archive yet.',
  },
  fa: {
    title: 'فهرست مدارک',
    made: (when) => `تهیه‌شده در ${when}`,
    columns: ['ردیف', 'مدرک', 'نام فایل', 'معتبر تا'],
    empty: 'هنوز مدرکی در این بایگانی نیست.',
  },
}

/** The template lays this out: the page lies beside the files and is read without us. */
export function indexOf(filed: readonly Filed[], language: Language, at: Date) {
  const { made, ...texts } = TEXTS[language]
  const { dateTime, date, number } = formats(language)
  return {
    ...texts,
    language,
    direction: directionOf(language),
    made: made(dateTime(at)),
    rows: filed.map(({ file, document }, place) => ({
      place: number(place + 1),
      document: nameOf(document, language),
      file: file.replace(PERSIAN_WORDS, isolate),
      until: document.validUntil ? date(document.validUntil) : '',
    })),
  }
}

function nameOf({ kind, about }: Filed['document'], language: Language): string {
  const name = DOCUMENT_NAMES[language][kind]
  return about === null ? name : `${name}: ${isolate(about)}`
}
