import type { SaveSheet } from '@rahnama/contract/long-form/long-form.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Drafts } from '../drafts/drafts.ts'
import { sampleForm, sampleServer } from './sample-form.test-data.ts'
import { createSheetStore, type Draft } from './sheet-store.ts'

/** The drafts of one device. */
function deviceDrafts(left: Record<string, Draft> = {}) {
  const kept = new Map(Object.entries(left))
  const drafts: Drafts<Draft> = {
    write: async (tab, draft) => void kept.set(tab, draft),
    remove: async (tab) => void kept.delete(tab),
    list: async () => [...kept].map(([tab, draft]) => ({ tab, draft })),
  }
  return { drafts, boxes: () => Object.assign({}, ...[...kept.values()].map(({ boxes }) => boxes)) }
}

/** A server whose saves wait on the way there, or whose answers wait on the way back, until they are let through. */
function slowServer(server = sampleServer()) {
  const waiting: { input: SaveSheet; letThrough: () => void }[] = []
  const hold = (input: SaveSheet) => new Promise<void>((letThrough) => waiting.push({ input, letThrough }))
  const onTheWay = { there: false, back: false }
  const adapter = {
    ...server.adapter,
    async save(input: SaveSheet) {
      if (onTheWay.there) await hold(input)
      const saved = await server.adapter.save(input)
      if (onTheWay.back) await hold(input)
      return saved
    },
  }
  return { server, adapter, waiting, onTheWay }
}

async function open(adapter: ReturnType<typeof slowServer>['adapter'], drafts = deviceDrafts().drafts) {
  const store = createSheetStore({ form: sampleForm, adapter, drafts })
  await store.load()
  const sheet = () => {
    const view = store.view()
    if (view.phase !== 'ready') throw new Error('The form is not open')
    return view.sheet
  }
  return { ...store, sheet, box: (path: string) => sheet().boxes[path]?.box }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Lets everything that waits for nothing but its turn run. */
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('a new entry', () => {
  test('stands last of its own list, whatever figures the entries and other lists hold', async () => {
    const kept = { 'jobs.j1': 1, 'jobs.j2': 4, 'jobs.j2.title': '77', 'schools.s1': 9, score: 8 }
    const form = await open(sampleServer(kept).adapter)
    const first = form.addEntry('jobs')
    expect(form.box(`jobs.${first}`)).toBe(5)
    const second = form.addEntry('jobs')
    expect(form.box(`jobs.${second}`)).toBe(6)
  })
})

describe('what is typed while a save is under way', () => {
  test('stays in its box when the answer comes, and goes with the next save', async () => {
    const { server, adapter, waiting, onTheWay } = slowServer()
    const form = await open(adapter)
    onTheWay.back = true
    form.type('firstName', 'Sa')
    const saving = form.save()
    await settle()
    form.type('firstName', 'Sara')
    form.type('nickname', 'S')
    waiting[0]?.letThrough()
    await saving
    expect([form.box('firstName'), form.box('nickname')]).toEqual(['Sara', 'S'])
    onTheWay.back = false
    await form.save()
    expect(server.answers).toEqual({ firstName: 'Sara', nickname: 'S' })
  })

  test('is saved by who asks for it meanwhile, not only what was under way', async () => {
    const { server, adapter, waiting, onTheWay } = slowServer()
    const form = await open(adapter)
    onTheWay.there = true
    form.type('firstName', 'Sa')
    void form.save()
    await settle()
    form.type('firstName', 'Sara')
    const asked = form.save()
    onTheWay.there = false
    waiting[0]?.letThrough()
    expect(await asked).toBe(true)
    expect(server.answers).toEqual({ firstName: 'Sara' })
  })

  test('and typed back to what it was is sent back, too', async () => {
    const { server, adapter, waiting, onTheWay } = slowServer(sampleServer({ firstName: 'Sara' }))
    const form = await open(adapter)
    onTheWay.back = true
    form.type('firstName', 'Sahar')
    const saving = form.save()
    await settle()
    form.type('firstName', 'Sara')
    waiting[0]?.letThrough()
    await saving
    onTheWay.back = false
    await form.save()
    expect(server.answers).toEqual({ firstName: 'Sara' })
  })

  test('stays when that save fails, and goes with the next try, which needs nobody', async () => {
    const { server, adapter, waiting, onTheWay } = slowServer()
    const form = await open(adapter)
    onTheWay.there = true
    form.type('firstName', 'Sa')
    const saving = form.save()
    await settle()
    form.type('firstName', 'Sara')
    server.isReachable = false
    waiting[0]?.letThrough()
    expect(await saving).toBe(false)
    onTheWay.there = false
    expect(await form.save()).toBe(false)
    server.isReachable = true
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.answers).toEqual({ firstName: 'Sara' })
  })

  test('stays in the draft until the server has it', async () => {
    const { adapter, waiting, onTheWay } = slowServer()
    const device = deviceDrafts()
    const form = await open(adapter, device.drafts)
    onTheWay.back = true
    form.type('firstName', 'Sara')
    const saving = form.save()
    await settle()
    form.type('nickname', 'S')
    waiting[0]?.letThrough()
    await saving
    await settle()
    expect(Object.keys(device.boxes())).toEqual(['nickname'])
    onTheWay.back = false
    await form.save()
    await settle()
    expect(device.boxes()).toEqual({})
  })

  test('is not lost to another tab that answers the same question: both are there to choose from', async () => {
    const { server, adapter, waiting, onTheWay } = slowServer(sampleServer({ country: 'IR' }))
    const form = await open(adapter)
    onTheWay.there = true
    form.type('nickname', 'S')
    const saving = form.save()
    await settle()
    server.change({ firstName: 'Sahar' })
    form.type('firstName', 'Sara')
    waiting[0]?.letThrough()
    await saving
    expect(form.box('firstName')).toBe('Sara')
    expect(form.sheet().conflicts).toMatchObject([{ path: 'firstName', mine: 'Sara', theirs: 'Sahar' }])
    onTheWay.there = false
    await form.save()
    expect(server.answers.firstName).toBe('Sahar')
    form.settle('firstName', 'mine')
    await form.save()
    expect(server.answers.firstName).toBe('Sara')
  })
})

describe('after saves that failed', () => {
  test('the first try on a new connection may fail, too, and the next comes in seconds, not after the longest wait', async () => {
    const server = sampleServer()
    const form = await open(server.adapter)
    server.isReachable = false
    form.type('firstName', 'Sara')
    for (let turn = 0; turn < 5; turn++) expect(await form.save()).toBe(false)
    form.reconnect()
    await settle()
    server.isReachable = true
    await vi.advanceTimersByTimeAsync(3000)
    expect(server.answers).toEqual({ firstName: 'Sara' })
  })

  test('nobody is told of it any more once there is nothing left to save', async () => {
    const server = sampleServer({ firstName: 'Sara' })
    const form = await open(server.adapter)
    server.isReachable = false
    form.type('firstName', 'Sahar')
    expect(await form.save()).toBe(false)
    form.type('firstName', 'Sara')
    server.isReachable = true
    await form.save()
    expect(form.view()).toMatchObject({ isBehind: false })
  })
})

describe('two saves on the way at once', () => {
  test('answered in the wrong order leave the newer one known', async () => {
    const { server, adapter, waiting, onTheWay } = slowServer()
    const form = await open(adapter)
    onTheWay.back = true
    form.type('firstName', 'Sa')
    const first = form.save()
    await settle()
    form.type('firstName', 'Sara')
    // The page may be gone in a moment, so this one does not wait for the other.
    form.hide()
    await settle()
    const { version } = server
    waiting[1]?.letThrough()
    await settle()
    waiting[0]?.letThrough()
    await first
    expect(form.sheet().version).toBe(version)
    onTheWay.back = false
    await form.save()
    expect(form.box('firstName')).toBe('Sara')
    expect(server.answers).toEqual({ firstName: 'Sara' })
  })
})

describe('drafts of tabs that ended', () => {
  const draft = (base: number, boxes: Record<string, [string, number]>): Draft => ({
    turn: 1,
    base,
    boxes: Object.fromEntries(Object.entries(boxes).map(([path, [box, at]]) => [path, { box, at }])),
  })

  test('never overwrite what another tab saved since; what the server has already is no draft any more', async () => {
    const server = sampleServer({ country: 'IR' })
    server.change({ firstName: 'Sahar', nickname: 'S' })
    const device = deviceDrafts({ 'early-tab-2': draft(1, { firstName: ['Sara', 10], nickname: ['S', 10] }) })
    const form = await open(slowServer(server).adapter, device.drafts)
    await form.save()
    expect(server.answers).toMatchObject({ firstName: 'Sahar', nickname: 'S' })
    expect(form.sheet().conflicts).toMatchObject([{ path: 'firstName', mine: 'Sara', theirs: 'Sahar' }])
  })

  test('give each box what was typed in it last, in whichever tab', async () => {
    const { server, adapter } = slowServer(sampleServer({ country: 'IR' }))
    const device = deviceDrafts({
      'one-tab-of-2': draft(1, { firstName: ['Sara', 20], nickname: ['Sa', 10] }),
      'two-tab-of-2': draft(1, { firstName: ['Sahar', 15], nickname: ['S', 30] }),
    })
    const form = await open(adapter, device.drafts)
    await form.save()
    expect(server.answers).toEqual({ country: 'IR', firstName: 'Sara', nickname: 'S' })
    await settle()
    expect(device.boxes()).toEqual({})
  })
})
