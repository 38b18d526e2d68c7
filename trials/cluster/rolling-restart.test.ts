import { randomUUID } from 'node:crypto'
import { messages } from '@rahnama/contract/messages.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, send, signUp } from '../person.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { type Cluster, openCluster, type Process } from './cluster.ts'

let cluster: Cluster
let balancer: Balancer
let processes: Process[]

beforeAll(async () => {
  cluster = await openCluster()
  balancer = await startBalancer()
  processes = await Promise.all([cluster.start(), cluster.start(), cluster.start()])
  for (const { address } of processes) await balancer.add(address)
})
afterAll(async () => {
  await balancer.close()
  await cluster.close()
})

const VISITORS = 12
/** Whoever writes more at once is slowed down. */
const REPLIES_EACH_MAX = 150

/** Reads, writes and looks around until told to stop; tells of every answer that is not one. */
async function visit(person: Person, isOver: () => boolean, faults: string[]): Promise<string[]> {
  const written: string[] = []
  const thread = {
    id: randomUUID(),
    messageId: randomUUID(),
    kind: 'general',
    subject: 'Restarts',
    body: 'One',
  } as const
  await person.at(balancer.address).call(messages.begin, thread)
  const ask = async (name: string, asking: Promise<{ status: number }>) => {
    const status = await asking.then(
      (answer) => answer.status,
      (error: Error) => error.message,
    )
    if (status !== 200) faults.push(`${name}: ${status}`)
    return status === 200
  }
  while (!isOver()) {
    const messageId = randomUUID()
    const body = { messageId, body: `Reply ${messageId}` }
    const isSent =
      written.length < REPLIES_EACH_MAX &&
      (await ask('reply', person.at(balancer.address).send('POST', `/api/messages/${thread.id}/reply`, { body })))
    if (isSent) written.push(messageId)
    await ask('inbox', person.at(balancer.address).send('GET', '/api/messages'))
    await ask('landing page', send(balancer.address, 'GET', '/'))
  }
  let before: number | undefined
  const kept = new Set<string>()
  do {
    const page = await person.at(balancer.address).call(messages.read, { id: thread.id, ...(before && { before }) })
    for (const { id } of page.messages) kept.add(id)
    before = page.hasOlder ? page.messages[0]?.position : undefined
  } while (before)
  return written.filter((id) => !kept.has(id))
}

test('three processes are replaced one after the other under load: no request fails, nothing written is lost', async () => {
  const people = await Promise.all(Array.from({ length: VISITORS }, () => signUp(balancer.address)))
  const faults: string[] = []
  let isOver = false
  let replaced = 0
  const visits = people.map((person) => visit(person, () => isOver, faults))
  for (const { server } of processes) {
    // The new one is there before the old one goes, as an orchestrator does it.
    const { address } = await cluster.start()
    await balancer.add(address)
    server.kill('SIGTERM')
    expect((await server.end).code).toBe(0)
    replaced += 1
  }
  isOver = true
  const lost = (await Promise.all(visits)).flat()
  expect({ replaced, faults, lost, unanswered: balancer.failures }).toEqual({
    replaced: 3,
    faults: [],
    lost: [],
    unanswered: [],
  })
})
