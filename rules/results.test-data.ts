import type { LanguageResult, Score } from './language/language.ts'

type Four<S> = [listening: S, reading: S, writing: S, speaking: S]

const scores = <S>([listening, reading, writing, speaking]: Four<S>) => ({ listening, reading, writing, speaking })

export const ielts = (...four: Four<number>): LanguageResult => ({
  language: 'english',
  test: 'IELTS_GT',
  scores: scores(four),
})
export const celpip = (...four: Four<Score>): LanguageResult => ({
  language: 'english',
  test: 'CELPIP_G',
  scores: scores(four),
})
export const pte = (...four: Four<number>): LanguageResult => ({
  language: 'english',
  test: 'PTE_CORE',
  scores: scores(four),
})
export const tcf = (...four: Four<number>): LanguageResult => ({
  language: 'french',
  test: 'TCF_CANADA',
  scores: scores(four),
})
export const clb = (...four: Four<number>): LanguageResult => ({
  language: 'english',
  test: 'CLB',
  scores: scores(four),
})
export const nclc = (...four: Four<number>): LanguageResult => ({
  language: 'french',
  test: 'NCLC',
  scores: scores(four),
})
export const tef = (...four: Four<number>): LanguageResult => ({
  language: 'french',
  test: 'TEF_CANADA',
  scale: '2023-12-11',
  scores: scores(four),
})
export const olderTef = (...four: Four<number>): LanguageResult => ({
  language: 'french',
  test: 'TEF_CANADA',
  scale: '2019-10-01',
  scores: scores(four),
})
export const allClb = (level: number) => clb(level, level, level, level)
export const allNclc = (level: number) => nclc(level, level, level, level)
