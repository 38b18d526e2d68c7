import { randomUUID } from 'node:crypto'
import { messages } from '@rahnama/contract/messages.ts'
import { MESSAGE_SIGNAL, STREAM_READY } from '@rahnama/contract/signals.ts'
import { siteSettings } from '@rahnama/contract/site-settings.ts'
import { uploads } from '@rahnama/contract/uploads/uploads.ts'
import { sql } from '@rahnama/server/db/db.ts'
import { sampleFile } from '@rahnama/server/test/sample-files.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hear } from '../event-stream.ts'
import { send, signIn, signUp } from '../person.ts'
import { type Cluster, openCluster } from './cluster.ts'

let cluster: Cluster
let first = ''
let second = ''
let third = ''

beforeAll(async () => {
  cluster = await openCluster()
  const processes = await Promise.all([cluster.start(), cluster.start(), cluster.start()])
  ;[first = '', second = '', third = ''] = processes.map(({ address }) => address)
})
afterAll(() => cluster.close())

function thread(subject: string) {
  return { id: randomUUID(), messageId: randomUUID(), kind: 'general', subject, body: 'Good morning' } as const
}

test('signed in on one, written on another, heard live on the third', async () => {
  const person = await signUp(first)
  const heard = await hear(third, person.token)
  await heard.until(STREAM_READY)
  const begun = thread('Across three')
  await person.at(second).call(messages.begin, begun)
  await heard.until(MESSAGE_SIGNAL, begun.id)
  heard.stop()
  const read = await person.at(third).call(messages.read, { id: begun.id })
  expect(read.messages.map(({ body }) => body)).toEqual(['Good morning'])
})

test('signed out on one, signed out on all', async () => {
  const person = await signUp(first)
  expect((await person.at(second).send('GET', '/api/users/me')).status).toBe(200)
  expect((await person.at(first).send('POST', '/auth/v1/logout?scope=global')).status).toBe(204)
  for (const address of [first, second, third]) {
    expect((await person.at(address).send('GET', '/api/users/me')).status).toBe(401)
  }
})

test('a file sent to two in turns is read back from the third, byte for byte, and lies in the shared store locked', async () => {
  const person = await signUp(first)
  // A picture would be drawn anew; a document stays as it is.
  const content = sampleFile('plain.pdf')
  const id = randomUUID()
  await person.at(first).call(uploads.begin, { id, purpose: 'message', name: 'passport.pdf', size: content.length })
  const middle = Math.floor(content.length / 2)
  for (const [address, offset, part] of [
    [second, 0, content.subarray(0, middle)],
    [third, middle, content.subarray(middle)],
  ] as const) {
    const sent = await person.at(address).send('PUT', `/api/uploads/${id}/content?offset=${offset}`, {
      body: part,
      headers: { 'Content-Type': 'application/octet-stream' },
    })
    expect(sent.status).toBe(200)
  }
  expect((await person.at(first).call(uploads.finish, { id })).state).toBe('checked')
  const begun = { ...thread('A file'), uploads: [id] }
  await person.at(second).call(messages.begin, begun)
  const { messages: written } = await person.at(third).call(messages.read, { id: begun.id })
  const fileId = written[0]?.files[0]?.id ?? ''
  const { url } = await person.at(third).call(messages.openFile, { id: begun.id, fileId })
  const answer = await fetch(new URL(new URL(url, third).pathname + new URL(url, third).search, first))
  expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true)
  expect(cluster.objects.objects.size).toBeGreaterThan(0)
  for (const stored of cluster.objects.objects.values()) expect(stored.includes('%PDF')).toBe(false)
})

test('each mail leaves once, whichever process wrote it', async () => {
  const before = cluster.mail.received.length
  const people = await Promise.all(
    Array.from({ length: 30 }, (_, index) => signUp([first, second, third][index % 3] ?? first)),
  )
  const wanted = people.map(({ email }) => email)
  await expect
    .poll(() => cluster.mail.received.slice(before).filter(({ to }) => wanted.includes(to)).length, { timeout: 60_000 })
    .toBeGreaterThanOrEqual(wanted.length)
  const sent = cluster.mail.received.slice(before).map(({ to, raw }) => `${to} ${/^Subject: (.*)$/m.exec(raw)?.[1]}`)
  expect(sent.length).toBe(new Set(sent).size)
})

test('what a timetable asks for every minute is done once a minute, not once by each process', async () => {
  type Row = { name: string; minute: string; times: number }
  const runs = () =>
    cluster.db.rows<Row>(sql`
      select name, date_trunc('minute', created_on)::text as minute, count(*)::int as times from pgboss.job
      where name in ('wake-desk-items', 'wake-threads', 'release-held-mails') group by 1, 2 order by 2, 1`)
  const minutes = async () => new Set((await runs()).map(({ minute }) => minute)).size
  await expect.poll(minutes, { timeout: 240_000, interval: 1_000 }).toBeGreaterThanOrEqual(3)
  expect((await runs()).filter(({ times }) => times > 1)).toEqual([])
})

test('what the owner changes on one is on every page of the others within a second', async () => {
  const owner = await cluster.signUpAdmin(first)
  const { version, value } = await owner.at(first).call(siteSettings.readGeneral, {})
  const name = `Harbour ${randomUUID().slice(0, 8)}`
  const shows = async (address: string) => (await send(address, 'GET', '/')).text.includes(name)
  for (const address of [second, third]) expect(await shows(address)).toBe(false)
  await owner.at(first).call(siteSettings.updateGeneral, { version, value: { ...value, name: { en: name, fa: name } } })
  const soon = { timeout: 1_000, interval: 20 }
  await Promise.all([second, third].map((address) => expect.poll(() => shows(address), soon).toBe(true)))
})

test('a password guessed from many networks through all of them in turns is stopped at the fiftieth, as through one', async () => {
  const { email } = await signUp(first)
  const answers: number[] = []
  while (answers.length < 51) {
    const address = [first, second, third][answers.length % 3] ?? first
    answers.push((await signIn(address, { email, password: `wrong-guess-${answers.length}` })).status)
  }
  expect(answers).toEqual([...Array(50).fill(400), 429])
})
