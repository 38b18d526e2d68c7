import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { beforeAll, expect, test, vi } from 'vitest'
import { getReadyToConverse, resolve } from '../converse.ts'
import { TOPICS } from '../topics/topics.ts'
import { EXAMPLES } from './examples.ts'

/** Hundreds are asked in one test: how fast is for the bench, and beside other work it is slow. */
vi.setConfig({ testTimeout: 180_000 })

const familyOf = (id: string) => id.split('.')[0] ?? ''

/** More than eighty thousand would take ten minutes: the same one in forty each time, or all for whoever has written some. */
const ASKED_OF = process.env.ALL_EXAMPLES ? 1 : 40
const isAsked = (line: string) => createHash('sha1').update(line).digest().readUInt16BE() % ASKED_OF === 0

beforeAll(getReadyToConverse)

test.each([...EXAMPLES.byTopic.keys()])('no example of %s is answered for certain as something else alone', (topic) => {
  const [lines, family] = [EXAMPLES.byTopic.get(topic)?.filter(isAsked) ?? [], familyOf(topic)]
  const elsewhere = lines.flatMap((line) => {
    const certain = resolve(line, undefined).flatMap((each) => (each.what === 'topic' ? [each.choice.topic.id] : []))
    return certain.length > 0 && !certain.some((id) => familyOf(id) === family) ? [[line, certain.join()]] : []
  })
  expect(elsewhere).toEqual([])
})

/** It only says that a person has to say. */
const HANDS_OVER = 'programs.better'

test('what is not ours is answered by none', () => {
  const answered = EXAMPLES.notOurs
    .filter(isAsked)
    .filter((line) =>
      resolve(line, undefined).some((each) => each.what === 'topic' && each.choice.topic.id !== HANDS_OVER),
    )
  expect(answered).toEqual([])
})

test('every topic that has examples exists', () => {
  const known = new Set(TOPICS.map(({ id }) => id))
  expect([...EXAMPLES.byTopic.keys()].filter((id) => !known.has(id))).toEqual([])
})

const hardIn = (text: string) =>
  resolve(text, undefined).flatMap((each) => (each.what === 'hard' ? [each.hard.concept] : []))

test.each([
  ['crisis', 'I wish I were not here any more, I cannot live like this'],
  ['crisis', 'Some nights I hope that I do not wake up'],
  ['crisis', 'What is the point, I would be better off dead'],
  ['crisis', 'کاش صبح بیدار نشم'],
  ['crisis', 'زندگیم دیگه معنی نداره میخوام از این دنیا برم'],
  ['crisis', 'اگه ویزام نیاد خودمو خلاص میکنم از این زندگی'],
  ['fraud', 'Could I pay somebody for a language certificate without sitting the exam?'],
  ['fraud', 'A company would sign that I worked for them although I did not'],
  ['fraud', 'چطور مدرک آیلتس بخرم'],
  ['fraud', 'یکی دیگه به جای من بره آزمون بده'],
])('%s is noticed in words that no list has: %s', (concept, text) => {
  expect(hardIn(text)).toEqual([concept])
})

test.each([
  'I am tired of all this waiting',
  'I cannot sleep because of the deadline',
  'My grandfather died, can I move my appointment?',
  'I want to end my membership',
  'I bought a book for IELTS, which chapters count?',
  'My employer cannot find my old work letter',
  'از این همه فرم خسته شدم',
  'میخوام زودتر جواب بگیرم',
  'مادربزرگم فوت کرده میتونم وقتمو عوض کنم',
  'پول کلاس زبان رو دادم',
])('“%s” is neither despair nor dishonest', (text) => {
  expect(hardIn(text).filter((concept) => concept === 'crisis' || concept === 'fraud')).toEqual([])
})

test('a topic has its examples in one place, in the file of its family, and none of them twice', () => {
  const folder = new URL('of-topics/', import.meta.url)
  const places = readdirSync(folder).flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^# (.*)$/gm)].map(([, id = '']) => ({ file, id })),
  )
  expect(places.filter(({ file, id }) => file !== `${familyOf(id)}.txt`)).toEqual([])
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
  const twice = [...EXAMPLES.byTopic].flatMap(([, lines]) => lines.filter((line, at) => lines.indexOf(line) !== at))
  expect(twice).toEqual([])
})
