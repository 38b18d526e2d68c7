import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartupError } from '../config.ts'
import { checkKey, type FileStore, orNoRoom } from './file-store.ts'

const LEFTOVER_AFTER_MS = 24 * 60 * 60_000

export async function openDiskStore(folder: string): Promise<FileStore> {
  const drafts = join(folder, 'drafts')
  await mkdir(drafts, { recursive: true, mode: 0o700 }).catch(() => {
    throw new StartupError(`The folder ${folder} cannot be written. Give this user write access or set DATA_DIR.`)
  })
  await removeLeftovers(drafts)
  const pathOf = (key: string) => join(folder, checkKey(key).slice(0, 2), key)
  return {
    async put(key, content) {
      const path = pathOf(key)
      const draft = join(drafts, randomUUID())
      try {
        await writeDurably(draft, content)
        const isNew = await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await rename(draft, path)
        await syncFolder(dirname(path))
        if (isNew) await syncFolder(folder)
      } catch (error) {
        await rm(draft, { force: true })
        throw orNoRoom(error)
      }
    },
    async get(key) {
      const path = pathOf(key)
      return (await sizeOf(path)) === undefined ? undefined : createReadStream(path)
    },
    size: (key) => sizeOf(pathOf(key)),
    async delete(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}

async function writeDurably(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of content) await file.writeFile(chunk)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Without this a power cut may forget that the file was given its name. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  await folder.sync()
  await folder.close()
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Drafts of a process that was killed; a young one may belong to a living one. */
async function removeLeftovers(drafts: string): Promise<void> {
  for (const name of await readdir(drafts)) {
    const path = join(drafts, name)
    const draft = await stat(path).catch(() => undefined)
    if (draft && Date.now() - draft.mtimeMs > LEFTOVER_AFTER_MS) await rm(path, { force: true })
  }
}
