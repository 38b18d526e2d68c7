import { readdirSync, readFileSync } from 'node:fs'
import type { ExampleBank, FollowUp } from '../understand/understand.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')

/** `# what is asked for`, and below it ways in which people ask for it: a line each, in English, Persian and Persian in Latin letters. */
function readExamples(text: string): [string, string[]][] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = linesOf(part)
      return [name, lines]
    })
}

const OF_TOPICS = new URL('of-topics/', import.meta.url)
const OF_THREADS = new URL('of-threads/', import.meta.url)

/** `# what was answered`, and below it what people say next, each with what answers that: `topic | line`, two topics where both do, `none` where nothing does. */
const readFollowUps = (text: string): FollowUp[] =>
  readExamples(text).flatMap(([after, lines]) =>
    lines.map((line) => {
      const [topics = '', said = ''] = line.split(' | ')
      return { after, topics: topics.split(' ').filter((topic) => topic !== 'none'), text: said }
    }),
  )

export const EXAMPLES: ExampleBank = {
  byTopic: new Map(
    readdirSync(OF_TOPICS)
      .sort()
      .flatMap((file) => readExamples(read(`of-topics/${file}`))),
  ),
  /** Near to what we answer and yet for a person or for nobody: what is nearest to one of these is answered by none. */
  notOurs: linesOf(read('not-ours.txt')),
  /** What must be noticed however it is said: despair, and what is dishonest. A list of words never has all of it. */
  hard: new Map(readExamples(read('hard.txt'))),
  threads: readdirSync(OF_THREADS)
    .sort()
    .flatMap((file) => readFollowUps(read(`of-threads/${file}`))),
}

/** The build leaves there what they teach. */
export const LEARNT_FROM_THEM = new URL('../../../build/advisor/learnt', import.meta.url)
