import { stripBidiControls } from './bidi.ts'

/** Persian ۰-۹ and Arabic ٠-٩ become 0-9: `Number('۱۲')` is NaN and `\d` matches neither. */
export function foldDigits(text: string): string {
  return text.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}

/** Letters that look or sound alike to the person who types, and that Unicode does not take apart by itself. */
const SAME_LETTER: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ے: 'ی',
  ك: 'ک',
  ڪ: 'ک',
  ة: 'ه',
  ہ: 'ه',
  ە: 'ه',
  ٱ: 'ا',
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
}

/** Hamza on its own, tatweel, ZWNJ, ZWJ, zero-width space, soft hyphen, byte order mark and apostrophes carry no meaning in a search. */
const SILENT = /[ءـ\u200b-\u200d\u00ad\ufeff'’‘ʼ`]/g

/** One spelling for all the ways a word is typed; for comparing and indexing, never for display. */
export function foldForSearch(text: string): string {
  return foldDigits(stripBidiControls(text))
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(SILENT, '')
    .replace(/[^ -~]/g, (letter) => SAME_LETTER[letter] ?? letter)
    .replace(/[\s\p{Pd}_]+/gu, ' ')
    .trim()
    .normalize('NFC')
}
