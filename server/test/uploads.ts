import { randomUUID } from 'node:crypto'
import { type Upload, type UploadPurpose, uploads } from '@rahnama/contract/uploads/uploads.ts'
import type { Answer, TestApp } from './test.ts'

type Sender = Pick<TestApp, 'app' | 'call'>

type Sent = { purpose: UploadPurpose; name: string; content: Uint8Array; id?: string; sha256?: string }

/** Sends a file as a browser does: announced, in one part, finished. Answers how it was judged. */
export async function sendFile(t: Sender, token: string, file: Sent): Promise<Upload> {
  const begun = await beginFile(t, token, file)
  if (begun.state === 'refused') return begun
  await appendPart(t, token, begun.id, 0, file.content)
  return t.call(uploads.finish, { id: begun.id }, { token })
}

export function beginFile(t: Sender, token: string, { content, id = randomUUID(), ...file }: Sent): Promise<Upload> {
  return t.call(uploads.begin, { id, size: content.length, ...file }, { token })
}

export async function appendPart(
  { app }: Pick<TestApp, 'app'>,
  token: string,
  id: string,
  offset: number,
  content: Uint8Array,
): Promise<Pick<Answer, 'status' | 'body'>> {
  const response = await app.request(`/api/uploads/${id}/content?offset=${offset}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/octet-stream' },
    body: content.slice(),
  })
  return { status: response.status, body: await response.json() }
}
