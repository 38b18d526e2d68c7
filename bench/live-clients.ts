import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

const { port, people } = workerData as { port: number; people: string[] }
const OPENING_AT_ONCE = 50

/** Milliseconds from the moment it was sent to the moment a client has it, by kind of event. */
const waits: Record<string, number[]> = { message: [], notice: [] }
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })

function open(person: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get({ port, host: '127.0.0.1', path: '/api/events', agent, headers: { 'x-user': person } })
    request.on('error', reject)
    request.on('response', (response) => {
      response.setEncoding('utf8')
      response.on('data', (text: string) => {
        if (text.includes('event: ready')) resolve()
        const arrived = process.hrtime.bigint()
        for (const [, kind = '', sentAt = ''] of text.matchAll(/event: (\w+)\ndata: \{"sentAt":"(\d+)"/g)) {
          waits[kind]?.push(Number(arrived - BigInt(sentAt)) / 1e6)
        }
      })
    })
  })
}

for (let at = 0; at < people.length; at += OPENING_AT_ONCE) {
  await Promise.all(people.slice(at, at + OPENING_AT_ONCE).map(open))
}
parentPort?.on('message', () => parentPort?.postMessage(waits))
parentPort?.postMessage('connected')
