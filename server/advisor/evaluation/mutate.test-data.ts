/** One way people type the same question differently. */
export type Mutation = { name: string; of: (text: string) => string }

const longestWord = (text: string) =>
  [...text.matchAll(/\p{L}[\p{L}\u200c]+/gu)].map(([word]) => word).sort((a, b) => b.length - a.length)[0]

function inLongestWord(change: (word: string) => string) {
  return (text: string) => {
    const word = longestWord(text)
    return word === undefined || word.length < 5 ? text : text.replace(word, change(word))
  }
}

const middleOf = (word: string) => Math.floor(word.length / 2)

/** Letter for letter, without the short vowels nobody writes: «امتیازم» is "amtiazm". */
const LATIN: Readonly<Record<string, string>> = {
  ا: 'a', آ: 'a', أ: 'a', ب: 'b', پ: 'p', ت: 't', ث: 's', ج: 'j', چ: 'ch', ح: 'h', خ: 'kh', د: 'd', ذ: 'z', ر: 'r', ز: 'z', ژ: 'zh',
  س: 's', ش: 'sh', ص: 's', ض: 'z', ط: 't', ظ: 'z', ع: 'a', غ: 'gh', ف: 'f', ق: 'gh', ک: 'k', گ: 'g', ل: 'l', م: 'm', ن: 'n', و: 'o',
  ه: 'h', ی: 'i', ئ: 'i', ؤ: 'o', ء: '', 'ٔ': 'e', 'ً': 'an', '؟': '?', '،': ',', '\u200c': '',
} // biome-ignore format: a table

/** The same question as another person types it. The answer stays the same, or a person gives it. */
export const MUTATIONS: readonly Mutation[] = [
  { name: 'half-spaces as spaces', of: (text) => text.replaceAll('\u200c', ' ') },
  { name: 'half-spaces left out', of: (text) => text.replaceAll('\u200c', '') },
  { name: 'Arabic letters', of: (text) => text.replaceAll('ی', 'ي').replaceAll('ک', 'ك') },
  {
    name: 'a letter left out',
    of: inLongestWord((word) => word.slice(0, middleOf(word)) + word.slice(middleOf(word) + 1)),
  },
  {
    name: 'two letters swapped',
    of: inLongestWord((word) => {
      const at = middleOf(word)
      return word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1)
    }),
  },
  {
    name: 'a letter doubled',
    of: inLongestWord((word) => word.slice(0, middleOf(word)) + word.slice(middleOf(word) - 1)),
  },
  { name: 'Persian in Latin letters', of: (text) => [...text].map((letter) => LATIN[letter] ?? letter).join('') },
  {
    name: 'politely',
    of: (text) => (/\p{Script=Arabic}/u.test(text) ? `سلام، خسته نباشید. ${text} ممنون` : `Hello, ${text} Thank you!`),
  },
  { name: 'without punctuation', of: (text) => text.replace(/[?؟.!]+$/u, '') },
  { name: 'in capitals', of: (text) => text.toUpperCase() },
]
