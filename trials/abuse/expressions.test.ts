import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { contract } from '@rahnama/contract/contract.ts'
import type { Procedure } from '@rahnama/contract/procedure.ts'
import { z } from '@rahnama/contract/zod.ts'
import { expect, test } from 'vitest'

const CONTRACT = fileURLToPath(new URL('../../contract', import.meta.url))
const CHARS = 20_000
/** An expression that goes back and forth needs years; one that does not, milliseconds. */
const WATCHDOG_MS = 5_000

/** An expression in a source: after what cannot end a value, up to a slash that is in no class. */
const LITERAL =
  /(?<=[(=,:!&|?[{;]\s*|return\s+)\/((?:[^/\\\n[*]|\\.|\[(?:[^\]\\\n]|\\.)*\])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])*)\/([dgimsuvy]*)/g

function expressionsInSources(): [string, string][] {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.ts') && !file.includes('node_modules') && !/\.test(-data)?\.ts$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(CONTRACT, file), 'utf8').matchAll(LITERAL)].map(
        ([, source = '', flags = '']): [string, string] => [source, flags.replace(/[gy]/g, '')],
      ),
    )
    .filter(([source, flags]) => isExpression(source, flags))
}

function isExpression(source: string, flags: string): boolean {
  try {
    return Boolean(new RegExp(source, flags))
  } catch {
    return false
  }
}

/** These read nothing but what we wrote ourselves: a number of ours in groups of three. */
const OURS = ['\\B(?=(\\d{3})+$)']

/** Those that libraries bring along, such as that of an address. */
function expressionsInSchemas(): [string, string][] {
  const procedures: Procedure[] = Object.values(contract).flatMap((capability) => Object.values(capability))
  const found = new Set<string>()
  const collect = (schema: unknown) => {
    if (typeof schema !== 'object' || schema === null) return
    if ('pattern' in schema && typeof schema.pattern === 'string') found.add(schema.pattern)
    for (const each of Object.values(schema)) collect(each)
  }
  for (const { input } of procedures) collect(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }))
  return [...found]
    .map((source) => [source, 'u'] as [string, string])
    .filter(([source, flags]) => isExpression(source, flags))
}

/** Long runs of what an expression may take for one thing or another, with an end that fits nothing. */
const PIECES = [
  'a',
  'A',
  '0',
  ' ',
  '\t',
  '.',
  '-',
  '@',
  '/',
  ':',
  '_',
  '+',
  '(',
  '"',
  'ا',
  '۰',
  '\u200c',
  'a.',
  'a@',
  'a-',
  '0 ',
  'aA0',
  'https://a.',
  '<a ',
  '{{',
  '٬',
]
const hostile = PIECES.flatMap((piece) => [
  piece.repeat(CHARS / piece.length),
  `${piece.repeat(CHARS / piece.length)}\u0000!`,
])

const WORK = `
const { parentPort, workerData } = require('node:worker_threads')
for (const [source, flags] of workerData.expressions) {
  parentPort.postMessage(source)
  const expression = new RegExp(source, flags)
  for (const text of workerData.texts) { expression.test(text); text.replace(expression, '') }
}
parentPort.postMessage(null)`

test('no expression of the contract can be kept busy by a hostile text', async () => {
  const all = new Map([...expressionsInSources(), ...expressionsInSchemas()].map((each) => [each.join('/'), each]))
  expect(all.size).toBeGreaterThan(50)
  let left = [...all.values()].filter(([source]) => !OURS.includes(source))
  const stuck: string[] = []
  while (left.length > 0) {
    const at = await run(left)
    if (at === undefined) break
    stuck.push(at)
    left = left.slice(left.findIndex(([source]) => source === at) + 1)
  }
  expect(stuck).toEqual([])
})

/** Answers the expression that did not come to an end. */
function run(expressions: [string, string][]): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORK, { eval: true, workerData: { expressions, texts: hostile } })
    let current = ''
    let timer: NodeJS.Timeout | undefined
    const end = (stuck: string | undefined) => {
      clearTimeout(timer)
      void worker.terminate().then(() => resolve(stuck))
    }
    worker.on('error', reject)
    worker.on('message', (source: string | null) => {
      clearTimeout(timer)
      if (source === null) return end(undefined)
      current = source
      timer = setTimeout(() => end(current), WATCHDOG_MS)
    })
  })
}
