import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { Model } from './model.ts'
import { fromBytes, toBytes } from './model-file.ts'

/** Where a model is kept, and the sources it is learnt from, besides those that read and learn. */
export type Keeping = { file: URL; sources: readonly URL[] }

const OWN = [new URL('./lessons.ts', import.meta.url), new URL('./learn.ts', import.meta.url), new URL(import.meta.url)]
const IMPORT = /^(?:import|export) (?!type\b)[^'"]*?from '((?:\.|@rahnama\/)[^']+)'/gm

type Source = { address: string; text: string; changedAtMs: number }

/** Every source that these load, and our own. */
export async function sourcesOf(entries: readonly URL[]): Promise<Source[]> {
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
  await Promise.all([...OWN, ...entries].map(({ href }) => follow(href)))
  return [...found.values()].sort((a, b) => (a.address < b.address ? -1 : 1))
}

/** A digest of what is learnt from; none where a source is newer than this process, which may have loaded an older one. */
export async function keyOf(entries: readonly URL[]): Promise<string | undefined> {
  const sources = await sourcesOf(entries)
  if (sources.some(({ changedAtMs }) => changedAtMs > performance.timeOrigin)) return undefined
  const digest = createHash('sha256')
  for (const { text } of sources) digest.update(text)
  return digest.digest('hex')
}

const addressOf = (name: string, from: string) =>
  name.startsWith('.') ? new URL(name, from).href : import.meta.resolve(name)

/** What was learnt from these very sources, else nothing. */
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
