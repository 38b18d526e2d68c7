import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { EXPORT_SCHEMA, ExportManifest } from '@rahnama/contract/privacy.ts'
import { BrokenZip, type FoundEntry, openZip } from '../../zip/zip.ts'
import { MANIFEST } from './write-export.ts'

export type CheckedExport = { manifest: ExportManifest; records: number; bytes: number }

/**
 * Reads an archive to its end and proves it against its manifest: nothing is missing, nothing was added, every byte is
 * the one we wrote, and every list of records has as many as it says. With a folder it is laid out there.
 */
export async function checkExport(path: string, into?: string): Promise<CheckedExport> {
  const zip = await openZip(path)
  try {
    const found = new Map(zip.entries.map((entry) => [entry.name, entry]))
    const manifest = await readManifest(found.get(MANIFEST))
    const named = new Set([MANIFEST, ...manifest.entries.map((entry) => entry.path)])
    for (const name of found.keys()) {
      if (!named.has(name)) throw new BrokenZip(`${name} does not stand in its manifest`)
    }
    const sum = { records: 0, bytes: 0 }
    for (const { path: name, bytes, sha256, rows } of manifest.entries) {
      const entry = found.get(name)
      if (!entry) throw new BrokenZip(`${name} is missing`)
      const whole = rows === undefined ? undefined : await buffer(entry.read())
      if (entry.bytes !== bytes || (await hashOf(entry)) !== sha256) throw new BrokenZip(`${name} was changed`)
      if (whole !== undefined && countRecords(whole) !== rows) throw new BrokenZip(`${name} lacks records`)
      if (into !== undefined) await layOut(entry, into)
      sum.records += rows ?? 0
      sum.bytes += bytes
    }
    return { manifest, ...sum }
  } finally {
    await zip.close()
  }
}

async function readManifest(entry: FoundEntry | undefined): Promise<ExportManifest> {
  const parsed = entry && ExportManifest.safeParse(JSON.parse((await buffer(entry.read())).toString()))
  if (!parsed?.success) throw new BrokenZip('it has no manifest of ours')
  if (parsed.data.schema > EXPORT_SCHEMA) throw new BrokenZip('it was made by a newer version')
  return parsed.data
}

async function hashOf({ read }: FoundEntry): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of read()) hash.update(piece)
  return hash.digest('hex')
}

function countRecords(json: Buffer): number {
  const parsed: unknown = JSON.parse(json.toString())
  return Array.isArray(parsed) ? parsed.length : -1
}

/** A name in an archive is somebody's word: none leads out of the folder. */
async function layOut({ name, read }: FoundEntry, into: string): Promise<void> {
  const folder = resolve(into)
  const path = join(folder, name)
  if (!path.startsWith(folder + sep)) throw new BrokenZip(`${name} leads out of its folder`)
  await mkdir(dirname(path), { recursive: true })
  await pipeline(read(), createWriteStream(path, { flags: 'wx' }))
}
