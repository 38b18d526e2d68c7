import type { ClientDocument, Checklist as Drawn } from '@rahnama/contract/documents.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AuthProvider } from '../auth/auth.tsx'
import type { AuthClient } from '../auth/auth-client.ts'
import { sessionFor } from '../auth/auth-service.test-data.ts'
import { loadTexts } from '../i18n/i18n.tsx'
import { renderIn } from '../ui/render-in.tsx'
import { ToastProvider } from '../ui/toast/toast.tsx'
import { DocumentRow } from './document-row.tsx'
import { Checklist, DocumentField } from './documents.tsx'
import { documentsServer, documentWith, versionWith } from './documents-server.test-data.ts'

const client = {
  onAuthStateChange(listener: (event: string, session: unknown) => void) {
    listener('INITIAL_SESSION', sessionFor('now', { userId: '11111111-1111-4111-8111-111111111111' }))
    return { data: { subscription: { unsubscribe() {} } } }
  },
} as unknown as AuthClient
const getClient = async () => client

async function show(node: ReactNode, language: Language = 'en') {
  await Promise.all((['documents', 'checklist', 'uploads', 'errors'] as const).map((name) => loadTexts(language, name)))
  return renderIn(
    language,
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <AuthProvider client={getClient}>
          <ToastProvider>{node}</ToastProvider>
        </AuthProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

const passport = <DocumentField kind="passport" subject="profile" />

afterEach(() => vi.restoreAllMocks())

const sentBack = {
  sentence: { en: 'Pages are missing.', fa: 'بعضی صفحه‌ها نیست.' },
  remedy: 'newPicture',
  note: 'Page 2, please.',
  at: '2026-11-02T10:00:00.000Z',
} as const
const STATES: readonly { document: ClientDocument; en: RegExp; fa: RegExp }[] = [
  { document: documentWith(), en: /Needed/, fa: /لازم/ },
  {
    document: documentWith({ state: 'uploaded', versions: [versionWith()], validUntil: '2031-05-02' }),
    en: /Valid until 2 May 2031 \(12 Ordibehesht 1410\)/,
    fa: /معتبر تا ۱۲ اردیبهشت ۱۴۱۰ \(۲ مه ۲۰۳۱\)/,
  },
  {
    document: documentWith({ state: 'inReview', versions: [versionWith({ state: 'inReview' })] }),
    en: /We are reviewing it/,
    fa: /در حال بررسی آن هستیم/,
  },
  {
    document: documentWith({ state: 'accepted', versions: [versionWith({ state: 'accepted' })] }),
    en: /Accepted/,
    fa: /پذیرفته/,
  },
  {
    document: documentWith({ state: 'sentBack', versions: [versionWith({ state: 'sentBack', sentBack })] }),
    en: /Pages are missing/,
    fa: /بعضی صفحه‌ها نیست/,
  },
  {
    document: documentWith({
      state: 'expired',
      versions: [versionWith({ endsOn: '2026-01-31' })],
      validUntil: '2026-01-31',
    }),
    en: /Expired on 31 January 2026 \(11 Bahman 1404\)/,
    fa: /در ۱۱ بهمن ۱۴۰۴ \(۳۱ ژانویه ۲۰۲۶\) تمام شد/,
  },
  {
    document: documentWith({
      state: 'notNeeded',
      notNeeded: { saidBy: 'Robin Sample', saidAt: '2026-11-02T10:00:00.000Z' },
    }),
    en: /Robin Sample said so on 2 November 2026/,
    fa: /به گفتهٔ Robin Sample در ۱۱ آبان ۱۴۰۵/,
  },
]

// The first one waits for everything to be loaded.
describe('a document', { timeout: 60_000 }, () => {
  test.for(STATES)(
    'that is $document.state says so in both languages, and has no fault of accessibility',
    async ({ document, en, fa }) => {
      documentsServer([document])
      for (const [language, words] of [
        ['en', en],
        ['fa', fa],
      ] as const) {
        const screen = await show(passport, language)
        await expect.element(screen.getByText(words).first()).toBeVisible()
        const { violations } = await axe.run(screen.container, { rules: { region: { enabled: false } } })
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
        await screen.unmount()
      }
    },
  )

  test('that cannot be loaded says so and is tried again', async () => {
    let isDown = true
    documentsServer([documentWith({ state: 'uploaded', versions: [versionWith()] })], { fails: () => isDown })
    const screen = await show(passport)
    await expect.element(screen.getByRole('alert')).toBeVisible()
    isDown = false
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByText('Passport_Ahmadi_2031-05.pdf')).toBeVisible()
  })

  test('waits for the connection and says so', async () => {
    documentsServer([documentWith({ state: 'uploaded', versions: [versionWith()] })])
    onlineManager.setOnline(false)
    const screen = await show(passport)
    await expect.element(screen.getByText(/^You are offline/)).toBeVisible()
    onlineManager.setOnline(true)
    await expect.element(screen.getByText('Passport_Ahmadi_2031-05.pdf')).toBeVisible()
  })

  test('is removed at once, and brought back by undo', async () => {
    const { asked } = documentsServer([documentWith({ state: 'uploaded', versions: [versionWith()] })])
    const screen = await show(passport)
    await screen.getByRole('button', { name: 'Remove' }).click()
    await expect.element(screen.getByText('Passport_Ahmadi_2031-05.pdf removed')).toBeVisible()
    await expect.element(screen.getByText('Needed')).toBeVisible()
    await screen.getByRole('button', { name: 'Undo' }).click()
    await expect.element(screen.getByText('Passport_Ahmadi_2031-05.pdf is back')).toBeVisible()
    expect(asked.map(({ method, path }) => `${method} ${path.replace(/[0-9a-f-]{36}/, '{id}')}`)).toEqual(
      expect.arrayContaining(['DELETE /api/documents/versions/{id}', 'POST /api/documents/versions/{id}/restore']),
    )
  })

  test('that cannot be had is explained to one application, not before something is written', async () => {
    const { asked } = documentsServer([], {
      checklist: { ...CHECKLIST, program: 'PNP', entries: [entry(documentWith())] },
    })
    const screen = await show(<Checklist program="PNP" />)
    await screen.getByText('Passport', { exact: true }).click()
    await screen.getByRole('button', { name: 'I cannot get this' }).click()
    const dialog = page.getByRole('dialog', { name: 'Why can you not get this: Passport?' })
    await dialog.getByRole('button', { name: 'Save the explanation' }).click()
    await expect.element(dialog.getByText(/Please write what stands in the way/)).toBeVisible()
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Your explanation' }), 'The office is closed.')
    await dialog.getByRole('button', { name: 'Save the explanation' }).click()
    await expect.element(page.getByText('Explanation saved')).toBeVisible()
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
      kind: 'passport',
      subject: 'profile',
      program: 'PNP',
      explanation: 'The office is closed.',
    })
  })

  test('takes dates in either calendar, and names one that is none', async () => {
    const { asked } = documentsServer([documentWith({ state: 'uploaded', versions: [versionWith({ endsOn: null })] })])
    const screen = await show(passport)
    await screen.getByRole('button', { name: 'Add its dates' }).click()
    const dialog = page.getByRole('dialog', { name: 'Which dates are printed on it?' })
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Day' }), '31')
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Month' }), '2')
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Year' }), '2031')
    await dialog.getByRole('button', { name: 'Save the dates' }).click()
    await expect.element(dialog.getByText(/This is not a date/)).toBeVisible()
    await dialog.getByText('Iranian (solar)').click()
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Day' }), '۱۲')
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Month' }), '۲')
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Year' }), '۱۴۱۰')
    await dialog.getByRole('button', { name: 'Save the dates' }).click()
    await expect.element(page.getByText('Dates saved')).toBeVisible()
    expect(asked.find(({ path }) => path.endsWith('/dates'))?.body).toEqual({ issuedOn: null, endsOn: '2031-05-02' })
  })

  test('takes a file that was given elsewhere', async () => {
    const degree = documentWith({
      kind: 'degree',
      about: 'Sample University',
      subject: 'profile/credentials.c1',
      state: 'uploaded',
      versions: [versionWith({ name: 'Degree_Ahmadi_2012-07.pdf' })],
    })
    const { asked } = documentsServer([degree])
    const screen = await show(passport)
    await screen.getByRole('button', { name: 'Use a file I already uploaded' }).click()
    const dialog = page.getByRole('dialog', { name: 'Which file?' })
    await expect.element(dialog.getByText(/from: Diploma or degree: .*Sample University/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Use Degree_Ahmadi_2012-07.pdf' }).click()
    await expect.element(page.getByText('Degree_Ahmadi_2012-07.pdf is used here, too')).toBeVisible()
    expect(asked.find(({ path }) => path.endsWith('/reuse'))?.body).toEqual({ kind: 'passport', subject: 'profile' })
  })
})

const CHECKLIST: Drawn = {
  program: 'FSW',
  progress: { needed: 3, given: 2, accepted: 1, explained: 0, missing: 1, later: 2, helpful: 0, withOffice: 1 },
  entries: [
    entry(documentWith({ state: 'inReview', versions: [versionWith({ state: 'inReview' })] })),
    entry(documentWith({ kind: 'policeCertificate', subject: 'profile/countries.IR' }), {
      why: 'LIVES_IN',
      place: '/profile/personal#q-residence',
      country: 'IR',
      issuer: 'police',
      translation: { need: 'yes', into: 'englishOrFrench' },
      validity: { rule: 'monthsBeforeFiling', months: 6 },
    }),
    entry(documentWith({ kind: 'proofOfFunds', state: 'accepted', versions: [versionWith({ state: 'accepted' })] })),
  ],
}

function entry(document: ClientDocument, changes: Partial<Drawn['entries'][number]> = {}): Drawn['entries'][number] {
  return {
    kind: document.kind,
    subject: document.subject,
    about: document.about,
    necessity: 'hard',
    isLater: false,
    why: 'EVERYONE',
    issuer: 'bank',
    forms: ['colourScan'],
    translation: { need: 'no', into: 'englishOrFrench' },
    validity: { rule: 'noEnd' },
    source: 'IRCC (confidence: high)',
    document,
    ...changes,
  }
}

describe('a checklist', { timeout: 60_000 }, () => {
  test('says how much is given, accepted, missing and asked for later', async () => {
    documentsServer([], { checklist: CHECKLIST })
    const english = await show(<Checklist program="FSW" />)
    await expect
      .element(english.getByText('2 of 3 documents provided · 1 accepted · 1 missing · 2 asked for later'))
      .toBeVisible()
    await english.unmount()
    const persian = await show(<Checklist program="FSW" />, 'fa')
    await expect
      .element(persian.getByText('۲ از ۳ مدرک تحویل شده · ۱ تأیید شده · ۱ مانده · ۲ بعداً لازم می‌شود'))
      .toBeVisible()
  })

  test('shows by standing, and says when nothing is left to show', async () => {
    documentsServer([], { checklist: { ...CHECKLIST, entries: CHECKLIST.entries.slice(1) } })
    const screen = await show(<Checklist program="FSW" />)
    await screen.getByText('Missing').click()
    await expect.element(screen.getByText('Police certificate: Iran')).toBeVisible()
    expect(screen.getByText('Proof of funds').elements()).toEqual([])
    await screen.getByText('Explained').click()
    await expect.element(screen.getByText('No document is in this state.')).toBeVisible()
  })

  test('tells of each document why, who gives it out, its translation, how long it counts, and where the answer is changed', async () => {
    documentsServer([], { checklist: CHECKLIST })
    const screen = await show(<Checklist program="FSW" />)
    await screen.getByText('Police certificate: Iran').click()
    await expect.element(screen.getByText(/You told us that you live in Iran/)).toBeVisible()
    await expect.element(screen.getByText(/at most 6 months old, because you live there/)).toBeVisible()
    await expect.element(screen.getByText(/A certified translation into English or French is needed/)).toBeVisible()
    await expect.element(screen.getByText(/Police \+10 office/)).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Change the answer' }))
      .toHaveAttribute('href', '/profile/personal#q-residence')
  })

  test('is grouped by person of the family, the reader first, and without headings for somebody alone', async () => {
    const of = (subject: string, about: string | null = null) => {
      const key = { kind: 'passport', subject, about } as const
      return entry(documentWith(key))
    }
    const family = [
      of('profile/children.c2', '3'),
      of('profile/partner'),
      of('profile/children.c1', '7'),
      of('profile'),
    ]
    documentsServer([], { checklist: { ...CHECKLIST, entries: family } })
    const screen = await show(<Checklist program="FSW" />)
    await expect.element(screen.getByRole('heading', { name: 'Your partner' })).toBeVisible()
    const headings = () =>
      screen
        .getByRole('heading', { level: 3 })
        .elements()
        .map(({ textContent }) => textContent)
    expect(headings()).toEqual(['You', 'Your partner', 'Child aged 3', 'Child aged 7'])
    const partner = screen.getByRole('heading', { name: 'Your partner' }).element().parentElement
    expect(partner?.querySelectorAll('details')).toHaveLength(1)
    await screen.unmount()
    documentsServer([], { checklist: { ...CHECKLIST, entries: [of('profile'), of('profile/jobs.j1', 'Arya')] } })
    const alone = await show(<Checklist program="FSW" />)
    await expect.element(alone.getByText(/Passport: .*Arya/)).toBeVisible()
    expect(headings()).toEqual([])
  })

  test('opens by keyboard', async () => {
    documentsServer([], { checklist: CHECKLIST })
    const screen = await show(<Checklist program="FSW" />)
    await expect.element(screen.getByText('Proof of funds')).toBeVisible()
    const summary = screen.getByText('Proof of funds').element().closest('summary') as HTMLElement
    summary.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('Everyone who applies needs it.')).toBeVisible()
  })
})

test.each([
  ['en', 'Write about this', 'Passport'],
  ['fa', 'پیام دربارهٔ این مدرک', 'گذرنامه'],
] as const)('in %s an opened document leads to a message about it', async (language, name, subject) => {
  const { kind, subject: of } = documentWith()
  const screen = await show(<DocumentRow document={documentWith()} />, language)
  await screen.getByRole('group').getByText(subject).click()
  const link = screen.getByRole('link', { name })
  await expect.element(link).toBeVisible()
  const { searchParams } = new URL(link.element().getAttribute('href') ?? '', location.href)
  expect(Object.fromEntries(searchParams)).toEqual({ new: '', document: kind, documentSubject: of, subject })
})
