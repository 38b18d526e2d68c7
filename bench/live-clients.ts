import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { EVENTS_PATH, MESSAGE_SIGNAL } from '@rahnama/contract/signals.ts'

const OPENING_AT_ONCE = 50

/** Which thread was heard of and when, and how long each notice to everyone took in milliseconds. */
const heard: { messages: [string, string][]; notices: number[] } = { messages: [], notices: [] }
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
const EVENT = new RegExp(`event: (${MESSAGE_SIGNAL}|bench)\\ndata: (\\{[^\\n]*\\})`, 'g')

function open(port: number, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { Authorization: `Bearer ${token}` }
    const request = get({ port, host: '127.0.0.1', path: EVENTS_PATH, agent, headers })
    request.on('error', reject)
    request.on('response', (response) => {
      if (response.statusCode !== 200) reject(new Error(`The stream answered ${response.statusCode}`))
      response.setEncoding('utf8')
      response.on('data', (text: string) => {
        if (text.includes('event: ready')) resolve()
        const arrived = process.hrtime.bigint()
        for (const [, kind, data = '{}'] of text.matchAll(EVENT)) {
          const { threadId, sentAt } = JSON.parse(data) as { threadId?: string; sentAt?: string }
          if (kind === 'bench') heard.notices.push(Number(arrived - BigInt(sentAt ?? 0)) / 1e6)
          else heard.messages.push([threadId ?? '', String(arrived)])
        }
      })
    })
  })
}

const [{ port, tokens }] = (await once(process, 'message')) as [{ port: number; tokens: string[] }]
for (let at = 0; at < tokens.length; at += OPENING_AT_ONCE) {
  await Promise.all(tokens.slice(at, at + OPENING_AT_ONCE).map((token) => open(port, token)))
}
process.on('message', () => process.send?.(heard))
process.send?.('connected')
