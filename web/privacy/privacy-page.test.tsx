import { LANGUAGES } from '@rahnama/contract/locale/locale.ts'
import { type DataExport, type FileVisit, RETENTION_KINDS } from '@rahnama/contract/privacy.ts'
import { audit } from '@rahnama/contract/texts/en/audit.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { AuthProvider } from '../auth/auth.tsx'
import type { AuthClient } from '../auth/auth-client.ts'
import { sessionFor } from '../auth/auth-service.test-data.ts'
import { privacy } from '../i18n/en/privacy.ts'
import { loadTexts } from '../i18n/i18n.tsx'
import { renderIn } from '../ui/render-in.tsx'
import PrivacyPage from './privacy-page.tsx'

afterEach(() => void vi.restoreAllMocks())

const LOOK: FileVisit = {
  id: 9,
  from: '2026-11-16T12:00:00.000Z',
  until: '2026-11-16T12:05:00.000Z',
  name: 'Sara',
  mark: 'a1b2',
  role: 'case_review_agent',
  purpose: 'owner',
  acts: ['case.read', 'case.readAnswer', 'case.readAnswers', 'case.addNote', 'case.snooze'],
}

const client = {
  onAuthStateChange(listener: (event: string, session: unknown) => void) {
    listener('INITIAL_SESSION', sessionFor('now', { userId: crypto.randomUUID() }))
    return { data: { subscription: { unsubscribe() {} } } }
  },
} as unknown as AuthClient

const KINDS = Object.fromEntries(
  RETENTION_KINDS.map((kind) => [
    kind,
    { months: kind === 'cases' ? 72 : 24, firstOn: kind === 'assistant' ? '2027-11-16' : null },
  ]),
)
const NOT_ASKED = {
  deletion: null,
  isUnderWay: false,
  fileUntil: null,
  fileYears: 6,
  kinds: KINDS,
  corrections: [] as object[],
}

async function open(language: 'en' | 'fa', answer: (url: string) => object) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => Response.json(answer(String(url))))
  return draw(language)
}

async function draw(language: 'en' | 'fa') {
  await Promise.all((['privacy', 'errors', 'app', 'auth'] as const).map((name) => loadTexts(language, name)))
  const router = createMemoryRouter([{ path: '/', element: <PrivacyPage /> }])
  return renderIn(
    language,
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AuthProvider client={async () => client}>
        <RouterProvider router={router} />
      </AuthProvider>
    </QueryClientProvider>,
  )
}

test.each(LANGUAGES)(
  'who opened the file is read with role, reason and what they did, each thing once (%s)',
  async (language) => {
    const screen = await open(language, (url) =>
      url.includes('after=9')
        ? { visits: [{ ...LOOK, id: 3, name: null }], next: null }
        : { visits: [LOOK], next: '9', export: null, ...NOT_ASKED },
    )
    const words = {
      en: [
        'Sara',
        'Consultant',
        'Looks after your case',
        'Opened your case',
        'Read your answers',
        'Worked on your case',
      ],
      fa: ['Sara', 'مشاور', 'مسئول پروندهٔ شما', 'باز کردن پروندهٔ شما', 'خواندن پاسخ‌های شما', 'کار روی پروندهٔ شما'],
    }[language]
    for (const word of words) await expect.element(screen.getByText(word, { exact: true })).toBeVisible()
    await screen.getByRole('button', { name: { en: 'Show earlier', fa: 'نمایش موارد قدیمی‌تر' }[language] }).click()
    const gone = { en: 'Former colleague · a1b2', fa: 'همکار قبلی · a1b2' }[language]
    await expect.element(screen.getByText(gone)).toBeVisible()
  },
)

const READY: DataExport = {
  id: '33333333-3333-4333-8333-333333333333',
  state: 'making',
  askedAt: '2026-11-16T12:00:00.000Z',
  progress: { done: 10, of: 40 },
  bytes: 2_500_000,
  missingFiles: 0,
  expiresAt: '2026-11-23T12:00:00.000Z',
  mayDownload: false,
}

test.each(LANGUAGES)(
  'an archive that is being made shows how far it is, and a ready one until when (%s)',
  async (language) => {
    let made = READY
    const screen = await open(language, () => ({ visits: [], next: null, export: made, ...NOT_ASKED }))
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
    made = { ...READY, state: 'ready', mayDownload: true }
    await expect.element(screen.getByRole('button', { name: { en: 'Download', fa: 'دانلود' }[language] })).toBeVisible()
    await expect
      .element(screen.getByText({ en: /until 23 November 2026/, fa: /تا ۲ آذر ۱۴۰۵/ }[language]))
      .toBeVisible()
  },
)

test.each(LANGUAGES)('a correction is asked for, and its answer stands below it (%s)', async (language) => {
  const answered = {
    id: '66666666-6666-4666-8666-666666666666',
    what: 'Passport number',
    askedAt: '2026-11-01T12:00:00.000Z',
    dueAt: '2026-12-01T12:00:00.000Z',
    answer: { outcome: 'refused', words: 'It is as in your passport.', at: '2026-11-10T12:00:00.000Z' },
  }
  const sent: { id: string; what: string }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)))
    const waits = sent.map((each) => ({ ...answered, ...each, answer: null }))
    return Response.json({ visits: [], next: null, export: null, ...NOT_ASKED, corrections: [...waits, answered] })
  })
  const words = {
    en: {
      ask: 'Ask for a correction',
      label: 'What is wrong, and what should it say?',
      refused: 'Not changed, answered on 10 November 2026',
      waits: /by 1 December 2026/,
    },
    fa: {
      ask: 'درخواست اصلاح',
      label: 'چه چیزی اشتباه است و درست آن چیست؟',
      refused: /تغییر نکرد؛ پاسخ در ۱۹ آبان ۱۴۰۵/,
      waits: /تا ۱۰ آذر ۱۴۰۵/,
    },
  }[language]
  const screen = await draw(language)
  await expect.element(screen.getByText(words.refused)).toBeVisible()
  await screen.getByRole('button', { name: words.ask }).click()
  expect(sent).toEqual([])
  await screen.getByLabelText(words.label).fill('My name')
  await screen.getByRole('button', { name: words.ask }).click()
  await expect.element(screen.getByText(words.waits)).toBeVisible()
  expect(sent).toMatchObject([{ what: 'My name' }])
})

test.each(LANGUAGES)(
  'each kind of data says how long it stays, and the day of what is there (%s)',
  async (language) => {
    const screen = await open(language, () => ({ visits: [], next: null, export: null, ...NOT_ASKED }))
    const words = {
      en: [
        'For 2 years after we answered.',
        /for 6 years after it has ended/,
        'Your first one: deleted on 16 November 2027 (25 Aban 1406).',
      ],
      fa: [
        'تا ۲ سال پس از پاسخ ما.',
        /۶ سال پس از پایان کار\.$/,
        'اولین سؤال شما در ۲۵ آبان ۱۴۰۶ (۱۶ نوامبر ۲۰۲۷) حذف می‌شود.',
      ],
    }[language]
    for (const word of words) await expect.element(screen.getByText(word)).toBeVisible()
    expect(screen.container.textContent).not.toContain('null')
  },
)

test.each(LANGUAGES)(
  'deletion says what must be kept, asks once more, and is stopped with one press (%s)',
  async (language) => {
    const asked: string[] = []
    const planned = {
      deletion: {
        askedAt: '2026-11-15T12:00:00.000Z',
        dueAt: '2026-12-15T12:00:00.000Z',
        isSuspended: false,
        because: 'asked',
      },
    }
    let state: object = { ...NOT_ASKED, fileUntil: '2032-12-10' }
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      if (init?.method === 'POST') state = { ...state, ...planned }
      if (init?.method === 'DELETE') state = NOT_ASKED
      asked.push(`${init?.method ?? 'GET'} ${String(url)}`)
      return Response.json({ visits: [], next: null, export: null, role: 'student', ...state })
    })
    const words = {
      en: {
        ask: 'Delete my account',
        stop: 'Keep my account',
        kept: /until 10 December 2032/,
        on: /deleted on 15 December 2026, \d\d:\d\d \(24 Azar 1405\)/,
      },
      fa: {
        ask: 'حسابم را حذف کنید',
        stop: 'حسابم بماند',
        kept: /تا ۲۰ آذر ۱۴۱۱/,
        on: /در ۲۴ آذر ۱۴۰۵، ساعت [۰-۹:]+ \(۱۵ دسامبر ۲۰۲۶\)/,
      },
    }[language]
    const screen = await draw(language)
    await expect.element(screen.getByText(words.kept)).toBeVisible()
    await screen.getByRole('button', { name: words.ask }).click()
    await screen.getByRole('dialog').getByRole('button', { name: words.ask }).click()
    await expect.element(screen.getByText(words.on)).toBeVisible()
    await screen.getByRole('button', { name: words.stop }).click()
    await expect.element(screen.getByRole('button', { name: words.ask })).toBeVisible()
    expect(asked.filter((each) => !each.startsWith('GET'))).toHaveLength(2)
  },
)

test('every act that reads or changes a client’s file has words for the client', () => {
  /** These belong to the office's own order and are "worked on your case". */
  const INTERNAL = /^case\.(\w*Note|\w*Task|\w*Tasks|readNotes|release|snooze|undoBulk|wake)$|^message\.addNote$/
  /** These are about no client, or what somebody does with their own devices. */
  const OF_NO_CLIENT = [
    'mail.test',
    'consultation.schedule',
    'message.saveReply',
    'message.removeReply',
    'user.endSession',
  ]
  const ABOUT_CLIENTS = ['advisor', 'case', 'consultation', 'document', 'mail', 'message', 'role', 'user']
  const acts = ABOUT_CLIENTS.flatMap((capability) =>
    Object.keys(audit.acts[capability] ?? {})
      .filter((verb) => !privacy.visits.acts[capability]?.[verb])
      .map((verb) => `${capability}.${verb}`),
  )
  expect(acts.filter((act) => !INTERNAL.test(act) && !OF_NO_CLIENT.includes(act))).toEqual([])
})
