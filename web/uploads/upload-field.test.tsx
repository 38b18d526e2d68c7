import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Upload, UploadPurpose } from '@rahnama/contract/uploads/uploads.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AuthProvider } from '../auth/auth.tsx'
import type { AuthClient } from '../auth/auth-client.ts'
import { sessionFor } from '../auth/auth-service.test-data.ts'
import { loadTexts } from '../i18n/i18n.tsx'
import { openPdf } from '../open-pdf/open-pdf.ts'
import { developed } from '../test/developed.ts'
import { eventually } from '../test/eventually.ts'
import { renderIn } from '../ui/render-in.tsx'
import { listPending } from './pending-files.ts'
import { uploadQueue } from './upload-queue.ts'
import { uploadServer } from './upload-server.test-data.ts'
import { forgetUploads, UploadField } from './uploads.tsx'

const OWNER = '11111111-1111-4111-8111-111111111111'
const SLOT = 'profile/tests.k1:certificate'

const client = {
  onAuthStateChange(listener: (event: string, session: unknown) => void) {
    listener('INITIAL_SESSION', sessionFor('now', { userId: OWNER }))
    return { data: { subscription: { unsubscribe() {} } } }
  },
} as unknown as AuthClient
const getClient = async () => client

type Options = {
  language?: Language
  purpose?: UploadPurpose
  multiple?: boolean
  onFinished?: (upload: Upload) => Promise<unknown>
}

async function show({
  language = 'en',
  purpose = 'document',
  multiple = false,
  onFinished = async () => {},
}: Options = {}) {
  await Promise.all([loadTexts(language, 'uploads'), loadTexts(language, 'errors')])
  const screen = await renderIn(
    language,
    <AuthProvider client={getClient}>
      <UploadField label="Degree" purpose={purpose} slot={SLOT} multiple={multiple} onFinished={onFinished} />
    </AuthProvider>,
  )
  const choose = (...files: File[]) =>
    userEvent.upload(screen.container.querySelector('input[type=file]') as HTMLInputElement, files)
  const drop = (file: File) => {
    const data = new DataTransfer()
    data.items.add(file)
    const zone = screen.container.querySelector('section') as HTMLElement
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
  }
  return { ...screen, choose, drop, list: screen.getByRole('list', { name: 'Chosen files' }) }
}

const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)

/** A PDF to our judge; nobody reads it. */
function pdf(name = 'degree.pdf', bytes = 1000): File {
  const frame = '%PDF-1.4\n\n%%EOF'
  return new File(['%PDF-1.4\n', '%'.repeat(bytes - frame.length), '\n%%EOF'], name, { type: 'application/pdf' })
}

/** A photographed page, as a phone gives it. */
function photo(name: string): File {
  const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 800 })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = 'white'
  context.fillRect(0, 0, 600, 800)
  context.fillStyle = 'black'
  for (let line = 1; line < 30; line += 1) context.fillText('To whom it may concern', 20, line * 25)
  return new File([developed(canvas)], name, { type: 'image/jpeg' })
}

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

beforeEach(async () => {
  await forgetUploads()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

// The first one waits for everything to be loaded.
describe('a file', { timeout: 60_000 }, () => {
  test('has its limits stated before it is chosen, in either language', async () => {
    uploadServer()
    const { getByRole } = await show({ purpose: 'cv' })
    await expect.element(getByRole('group')).toHaveAccessibleDescription('PDF, DOC, DOCX, JPG or PNG, up to 10 MB')
    const persian = await show({ purpose: 'cv', language: 'fa' })
    await expect.element(persian.getByText(/حداکثر ۱۰ مگابایت/)).toBeVisible()
  })

  test('with a fault is told by name, and nothing is sent', async () => {
    const { asked } = uploadServer()
    const screen = await show({ purpose: 'cv' })
    screen.drop(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'cv.pdf'))
    await expect
      .element(screen.getByRole('alert').getByText(/cv\.pdf: The selected file must be smaller than 10 MB\./))
      .toBeVisible()
    await screen.choose(new File(['MZ'], 'cv.pdf'))
    await expect
      .element(
        screen.getByRole('alert').getByText(/must be PDF, DOC, DOCX, JPG or PNG, and this one is something else/),
      )
      .toBeVisible()
    expect(asked.filter((line) => line.includes('uploads'))).toEqual([])
  })

  test('is sent, judged and handed on without another button; the browser then forgets it', async () => {
    const { known } = uploadServer()
    const finished: Upload[] = []
    const screen = await show({ onFinished: async (upload) => finished.push(upload) })
    await screen.choose(pdf('degree.pdf', 700_000))
    await eventually(() => expect(finished).toHaveLength(1))
    const [upload] = finished
    expect(known.get(upload?.id ?? '')?.bytes).toHaveLength(700_000)
    await eventually(async () => expect(await listPending(OWNER, SLOT)).toEqual([]))
    await expect.element(screen.list).not.toBeInTheDocument()
  })

  test('that is sent before the browser has kept it does not come back from its store', async () => {
    uploadServer()
    const finished: Upload[] = []
    const screen = await show({ onFinished: async (upload) => finished.push(upload) })
    let keepAll = () => {}
    const isToBeKept = new Promise<void>((resolve) => {
      keepAll = resolve
    })
    const file = pdf('degree.pdf', 700_000)
    vi.spyOn(crypto.subtle, 'encrypt').mockImplementation(async (...given) => {
      await isToBeKept
      return encrypt(...given)
    })
    await screen.choose(file)
    await eventually(() => expect(finished).toHaveLength(1))
    keepAll()
    await expect.element(screen.list).not.toBeInTheDocument()
    expect(await listPending(OWNER, SLOT)).toEqual([])
  })

  test('may be photos: chosen like any file they become pages, and one PDF of them is sent', async () => {
    const { known } = uploadServer()
    const finished: Upload[] = []
    const screen = await show({ onFinished: async (upload) => finished.push(upload) })
    await screen.choose(photo('front.jpg'), photo('back.jpg'))
    await expect.element(screen.getByText(/2 pages, about/)).toBeVisible()
    expect(known.size).toBe(0)
    await userEvent.click(screen.getByRole('button', { name: 'Make the PDF and upload it' }))
    await eventually(() => expect(finished).toHaveLength(1))
    expect(finished[0]?.name).toBe('Photos.pdf')
    const sent = Uint8Array.from(known.get(finished[0]?.id ?? '')?.bytes ?? [])
    const pages = await openPdf(new Blob([sent]))
    expect(pages.numPages).toBe(2)
  })

  test('that is no photo is chosen by itself: only photos are put together', async () => {
    const { asked } = uploadServer()
    const screen = await show()
    await screen.choose(pdf('front.pdf'), pdf('back.pdf'))
    await expect.element(screen.getByText(/front\.pdf: Choose this file by itself\./)).toBeVisible()
    expect(asked.filter((line) => line.includes('uploads'))).toEqual([])
  })

  test('shows how much of it is safe while it is sent', async () => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    uploadServer(({ offset }) => (offset > 0 ? held : 'answer'))
    const screen = await show()
    await screen.choose(pdf('degree.pdf', 512 * 1024))
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
    letGo()
    await expect.element(screen.list).not.toBeInTheDocument()
  })

  test('that the server refuses says why and is not offered again', async () => {
    const { known } = uploadServer(({ path }) => {
      if (path.endsWith('/finish'))
        for (const upload of known.values()) Object.assign(upload, { state: 'refused', fault: 'LOCKED' })
      return 'answer'
    })
    const screen = await show()
    await screen.choose(pdf())
    await expect
      .element(screen.list.getByText(/locked with a password\. Save a copy without the password/))
      .toBeVisible()
    await expect.element(screen.getByRole('button', { name: /Try again/ })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: /Remove/ }))
    await expect.element(screen.list).not.toBeInTheDocument()
  })
})

describe('a bad line', () => {
  test('costs no byte twice: a cut-off part is sent again, a part whose answer was lost is not', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 200 })
    const fates: ('cut off' | 'lost answer')[] = ['cut off', 'lost answer']
    const { known } = uploadServer(({ path }) => (path.endsWith('/content') ? (fates.shift() ?? 'answer') : 'answer'))
    const finished: Upload[] = []
    const screen = await show({ onFinished: async (upload) => finished.push(upload) })
    await screen.choose(pdf('degree.pdf', 300_000))
    await eventually(() => expect(finished).toHaveLength(1))
    expect([...known.values()].map(({ bytes }) => bytes.length)).toEqual([300_000])
  })

  test('pauses the upload while the browser is offline and goes on when it is back', async () => {
    const { asked } = uploadServer(() => (navigator.onLine ? 'answer' : 'cut off'))
    const finished: Upload[] = []
    const screen = await show({ onFinished: async (upload) => finished.push(upload) })
    setOnline(false)
    await screen.choose(pdf())
    await expect.element(screen.list.getByText(/Paused while you are offline\. It continues by itself\./)).toBeVisible()
    const askedOffline = asked.length
    setOnline(true)
    await eventually(() => expect(finished).toHaveLength(1))
    expect(asked.length).toBeGreaterThan(askedOffline)
  })

  test('does not lose a file to a reload: it goes on where it stopped, and says so', async () => {
    const { known } = uploadServer(({ offset }) => (offset > 0 ? new Promise(() => {}) : 'answer'))
    const screen = await show()
    await screen.choose(pdf('مدرک.pdf', 512 * 1024))
    await eventually(() => expect([...known.values()][0]?.offset).toBe(256 * 1024))
    await eventually(async () => expect(await listPending(OWNER, SLOT)).toHaveLength(1))
    await screen.unmount()
    uploadQueue.forget()
    vi.restoreAllMocks()

    const later = uploadServer()
    for (const [id, upload] of known) later.known.set(id, upload)
    const finished: Upload[] = []
    await show({ onFinished: async (upload) => finished.push(upload) })
    await eventually(() => expect(finished).toHaveLength(1))
    expect(finished[0]?.name).toBe('مدرک.pdf')
    expect([...later.known.values()][0]?.bytes).toHaveLength(512 * 1024)
    expect(later.asked.filter((line) => line.includes('content'))).toHaveLength(1)
  })

  test('leaves the file in the browser sealed, and nothing of it after the person has left', async () => {
    uploadServer(() => new Promise(() => {}))
    const screen = await show()
    await screen.choose(pdf('degree.pdf', 5000))
    await eventually(async () => expect(await listPending(OWNER, SLOT)).toHaveLength(1))
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('rahnama-uploads')
      request.onsuccess = () => resolve(request.result)
    })
    const kept = await new Promise<{ sealed: ArrayBuffer }[]>((resolve) => {
      const request = database.transaction('files').objectStore('files').getAll()
      request.onsuccess = () => resolve(request.result)
    })
    database.close()
    expect(new TextDecoder('latin1').decode(kept[0]?.sealed)).not.toContain('%PDF')
    await forgetUploads()
    expect(await listPending(OWNER, SLOT)).toEqual([])
  })
})

describe('several files', () => {
  test('are sent three at a time', async () => {
    const { asked } = uploadServer(({ path }) => (path.endsWith('/content') ? new Promise(() => {}) : 'answer'))
    const screen = await show({ multiple: true })
    await screen.choose(...['a', 'b', 'c', 'd', 'e'].map((name) => pdf(`${name}.pdf`)))
    await eventually(() => expect(asked.filter((line) => line.includes('content'))).toHaveLength(3))
    await expect.element(screen.list.getByText('Waiting').nth(1)).toBeVisible()
    expect(asked.filter((line) => line === 'POST /api/uploads')).toHaveLength(3)
  })

  test('can be cancelled one by one: it goes here and on the server, and the next one starts', async () => {
    const { known, asked } = uploadServer(({ path }) => (path.endsWith('/content') ? new Promise(() => {}) : 'answer'))
    const screen = await show({ multiple: true })
    await screen.choose(...['a', 'b', 'c', 'd'].map((name) => pdf(`${name}.pdf`)))
    await eventually(() => expect(known.size).toBe(3))
    await userEvent.click(screen.getByRole('button', { name: /Cancel .*a\.pdf/ }))
    await eventually(() => expect([...known.values()].map(({ name }) => name)).toEqual(['b.pdf', 'c.pdf', 'd.pdf']))
    expect(asked).toContain('DELETE /api/uploads/{id}')
    await eventually(async () => expect(await listPending(OWNER, SLOT)).toHaveLength(3))
  })
})

test('what could not be saved can be tried again, without sending the file again', async () => {
  const { asked } = uploadServer()
  let fails = true
  const finished: Upload[] = []
  const screen = await show({
    onFinished: async (upload) => {
      if (fails) throw new Error('no')
      finished.push(upload)
    },
  })
  await screen.choose(pdf())
  await expect.element(screen.list.getByText(/Something went wrong/)).toBeVisible()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: /Try again/ }))
  await eventually(() => expect(finished).toHaveLength(1))
  expect(asked.filter((line) => line.includes('content'))).toHaveLength(1)
})
