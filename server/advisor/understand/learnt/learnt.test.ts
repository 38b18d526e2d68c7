import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keep, keyOf, readKept, sourcesOf } from './kept-model.ts'
import { createJudge, createThreadFeatures, type ExampleBank, featuresIn, getLearnt, type Model } from './learnt.ts'
import { toBytes } from './model-file.ts'

const BANK: ExampleBank = {
  byTopic: new Map([
    ['money.settlement', ['proof of funds for 3 people', 'how much settlement funds', 'چقدر تمکن مالی لازم است']],
    ['tests.valid', ['how long is IELTS valid', 'my IELTS expires when', 'اعتبار آیلتس چند سال است']],
  ]),
  notOurs: ['what is the weather', 'tell me a joke about the weather'],
  hard: new Map([['crisis', ['I do not want to live', 'I do not want to wake up']]]),
  threads: [
    { after: 'tests.valid', topics: ['money.settlement'], text: 'and how much money' },
    { after: 'tests.valid', topics: ['money.settlement'], text: 'how much then' },
    { after: 'money.settlement', topics: ['tests.valid'], text: 'how long is it good' },
    { after: 'money.settlement', topics: ['tests.valid'], text: 'how long' },
    { after: 'tests.valid', topics: [], text: 'why is it raining' },
  ],
}
const ASKED = ['proof of funds', 'is my IELTS valid', 'اعتبار آیلتس', 'weather', 'I do not want to wake up', '']

const LONG_AGO = new Date('2020-01-01')
let folder = ''
const inFolder = (name: string) => pathToFileURL(join(folder, name))
let file = new URL('file:///')

async function write(name: string, text: string): Promise<void> {
  await writeFile(inFolder(name), text)
  await utimes(inFolder(name), LONG_AGO, LONG_AGO)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rahnama-learnt-'))
  await write('entry.ts', "import {\n  WORDS,\n} from './words.ts'\nexport const ALL = WORDS\n")
  await write(
    'words.ts',
    "import type { Word } from './not-there.ts'\nexport const WORDS: Word[] = ['proof of funds']\n",
  )
  file = inFolder('made/learnt')
})
afterAll(() => rm(folder, { recursive: true }))

const rankedBy = (model: Model) => [
  ...ASKED.map((text) => createJudge(model.alone)(featuresIn(text))),
  ...ASKED.map((text) => createJudge(model.after)(createThreadFeatures(model)(text, 'tests.valid'))),
]

test('the same lessons make the same model, to the last bit', async () => {
  const [one, other] = [await getLearnt(BANK, undefined), await getLearnt(BANK, undefined)]
  expect(toBytes('key', one).equals(toBytes('key', other))).toBe(true)
})

test('where a lesson stands among the others changes nothing', async () => {
  const turned: ExampleBank = {
    ...BANK,
    byTopic: new Map([...BANK.byTopic].reverse().map(([topic, lines]) => [topic, [...lines].reverse()])),
    notOurs: [...BANK.notOurs].reverse(),
  }
  const [one, other] = await Promise.all(
    [BANK, turned].map(async (bank) => createJudge((await getLearnt(bank, undefined)).alone)),
  )
  for (const text of ASKED) {
    const shares = new Map(other?.(featuresIn(text)).map(({ label, share }) => [label, share]))
    for (const { label, share } of one?.(featuresIn(text)) ?? []) expect(shares.get(label)).toBeCloseTo(share, 4)
  }
})

test('the same words mean one thing after one answer and another after the other', async () => {
  const model = await getLearnt(BANK, undefined)
  const after = (topic: string, text: string) =>
    createJudge(model.after)(createThreadFeatures(model)(text, topic))[0]?.label
  expect([after('tests.valid', 'how much'), after('money.settlement', 'how long')]).toEqual([
    'money.settlement',
    'tests.valid',
  ])
})

test('what is kept ranks exactly as what was learnt', async () => {
  const learnt = await getLearnt(BANK, file)
  const kept = await readKept((await keyOf(BANK)) ?? '', file)
  expect(kept && rankedBy(kept)).toEqual(rankedBy(learnt))
  expect(kept?.vocabularies).toEqual(learnt.vocabularies)
})

test('what is kept is used and not learnt again', async () => {
  const learnt = await getLearnt(BANK, undefined)
  const key = (await keyOf(BANK)) ?? ''
  const alone = { ...learnt.alone, labels: learnt.alone.labels.map((label) => `kept ${label}`) }
  await keep(key, file, { ...learnt, alone })
  const [best] = createJudge((await getLearnt(BANK, file)).alone)(featuresIn('is my IELTS valid'))
  expect(best?.label).toBe('kept tests.valid')
})

test.each([
  ['one byte of its last weight is another', (bytes: Buffer) => bytes.fill((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1)],
  ['one byte of its head is another', (bytes: Buffer) => bytes.fill((bytes.at(60) ?? 0) ^ 1, 60, 61)],
  ['its end is missing', (bytes: Buffer) => bytes.subarray(0, -100)],
  ['it is empty', () => Buffer.alloc(0)],
  ['it is something else', () => Buffer.from('not a model at all, but long enough to be taken for one')],
])('a file is not used where %s, and the next one is whole', async (_, damage) => {
  await rm(file, { force: true })
  const learnt = await getLearnt(BANK, file)
  const whole = await readFile(file)
  await writeFile(file, damage(Buffer.from(whole)))
  expect(await readKept((await keyOf(BANK)) ?? '', file)).toBeUndefined()
  expect(rankedBy(await getLearnt(BANK, file))).toEqual(rankedBy(learnt))
  expect(whole.equals(await readFile(file))).toBe(true)
})

test('a file that was learnt from other examples is not used', async () => {
  await getLearnt(BANK, file)
  const others = { ...BANK, notOurs: [...BANK.notOurs, 'will it rain'] }
  expect(await readKept((await keyOf(others)) ?? '', file)).toBeUndefined()
})

test('the key is another where a source that is loaded by one that is loaded has changed', async () => {
  const entries = [inFolder('entry.ts')]
  const before = await keyOf(BANK, entries)
  expect(before).toMatch(/^[\da-f]{64}$/)
  expect(await keyOf(BANK, entries)).toBe(before)
  await write('words.ts', "export const WORDS = ['proof of funds', 'and of work']\n")
  expect(await keyOf(BANK, entries)).not.toBe(before)
})

test('a source that changed after this process began is not relied upon', async () => {
  await appendFile(inFolder('words.ts'), '// changed\n')
  expect(await keyOf(BANK, [inFolder('entry.ts')])).toBeUndefined()
})

test('where nothing can be written it is learnt all the same', async () => {
  await mkdir(inFolder('taken'))
  expect((await getLearnt(BANK, inFolder('taken'))).alone.labels).toContain('tests.valid')
})

test('every list of words is what a model is learnt from', async () => {
  const lexicon = new URL('../../lexicon/', import.meta.url)
  const lists = (await readdir(lexicon)).map((name) => new URL(name, lexicon).href)
  const read = new Set((await sourcesOf()).map(({ address }) => address))
  expect(lists.filter((address) => !read.has(address))).toEqual([])
  expect(lists.length).toBeGreaterThan(5)
})
