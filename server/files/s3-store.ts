import { randomUUID } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '@rahnama/contract/errors.ts'
import { AwsClient } from 'aws4fetch'
import type { S3Config } from '../config.ts'
import { checkKey, type FileStore, orNoRoom } from './file-store.ts'

const ANSWER_WITHIN_MS = 120_000
const RETRIES = 4

/** Works with any S3-compatible store, addressed by path. */
export function createS3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Config): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })

  async function ask(method: string, key: string, body?: Blob): Promise<Response> {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    const address = `${endpoint}/${bucket}/${checkKey(key)}`
    return client.fetch(address, { method, signal, ...(body && { body }) }).catch((cause: unknown) => {
      throw new AppError('UNAVAILABLE', { cause })
    })
  }

  return {
    async put(key, content) {
      // S3 wants the length first, so the sealed bytes wait on disk.
      const folder = await mkdtemp(join(tmpdir(), 'rahnama-upload-'))
      try {
        const draft = join(folder, randomUUID())
        await pipeline(Readable.from(content), createWriteStream(draft, { mode: 0o600 })).catch((error: unknown) => {
          throw orNoRoom(error)
        })
        const answer = await ask('PUT', key, await openAsBlob(draft))
        await answer.body?.cancel()
        if (!answer.ok) throw refusal('PUT', answer)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    async get(key) {
      const answer = await ask('GET', key)
      if (answer.ok && answer.body) return answer.body
      await answer.body?.cancel()
      if (answer.status === 404) return undefined
      throw refusal('GET', answer)
    },
    async size(key) {
      const answer = await ask('HEAD', key)
      if (answer.ok) return Number(answer.headers.get('content-length'))
      if (answer.status === 404) return undefined
      throw refusal('HEAD', answer)
    },
    async delete(key) {
      const answer = await ask('DELETE', key)
      await answer.body?.cancel()
      if (!answer.ok && answer.status !== 404) throw refusal('DELETE', answer)
    },
  }
}

function refusal(method: string, { status }: Response): Error {
  const refused = new Error(`The file store answered ${status} to ${method}`)
  return status >= 500 ? new AppError('UNAVAILABLE', { cause: refused }) : refused
}
