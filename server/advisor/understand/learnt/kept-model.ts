import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { ExampleBank } from './lessons.ts'
import type { Model } from './model.ts'
import { fromBytes, toBytes } from './model-file.ts'

const OWN = [
  ...['lessons', 'thread-lessons', 'learn'].map((name) => new URL(`./${name}.ts`, import.meta.url)),
  new URL(import.meta.url),
]
const IMPORT = /^(?:import|export) (?!type\b)[^'"]*?from '((?:\.|@rahnama\/)[^']+)'/gm

type Source = { address: string; text: string; changedAtMs: number }

/** Every source that is loaded for reading and learning. */
export async function sourcesOf(entries: readonly URL[] = OWN): Promise<Source[]> {
  const found = new Map<string, Source>()
  async function follow(address: string): Promise<void> {
    if (found.has(address)) return
    const source = { address, text: '', changedAtMs: 0 }
    found.set(address, source)
    const path = fileURLToPath(address)
    const [text, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)])
    Object.assign(source, { text, changedAtMs: mtimeMs })
    const imported = [...text.matchAll(IMPORT)].map(([, name = '']) => name)
    await Promise.all(imported.map((name) => follow(addressOf(name, address))))
  }
  await Promise.all(entries.map(({ href }) => follow(href)))
  return [...found.values()].sort((a, b) => (a.address < b.address ? -1 : 1))
}

/**
 * A digest of the examples and of how they are read; none where a source is gone or newer than this process, which may
 * have loaded another one.
 */
export async function keyOf(
  { byTopic, notOurs, hard, threads }: ExampleBank,
  entries?: readonly URL[],
): Promise<string | undefined> {
  const sources = await sourcesOf(entries).catch(() => undefined)
  if (!sources || sources.some(({ changedAtMs }) => changedAtMs > performance.timeOrigin)) return undefined
  const digest = createHash('sha256').update(JSON.stringify([[...byTopic], notOurs, [...hard], threads]))
  for (const { text } of sources) digest.update(text)
  return digest.digest('hex')
}

const addressOf = (name: string, from: string) =>
  name.startsWith('.') ? new URL(name, from).href : import.meta.resolve(name)

/** What was learnt from this very thing, else nothing. */
export async function readKept(key: string, file: URL): Promise<Model | undefined> {
  const bytes = await readFile(file).catch(() => undefined)
  return bytes && fromBytes(key, bytes)
}

/** Whole or not at all. Where nothing may be written, the next start learns again. */
export async function keep(key: string, file: URL, model: Model): Promise<void> {
  const begun = new URL(`${file.href}.${process.pid}`)
  try {
    await mkdir(new URL('.', file), { recursive: true })
    await writeFile(begun, toBytes(key, model))
    await rename(begun, file)
  } catch {
    await rm(begun, { force: true }).catch(() => undefined)
  }
}
