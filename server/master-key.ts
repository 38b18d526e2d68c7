import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, StartupError } from './config.ts'

const KEY_BYTES = 32

/** What every secret at rest hangs on: MASTER_KEY, or a file made on the first run that belongs into every backup. */
export async function readMasterKey({ masterKey, dataDir }: Config): Promise<Buffer> {
  if (masterKey) return Buffer.from(masterKey, 'hex')
  const path = join(dataDir, 'master.key')
  await mkdir(dataDir, { recursive: true })
  await createKeyFile(path)
  const key = Buffer.from((await readFile(path, 'utf8')).trim(), 'hex')
  if (key.length !== KEY_BYTES) throw new StartupError(`The file ${path} holds no key of ${KEY_BYTES} bytes.`)
  return key
}

/** Never over an existing file: without the old key nothing sealed with it opens again. */
async function createKeyFile(path: string): Promise<void> {
  try {
    const file = await open(path, 'wx', 0o600)
    await file.writeFile(`${randomBytes(KEY_BYTES).toString('hex')}\n`)
    await file.sync()
    await file.close()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}
