import { readFileSync } from 'node:fs'
import { sourceFiles } from '../source-files.ts'
import { REFUSED_IN_ENGLISH, REFUSED_IN_PERSIAN, type RefusedWord } from './refused-words.ts'

const TEXTS =
  /^(web\/i18n\/(en|fa)\/|contract\/texts\/(en|fa)\/|server\/content\/seed\/|server\/demonstration\/|server\/.*\/?mail-texts\.ts$|server\/advisor\/topics\/|server\/assessments\/study-message\.ts$).*|^contract\/consents\.ts$/
const IS_TEST = /\.(test|test-data)\.tsx?$/
/** What the API says of itself is read by strangers, too. */
const SUMMARIES = /^contract\/.*\.ts$/

/** Somebody agreed to these wordings, so they stay as they were. */
const AGREED_TO = /version: 1,\s+from: '[\d-]+',\s+text: \{[\s\S]*?\n {6}\},/g
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
const LITERALS = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g
const SUMMARY = /summary:\s+'((?:[^'\\\n]|\\.)*)'/g
const IS_CODE = /^(\.{0,2}\/|@|node:|[a-z]+([A-Z][a-z]+)*$|[a-z\d]+(-[a-z\d]+)+$)/
const PERSIAN_LETTER = /[آ-ی]/

/** Everything that people read is written here. */
export function textFiles(): string[] {
  return sourceFiles(/\.ts$/).filter((path) => !IS_TEST.test(path) && TEXTS.test(path))
}

export function checkWords(): string[] {
  const files = sourceFiles(/\.ts$/).filter((path) => !IS_TEST.test(path))
  return [
    ...textFiles().flatMap((path) => findRefused(path, textsIn(readFileSync(path, 'utf8')))),
    ...files
      .filter((path) => SUMMARIES.test(path) && !TEXTS.test(path))
      .flatMap((path) => findRefused(path, matchesOf(readFileSync(path, 'utf8'), SUMMARY))),
  ]
}

/** What a module says to people: its literals, without comments, names of files and words of code. */
export function textsIn(source: string): string[] {
  return matchesOf(source.replace(AGREED_TO, '').replace(COMMENTS, ''), LITERALS).filter((text) => !IS_CODE.test(text))
}

function matchesOf(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)].map(([, ...found]) => found.find((text) => text !== undefined) ?? '')
}

export function findRefused(path: string, texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const refused = PERSIAN_LETTER.test(text) ? REFUSED_IN_PERSIAN : REFUSED_IN_ENGLISH
    return refused.filter((word) => isSaidIn(text, word)).map(({ word, better }) => sayFault(path, text, word, better))
  })
}

function isSaidIn(text: string, { word, except = [] }: RefusedWord): boolean {
  return word.test(except.reduce((rest, saying) => rest.replaceAll(saying, ''), text))
}

function sayFault(path: string, text: string, word: RegExp, better: string): string {
  return `${path} says “${word.exec(text)?.[0] ?? word.source}” for “${better}” in “${text.trim().slice(0, 90)}”`
}
