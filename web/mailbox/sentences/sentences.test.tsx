import type { MailSentence } from '@rahnama/contract/mail-sentences.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import axe from 'axe-core'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { loadTexts } from '../../i18n/i18n.tsx'
import { eventually } from '../../test/eventually.ts'
import { renderIn } from '../../ui/render-in.tsx'
import { ToastProvider } from '../../ui/toast/toast.tsx'
import { SampleMail } from './sample-mail.tsx'

const subject: MailSentence = {
  ...{ id: 'a'.repeat(24), place: 'subject', ours: 'A question about {reference}', variables: ['reference'] },
  ...{ said: null, version: 0, alsoIn: 0 },
}
const button: MailSentence = {
  ...{ id: 'b'.repeat(24), place: 'button', ours: 'Answer', variables: [] },
  ...{ said: 'Reply now', version: 4, alsoIn: 2 },
}

type Sent = { sentences: { id: string; version?: number; said: string | null }[] }

async function show(language: 'en' | 'fa', refusal?: object, mailLanguage = language) {
  const saved: Sent[] = []
  const previewed: Sent[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
    const body = JSON.parse(String(options?.body ?? '{}')) as Sent
    if (String(address).includes('/preview')) {
      previewed.push(body)
      return Response.json({ subject: 'Drawn', html: '<p>Drawn</p>', text: 'Drawn without markup' })
    }
    if (options?.method !== 'PUT') return Response.json({ sentences: [subject, button] })
    saved.push(body)
    if (refusal) return Response.json(refusal, { status: 400 })
    return Response.json({ sentences: [{ ...subject, said: body.sentences[0]?.said ?? null, version: 1 }, button] })
  })
  for (const name of ['mailbox', 'errors'] as const) await loadTexts(language, name)
  const screen = await renderIn(
    language,
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ToastProvider>
        <SampleMail name="cases.asked" sample={1} theme="light" language={mailLanguage} />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { screen, saved, previewed }
}

afterEach(() => vi.restoreAllMocks())

test('a sentence typed anew is previewed, and saved over the version that was read', async () => {
  const { screen, saved, previewed } = await show('en')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Subject' }), 'About {reference}')
  await eventually(() => expect(previewed.at(-1)?.sentences).toEqual([{ id: subject.id, said: 'About {reference}' }]))
  await userEvent.click(screen.getByText('As plain text'))
  await expect.element(screen.getByText('Drawn without markup')).toBeVisible()
  expect((await axe.run(screen.container)).violations.filter(({ id }) => id !== 'region')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Save the sentences' }))
  await expect.element(screen.getByText('Saved. Emails sent from now on use these sentences.')).toBeVisible()
  expect(saved.map(({ sentences }) => sentences)).toEqual([[{ id: subject.id, version: 0, said: 'About {reference}' }]])
  await expect.element(screen.getByRole('button', { name: 'Save the sentences' })).not.toBeInTheDocument()
})

test('words of the owner’s go back to ours with one press', async () => {
  const { screen, saved } = await show('en')
  await expect.element(screen.getByRole('textbox', { name: 'Button' })).toHaveValue('Reply now')
  await userEvent.click(screen.getByRole('button', { name: 'Back to the original: Button' }))
  await expect.element(screen.getByRole('textbox', { name: 'Button' })).toHaveValue('Answer')
  await userEvent.click(screen.getByRole('button', { name: 'Save the sentences' }))
  await eventually(() => expect(saved[0]?.sentences).toEqual([{ id: button.id, version: 4, said: null }]))
})

test('a variable that was lost is named at its sentence', async () => {
  const issues = [{ field: 'sentences.0.said', fault: 'MISSING_VARIABLE', params: { variable: 'reference' } }]
  const { screen } = await show('fa', { code: 'INVALID_INPUT', issues })
  const field = screen.getByRole('textbox', { name: 'موضوع' })
  await userEvent.fill(field, 'یک سؤال')
  await userEvent.click(screen.getByRole('button', { name: 'ذخیرهٔ جمله‌ها' }))
  await expect.element(screen.getByText(/\{reference\} حذف شده است/)).toBeVisible()
  await expect.element(field).toBeInvalid()
})

test.each([
  ['en', 'fa', 'rtl'],
  ['fa', 'en', 'ltr'],
] as const)(
  'on a screen in %s a sentence of an email in %s runs %s, also where it is empty or begins with a variable or a name',
  async (screenLanguage, mailLanguage, direction) => {
    const { screen } = await show(screenLanguage, undefined, mailLanguage)
    const field = screen.getByRole('textbox').first()
    for (const words of ['{name} گرامی،', 'پرنیان {name}', '']) {
      await userEvent.fill(field, words)
      expect([words, getComputedStyle(field.element()).direction]).toEqual([words, direction])
    }
    await expect.element(field).toHaveAttribute('lang', mailLanguage)
  },
)
