// Packs what the build made for browsers, once: no visitor waits for it, and no start does it again.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const FOLDER = 'build/client'
const PACKABLE = /\.(js|mjs|css|json|svg|txt|ico|webmanifest)$/
/** The last percent of a large file takes seconds. */
const LARGE_BYTES = 400_000

async function pack(path: string): Promise<void> {
  const body = await readFile(path)
  const quality = body.length > LARGE_BYTES ? 9 : constants.BROTLI_MAX_QUALITY
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  await Promise.all([
    promisify(brotliCompress)(body, { params }).then((packed) => writeFile(`${path}.br`, packed)),
    promisify(gzip)(body, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
  ])
}

const files = await readdir(FOLDER, { recursive: true })
await Promise.all(files.filter((file) => PACKABLE.test(file)).map((file) => pack(join(FOLDER, file))))
