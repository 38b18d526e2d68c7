import { foldForSearch } from '@rahnama/contract/locale/locale.ts'

/** What two Latin letters stand for together. */
const DIGRAPHS: readonly (readonly [RegExp, string])[] = [
  [/kh/g, 'x'],
  [/ch/g, 'c'],
  [/sh/g, '$'],
  [/zh/g, 'j'],
  [/gh/g, 'q'],
  [/ph/g, 'f'],
  [/ck/g, 'k'],
]

/** Letters of one sound are one letter. */
const PERSIAN: Readonly<Record<string, string>> = {
  ب: 'b',
  پ: 'p',
  ت: 't',
  ط: 't',
  ث: 's',
  س: 's',
  ص: 's',
  ج: 'j',
  ژ: 'j',
  چ: 'c',
  ح: 'h',
  ه: 'h',
  خ: 'x',
  د: 'd',
  ذ: 'z',
  ز: 'z',
  ض: 'z',
  ظ: 'z',
  ر: 'r',
  ش: '$',
  غ: 'q',
  ق: 'q',
  ف: 'f',
  ک: 'k',
  گ: 'g',
  ل: 'l',
  م: 'm',
  ن: 'n',
}

/** Vowels are written in one script and not in the other, and so is a v that may be one. */
const VOWELS = /[aeiouyvwاویعءآ]/g

/**
 * The consonants of a name, alike in both scripts: Mohammad, Muhammed and محمد are all `mhmd`. Words with fewer than two
 * would find everybody and have no key.
 */
export function nameKeys(name: string): string[] {
  return foldForSearch(name)
    .split(' ')
    .map(keyOfWord)
    .filter((key) => key.length >= 2)
}

function keyOfWord(word: string): string {
  const latin = DIGRAPHS.reduce((text, [letters, one]) => text.replace(letters, one), word)
  return (
    latin
      // A silent h ends Fatemeh, but not Fatima.
      .replace(/(?<=.)[hه]$/, '')
      .replace(/(.)\1+/gu, '$1')
      .replace(VOWELS, '')
      .replace(/./gu, (letter) => PERSIAN[letter] ?? letter)
      .replace(/[^a-z$]/g, '')
  )
}
