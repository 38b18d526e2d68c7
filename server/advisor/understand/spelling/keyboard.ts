const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,"
const PERSIAN = 'ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدپو'

const toPersian = new Map([...LATIN].map((key, place) => [key, PERSIAN[place] ?? '']))
const toLatin = new Map([...PERSIAN].map((letter, place) => [letter, LATIN[place] ?? '']))

/** The same keys on the other keyboard: `hljdhcl` is «امتیازم», «هثمفس» is ielts. */
export function otherKeyboard(text: string): string {
  const isPersian = /\p{Script=Arabic}/u.test(text)
  const keys = isPersian ? toLatin : toPersian
  return [...text.toLowerCase()].map((letter) => keys.get(letter) ?? letter).join('')
}
