import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, sourcesOf } from './kept-model.ts'
import { createJudge, type ExampleBank, featuresIn, getLearnt, type Model } from './learnt.ts'
import { toBytes } from './model-file.ts'

const BANK: ExampleBank = {
  byTopic: new Map([
    ['money.settlement', ['proof of funds for 3 people', 'how much settlement funds', 'چقدر تمکن مالی لازم است']],
    ['tests.valid', ['how long is IELTS valid', 'my IELTS expires when', 'اعتبار آیلتس چند سال است']],
  ]),
  notOurs: ['what is the weather', 'tell me a joke about the weather'],
  hard: new Map([['crisis', ['I do not want to live', 'I do not want to wake up']]]),
}
const OTHER: ExampleBank = { ...BANK, byTopic: new Map([['money.settlement', ['only this', 'only this one']]]) }
const ASKED = ['proof of funds', 'is my IELTS valid', 'اعتبار آیلتس', 'weather', 'I do not want to wake up', '']

const LONG_AGO = new Date('2020-01-01')
let folder = ''
const inFolder = (name: string) => pathToFileURL(join(folder, name))
let keeping = { file: new URL('file:///'), sources: [] as URL[] }

async function write(name: string, text: string): Promise<void> {
  await writeFile(inFolder(name), text)
  await utimes(inFolder(name), LONG_AGO, LONG_AGO)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rahnama-learnt-'))
  await write('examples.ts', "import {\n  LINES,\n} from './lines.ts'\nexport const EXAMPLES = LINES\n")
  await write(
    'lines.ts',
    "import type { Line } from './not-there.ts'\nexport const LINES: Line[] = ['proof of funds']\n",
  )
  keeping = { file: inFolder('made/learnt'), sources: [inFolder('examples.ts')] }
})
afterAll(() => rm(folder, { recursive: true }))

const rankedBy = (model: Model) => ASKED.map((text) => createJudge(model)(featuresIn(text)))

test('the same lessons make the same model, to the last bit', async () => {
  const [one, other] = [await getLearnt(BANK, undefined), await getLearnt(BANK, undefined)]
  expect(toBytes('key', one).equals(toBytes('key', other))).toBe(true)
})

test('what is kept ranks exactly as what was learnt, and is not learnt again', async () => {
  const learnt = await getLearnt(BANK, keeping)
  const kept = await getLearnt(OTHER, keeping)
  expect(rankedBy(kept)).toEqual(rankedBy(learnt))
  expect(kept.vocabularies).toEqual(learnt.vocabularies)
})

const isLearntAnew = async () => {
  const before = await readFile(keeping.file)
  const found = await getLearnt(OTHER, keeping)
  await writeFile(keeping.file, before)
  return found.labels.length !== (await getLearnt(BANK, undefined)).labels.length
}

test.each([
  ['one byte of its last weight is another', (bytes: Buffer) => bytes.fill((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1)],
  ['one byte of its head is another', (bytes: Buffer) => bytes.fill((bytes.at(60) ?? 0) ^ 1, 60, 61)],
  ['its end is missing', (bytes: Buffer) => bytes.subarray(0, -100)],
  ['it is empty', () => Buffer.alloc(0)],
  ['it is something else', () => Buffer.from('not a model at all, but long enough to be taken for one')],
])('a file is learnt anew where %s', async (_, damage) => {
  await rm(keeping.file, { force: true })
  await getLearnt(BANK, keeping)
  await writeFile(keeping.file, damage(await readFile(keeping.file)))
  expect(await isLearntAnew()).toBe(true)
})

test('a file that was learnt from other words is never used, however deep they changed', async () => {
  await rm(keeping.file, { force: true })
  await getLearnt(BANK, keeping)
  expect(await isLearntAnew()).toBe(false)
  await write('lines.ts', "export const LINES = ['proof of funds', 'and of work']\n")
  expect(await isLearntAnew()).toBe(true)
})

test('a source that changed after this process began is not relied upon', async () => {
  await write('lines.ts', 'export const LINES = []\n')
  expect(await keyOf(keeping.sources)).toMatch(/^[\da-f]{64}$/)
  await appendFile(inFolder('lines.ts'), '// changed\n')
  expect(await keyOf(keeping.sources)).toBeUndefined()
})

test('where nothing can be written it is learnt all the same', async () => {
  await write('lines.ts', 'export const LINES = []\n')
  await mkdir(inFolder('taken'), { recursive: true })
  const learnt = await getLearnt(BANK, { ...keeping, file: inFolder('taken') })
  expect(learnt.labels).toContain('tests.valid')
})

const ADVISOR = new URL('../../', import.meta.url)

test.each(['examples', 'lexicon'])(
  'every list in the assistant’s %s is what its model is learnt from',
  async (room) => {
    const sources = await sourcesOf([new URL('examples/examples.ts', ADVISOR)])
    const read = new Set(sources.map(({ address }) => address))
    const files = await readdir(new URL(room, ADVISOR), { recursive: true })
    const addresses = files
      .map((file) => new URL(`${room}/${file}`, ADVISOR))
      .filter(({ href }) => href.endsWith('.ts'))
    const lists = []
    for (const address of addresses)
      if (/^export const /m.test(await readFile(address, 'utf8'))) lists.push(address.href)
    expect(lists.filter((href) => !read.has(href))).toEqual([])
    expect(lists.length).toBeGreaterThan(10)
  },
)
