/** Consonants by sound, for both scripts; letters that stand for vowels fall out. */
const SOUND: Readonly<Record<string, string>> = {
  ب: 'b', پ: 'p', ت: 't', ط: 't', ث: 's', س: 's', ص: 's', ج: 'j', چ: 'c', ح: 'h', ه: 'h', خ: 'x', د: 'd', ذ: 'z', ز: 'z', ض: 'z', ظ: 'z',
  ر: 'r', ژ: 'J', ش: 'S', غ: 'q', ق: 'q', ف: 'f', ک: 'k', گ: 'g', ل: 'l', م: 'm', ن: 'n',
} // biome-ignore format: a table

const PAIRS: readonly [RegExp, string][] = [
  [/ch/g, 'c'], [/sh/g, 'S'], [/kh/g, 'x'], [/gh/g, 'q'], [/zh/g, 'J'], [/ph/g, 'f'], [/x/g, 'x'], [/w/g, 'v'],
] // biome-ignore format: a table

/** The consonant skeleton of a word: «امتیاز» and "emtiyaz" share one. */
export function skeletonOf(word: string): string {
  const isLatin = /^[a-z]/.test(word)
  const sounds = isLatin
    ? PAIRS.reduce((text, [pair, sound]) => text.replace(pair, sound), word).replace(/[aeiouyv'c]/g, (letter) =>
        letter === 'c' ? 'c' : '',
      )
    : [...word].map((letter) => SOUND[letter] ?? '').join('')
  return sounds.replace(/(.)\1+/g, '$1').replace(/(?<=.)h$/, '')
}

/** Vowels a writer puts down: those of «ا و ی» against those typed; short ones are often typed and never written. */
export function vowelDistance(persian: string, latin: string): number {
  const written = [...persian.replace(/ه$/, '')].flatMap((letter) => VOWEL[letter] ?? []).join('')
  const typed = latin
    .replace(/oo|ou/g, 'u')
    .replace(/ee/g, 'i')
    .replace(/[^aeiouy]/g, '')
    .replace(/y/g, 'i')
    .replace(/o/g, 'u')
  let place = 0
  let missing = 0
  for (const vowel of written) {
    const found = typed.indexOf(vowel, place)
    if (found < 0) missing += 2
    else place = found + 1
  }
  return missing + Math.max(0, typed.length - written.length) * 0.5
}

const VOWEL: Readonly<Record<string, string>> = { ا: 'a', و: 'u', ی: 'i' }

/** Endings of Persian in Latin letters: mine, yours, "is", plural. */
export const LATIN_ENDINGS = [
  'haye',
  'hamo',
  'amo',
  'eshoon',
  'etoon',
  'emoon',
  'moon',
  'toon',
  'shoon',
  'ha',
  'am',
  'et',
  'at',
  'ash',
  'esh',
  'ro',
  'mo',
  'to',
  'sho',
  'eh',
  'e',
  'i',
  'o',
  'm',
  'sh',
  'a',
  's',
] as const
