import { createHash, randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, StartupError } from '../config.ts'

export type MasterKey = { id: string; bytes: Uint8Array }

/** The first key locks what is new; the others only open what they once locked. */
export type Keyring = { current: MasterKey; all: readonly MasterKey[] }

const KEY_BYTES = 32
const FILE = 'master.key'

type Place = Pick<Config, 'masterKey' | 'dataDir'>

/** The key comes from MASTER_KEY, or from the data folder, where the first start makes one. */
export async function openKeyring(place: Place): Promise<Keyring> {
  const found = await findKeyring(place)
  if (found) return found
  const { dataDir } = place
  await createKey(dataDir, join(dataDir, FILE)).catch(() => {
    throw new StartupError(`No master key can be kept in ${dataDir}. Give this user write access or set MASTER_KEY.`)
  })
  return openKeyring(place)
}

/** For whoever must not make a key where there is none. */
export async function findKeyring({ masterKey, dataDir }: Place): Promise<Keyring | undefined> {
  if (masterKey) return toKeyring(masterKey)
  const path = join(dataDir, FILE)
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  if (!/^([0-9a-f]{64}\s+)*[0-9a-f]{64}\s*$/i.test(text))
    throw new StartupError(`The master key in ${path} is damaged.`)
  return toKeyring(text)
}

/** Keys in hexadecimal, the current one first, separated by commas or line ends. */
export function toKeyring(text: string): Keyring {
  const all = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((hex) => toMasterKey(Buffer.from(hex, 'hex')))
  const [current] = all
  if (!current) throw new Error('A keyring needs at least one key')
  return { current, all }
}

/** The id is drawn from the key itself, so it cannot be mixed up. */
function toMasterKey(bytes: Uint8Array): MasterKey {
  const id = createHash('sha256').update('rahnama master key').update(bytes).digest('hex').slice(0, 16)
  return { id, bytes }
}

/** Linked into place whole: neither a crash nor a second process can leave half a key or a second one. */
async function createKey(dataDir: string, path: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  const file = await open(draft, 'wx', 0o600)
  await file.writeFile(`${randomBytes(KEY_BYTES).toString('hex')}\n`)
  await file.sync()
  await file.close()
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  const folder = await open(dataDir)
  await folder.sync()
  await folder.close()
}
