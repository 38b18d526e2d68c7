import { foldDigits } from '@rahnama/contract/locale/locale.ts'
import { nameKeys } from '../../search/search.ts'

const GONE = '[…]'

/** What points to a person, whatever script its digits are in. Form numbers such as IMM 1294 are short and stay. */
const PATTERNS: readonly RegExp[] = [
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu,
  /\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{4}){3,7}(?:[ ]?[A-Z0-9]{1,3})?\b/gi,
  /(?<!\d)\d(?:[ -]?\d){15}(?!\d)/g,
  /\b[A-Z]\d{8}\b/gi,
  /\bUCI\b[ :#]*\d(?:[ -]?\d){7,9}(?!\d)|(?<![\d-])\d{4}-\d{4}(?![\d-])/gi,
  /\b(?!IMM)[A-Z]{1,3}-(?=[A-Z0-9-]*\d)[A-Z0-9]{4}(?:-[A-Z0-9]{2,4})?\b/g,
  /(?<![\d.])\+?\d(?:[ ()-]?\d){8,13}(?!\d)/g,
  /\bhttps?:\/\/\S+/gi,
]

/** Somebody's own words stand in quotation marks wherever we repeat them. */
const QUOTED = /“[^”]*”|«[^»]*»/g

/** One of our statements as a model sees it: it needs to know what is said there, and puts in the whole by its mark. */
export const hide = (text: string, names: readonly string[]) => redact(text.replace(QUOTED, GONE), names)

/** Takes out what tells who somebody is, before anything leaves the server. Names are known by sound, in either script. */
export function redact(text: string, names: readonly string[]): string {
  const known = new Set(names.flatMap((name) => name.split(/\s+/)).flatMap(nameKeys))
  const plain = PATTERNS.reduce((left, pattern) => left.replace(pattern, GONE), foldDigits(text))
  return plain.replace(/\p{L}[\p{L}\u200c]+/gu, (word) => (nameKeys(word).some((key) => known.has(key)) ? GONE : word))
}
