import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '../test/eventually.ts'
import { createStreams } from './shared-stream.ts'

const leaving: (() => void)[] = []
afterEach(() => {
  for (const leave of leaving.splice(0)) leave()
  vi.restoreAllMocks()
})

/** A server that keeps each stream open until the browser leaves it, and counts them. */
function serve() {
  const open: { controller: ReadableStreamDefaultController<Uint8Array>; from: string | null }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        open.push({ controller, from: new Headers(init?.headers).get('Last-Event-ID') })
        init?.signal?.addEventListener('abort', () => controller.error(new DOMException('left', 'AbortError')))
      },
    })
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
  })
  const say = (place: number, text: string) => open[place]?.controller.enqueue(new TextEncoder().encode(text))
  return { open, say }
}

/** Each call stands for a tab: tabs of one person share a stream, whatever token each of them holds. */
function openTab(token: string, { userId = 'mina', position = '' } = {}) {
  const { join: joinStream } = createStreams(position)
  const join = () => {
    const heard: string[] = []
    const leave = joinStream(
      { token, userId },
      {
        hear: (kind) => heard.push(kind),
        catchUp: (isMissed) => heard.push(isMissed('document') ? 'read all' : isMissed('presence') ? 'ready' : ''),
      },
    )
    leaving.push(leave)
    return { heard, leave }
  }
  return { ...join(), joinAgain: join }
}

test('eight tabs of one person hear everything over one connection', async () => {
  const { open, say } = serve()
  const opened = Array.from({ length: 8 }, (_, place) => openTab(`token ${place}`))
  await eventually(() => expect(open).toHaveLength(1))
  say(0, 'id: 7\nevent: ready\ndata: {}\n\nid: 8\nevent: notice\ndata: {}\n\n')
  await eventually(() => {
    for (const { heard } of opened) expect(heard.filter((kind) => kind === 'notice')).toHaveLength(1)
  })
  expect(open).toHaveLength(1)
})

test('when the tab that listens closes, another goes on from the last position', async () => {
  const { open, say } = serve()
  const first = openTab('first')
  await eventually(() => expect(open).toHaveLength(1))
  const second = openTab('second')
  say(0, 'id: 41\nevent: notice\ndata: {}\n\n')
  await eventually(() => expect(second.heard).toContain('notice'))
  first.leave()
  await eventually(() => expect(open).toHaveLength(2))
  expect(open[1]?.from).toBe('41')
  say(1, 'id: 42\nevent: document\ndata: {}\n\n')
  await eventually(() => expect(second.heard).toContain('document'))
})

test('a tab that opens later learns that the stream is there, and another person has their own', async () => {
  const { open, say } = serve()
  openTab('first')
  await eventually(() => expect(open).toHaveLength(1))
  say(0, 'id: 1\nevent: ready\ndata: {}\n\n')
  const late = openTab('late')
  await eventually(() => expect(late.heard).toContain('read all'))
  openTab('other', { userId: 'arash' })
  await eventually(() => expect(open).toHaveLength(2))
})

test('a page that says where it is hears what came after that, and reads nothing twice', async () => {
  const { open, say } = serve()
  const { heard } = openTab('only', { position: '40' })
  await eventually(() => expect(open).toHaveLength(1))
  expect(open[0]?.from).toBe('40')
  say(0, 'id: 40\nevent: ready\ndata: {}\n\nid: 41\nevent: document\ndata: {}\n\n')
  await eventually(() => expect(heard).toEqual(['ready', 'document']))
})

test('a page whose position is not kept any more reads everything again', async () => {
  const { open, say } = serve()
  const { heard } = openTab('only', { position: '40' })
  await eventually(() => expect(open).toHaveLength(1))
  say(0, 'event: reset\ndata: {}\n\nid: 12\nevent: ready\ndata: {}\n\n')
  await eventually(() => expect(heard).toEqual(['read all']))
})

test('a page that joins another tab reads everything again when that tab had gone past it', async () => {
  const { open, say } = serve()
  const leader = openTab('leader', { position: '40' })
  await eventually(() => expect(open).toHaveLength(1))
  say(0, 'id: 40\nevent: ready\ndata: {}\n\nid: 45\nevent: document\ndata: {}\n\n')
  await eventually(() => expect(leader.heard).toEqual(['ready', 'document']))
  const behind = openTab('behind', { position: '44' })
  await eventually(() => expect(behind.heard).toEqual(['read all']))
  const inStep = openTab('in step', { position: '45' })
  await eventually(() => expect(inStep.heard).toEqual(['ready']))
})

test('what was told while nobody on the page listened for it is read again by who does', async () => {
  const { open, say } = serve()
  const { heard, joinAgain } = openTab('only', { position: '40' })
  await eventually(() => expect(open).toHaveLength(1))
  say(0, 'id: 40\nevent: ready\ndata: {}\n\n')
  await eventually(() => expect(heard).toEqual(['ready']))
  expect(joinAgain().heard).toEqual(['ready'])
  say(0, 'id: 41\nevent: document\ndata: {}\n\n')
  await eventually(() => expect(heard).toEqual(['ready', 'document']))
  expect(joinAgain().heard).toEqual(['read all'])
})

test('a tab that opens does not make the others read everything again', async () => {
  const { open, say } = serve()
  const first = openTab('first')
  await eventually(() => expect(open).toHaveLength(1))
  say(0, 'id: 1\nevent: ready\ndata: {}\n\n')
  await eventually(() => expect(first.heard).toEqual(['read all']))
  const second = openTab('second')
  const third = openTab('third')
  for (const { heard } of [second, third]) await eventually(() => expect(heard).toHaveLength(1))
  expect(first.heard).toEqual(['read all'])
})

test('a tab that is frozen hands the stream over, and listens again once it is looked at', async () => {
  const { open, say } = serve()
  const tab = openTab('only')
  await eventually(() => expect(open).toHaveLength(1))
  say(0, 'id: 41\nevent: notice\ndata: {}\n\n')
  await eventually(() => expect(tab.heard).toEqual(['notice']))
  document.dispatchEvent(new Event('freeze'))
  // Files of tests share one browser: others hold locks of their own.
  const isHeld = async () => (await navigator.locks.query()).held?.some(({ name }) => name?.endsWith('mina'))
  await eventually(async () => expect(await isHeld()).toBe(false))
  expect(open).toHaveLength(1)
  document.dispatchEvent(new Event('resume'))
  await eventually(() => expect(open).toHaveLength(2))
  expect(open[1]?.from).toBe('41')
})

test('without locks each tab has a stream of its own and hears everything once', async () => {
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as unknown as LockManager)
  const { open, say } = serve()
  const both = [openTab('first'), openTab('second')]
  await eventually(() => expect(open).toHaveLength(2))
  for (const place of [0, 1]) say(place, 'id: 5\nevent: notice\ndata: {}\n\n')
  for (const { heard } of both) await eventually(() => expect(heard).toEqual(['notice']))
  // A third that came later would hear a doubled one by now.
  const third = openTab('third')
  await eventually(() => expect(open).toHaveLength(3))
  say(2, 'id: 5\nevent: notice\ndata: {}\n\n')
  await eventually(() => expect(third.heard).toContain('notice'))
  for (const { heard } of both) expect(heard).toEqual(['notice'])
})
