import { randomUUID } from 'node:crypto'
import type { Upload } from '@rahnama/contract/uploads/uploads.ts'
import type { Answer } from '@rahnama/server/test/test.ts'
import type { Person } from '../person.ts'

/** A file of this person that lies with us whole and is not judged yet. Answers its id. */
export async function sendParts(person: Person, address: string, content: Uint8Array): Promise<string> {
  const id = randomUUID()
  const at = person.at(address)
  const begun = await at.send('POST', '/api/uploads', {
    body: { id, purpose: 'cv', name: 'cv.pdf', size: content.length },
  })
  if (begun.status !== 200) throw new Error(`Announcing a file answered ${begun.status}: ${begun.text}`)
  const sent = await at.send('PUT', `/api/uploads/${id}/content?offset=0`, {
    body: content,
    headers: { 'Content-Type': 'application/octet-stream' },
  })
  if (sent.status !== 200) throw new Error(`Sending a file answered ${sent.status}: ${sent.text}`)
  return id
}

export function finish(person: Person, address: string, id: string): Promise<Answer> {
  return person.at(address).send('POST', `/api/uploads/${id}/finish`, { body: {} })
}

export const stateOf = ({ body }: Answer) => (body as Upload).state
