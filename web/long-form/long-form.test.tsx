import type { Language } from '@rahnama/contract/locale/locale.ts'
import { type FlatAnswers, flatten } from '@rahnama/contract/long-form/long-form.ts'
import { whole } from '@rahnama/contract/long-form/sample-form.test-data.ts'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetDrafts, openDrafts } from '../drafts/drafts.ts'
import { LanguageProvider, loadTexts, useLanguage } from '../i18n/i18n.tsx'
import { rememberCalendar } from '../ui/date-field/date-field.tsx'
import { ToastProvider } from '../ui/toast/toast.tsx'
import '../ui/tokens.css'
import { eventually } from '../test/eventually.ts'
import { LongFormView } from './long-form-page.tsx'
import { fieldsOfStudy, sampleForm, sampleServer, sampleTexts } from './sample-form.test-data.ts'
import { createSheetStore, type Draft } from './sheet-store.ts'

const WORDS = {
  en: {
    continue: 'Save & Continue',
    saved: 'Progress saved successfully!',
    saveFailed: 'Failed to save progress',
    previous: 'Previous',
    next: 'Next',
    sections: 'All sections',
    problem: 'There is a problem',
    yes: 'Yes',
    no: 'No',
    unknown: 'I do not know yet',
    change: 'Change',
    done: 'Done',
    check: 'Check your answers',
    notProvided: 'Not provided',
    allTold: 'All answered',
    keepMine: 'Keep yours',
    keepTheirs: 'Use the other one',
    optional: '(optional)',
    year: 'Year',
    month: 'Month',
    day: 'Day',
    retry: 'Try again',
    addOne: 'Add at least one',
    between: 'Enter a number from 0 to 9',
    invalid: 'We could not find that step',
    remove: 'Remove',
    undo: 'Undo',
  },
  fa: {
    continue: 'ذخیره و ادامه',
    saved: 'پیشرفت شما با موفقیت ذخیره شد!',
    saveFailed: 'پیشرفت شما ذخیره نشد',
    previous: 'قبلی',
    next: 'بعدی',
    sections: 'همهٔ بخش‌ها',
    problem: 'مشکلی هست',
    yes: 'بله',
    no: 'خیر',
    unknown: 'هنوز نمی‌دانم',
    change: 'تغییر',
    done: 'تمام شد',
    check: 'پاسخ‌هایتان را مرور کنید',
    notProvided: 'نوشته نشده',
    allTold: 'کامل است',
    keepMine: 'همین پاسخ بماند',
    keepTheirs: 'پاسخ دیگر را بگذارید',
    optional: '(اختیاری)',
    year: 'سال',
    month: 'ماه',
    day: 'روز',
    retry: 'تلاش دوباره',
    addOne: 'دست‌کم یک مورد اضافه کنید',
    between: 'عددی از ۰ تا ۹ وارد کنید',
    invalid: 'این گام پیدا نشد',
    remove: 'حذف',
    undo: 'بازگرداندن',
  },
}

const lists = { fieldsOfStudy }
/** Every test has a person of its own: the page of an earlier one may still write. */
let person = 0
const drafts = () => openDrafts<Draft>(`somebody-${person}`, sampleForm.name)

function Place() {
  const { pathname, search } = useLocation()
  return <output aria-label="place">{pathname + search}</output>
}

function SwitchLanguage() {
  const { language, setLanguage } = useLanguage()
  return (
    <button type="button" onClick={() => setLanguage(language === 'fa' ? 'en' : 'fa')}>
      switch
    </button>
  )
}

function Form({ store, onCompleted }: { store: ReturnType<typeof createSheetStore>; onCompleted: () => void }) {
  const { language } = useLanguage()
  return (
    <LongFormView
      form={sampleForm}
      texts={sampleTexts[language]}
      adapter={never}
      store={store}
      basePath="/form"
      laterPath="/home"
      lists={lists}
      onCompleted={onCompleted}
    />
  )
}
const never = sampleServer().adapter

async function open(language: Language, path: string, server = sampleServer()) {
  for (const each of ['en', 'fa'] as const) {
    await Promise.all((['ui', 'longForm', 'errors', 'app'] as const).map((name) => loadTexts(each, name)))
  }
  document.documentElement.lang = language
  document.documentElement.dir = language === 'fa' ? 'rtl' : 'ltr'
  const store = createSheetStore({ form: sampleForm, adapter: server.adapter, drafts: drafts() })
  await store.load()
  const onCompleted = vi.fn()
  const form = <Form store={store} onCompleted={onCompleted} />
  const screen = await render(
    <LanguageProvider initial={language}>
      <ToastProvider>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path="/form" element={form} />
            <Route path="/form/:step" element={form} />
            <Route path="/home" element={<p>home</p>} />
          </Routes>
          <Place />
          <SwitchLanguage />
        </MemoryRouter>
      </ToastProvider>
    </LanguageProvider>,
  )
  return { screen, server, store, onCompleted, place: () => screen.getByLabelText('place').element().textContent }
}

const wholeFlat = flatten(whole) as FlatAnswers

beforeEach(async () => {
  person += 1
  localStorage.clear()
  await forgetDrafts()
})

describe.each(['en', 'fa'] as const)('a long form in %s', (language) => {
  const words = WORDS[language]
  const texts = sampleTexts[language]
  const { fields } = texts

  test('lists its sections with what is left of each', async () => {
    const { screen } = await open(language, '/form', sampleServer({ firstName: 'Sara', country: 'IR', married: true }))
    await expect.element(screen.getByRole('listitem').first()).toBeVisible()
    const rows = screen
      .getByRole('listitem')
      .elements()
      .map((row) => row.textContent)
    const statuses = language === 'en' ? ['In progress', 'Not started'] : ['در حال تکمیل', 'شروع‌نشده']
    expect(rows[0]).toContain(language === 'en' ? '50%' : '۵۰')
    expect(rows[0]).toContain(statuses[0])
    expect(rows[0]).toContain(language === 'en' ? '1 new question' : '۱ سؤال جدید')
    expect(rows[1]).toContain(statuses[1])
    expect(rows[3]).toContain(language === 'en' ? 'Cannot start yet' : 'هنوز زمانش نرسیده')
  })

  test('says how long others needed once that was measured, and nothing before', async () => {
    const said = language === 'en' ? 'People usually need about 12 minutes.' : /حدود ۱۲ دقیقه طول می‌کشد/
    const unmeasured = await open(language, '/form')
    await expect.element(unmeasured.screen.getByRole('listitem').first()).toBeVisible()
    expect(unmeasured.screen.getByText(said).elements()).toHaveLength(0)
    await unmeasured.screen.unmount()
    const server = sampleServer()
    const { read } = server.adapter
    server.adapter.read = async () => ({ ...(await read()), usualMinutes: 12 })
    const { screen } = await open(language, '/form', server)
    await expect.element(screen.getByText(said)).toBeVisible()
  })

  test('marks what may be left out, and says why it asks', async () => {
    const { screen } = await open(language, '/form/about')
    await expect.element(screen.getByText(`${fields.nickname.label} ${words.optional}`)).toBeVisible()
    await expect.element(screen.getByText(new RegExp(fields.birthDate.why ?? ''))).toBeVisible()
  })

  test('names what is missing on Continue, with focus on the summary, and loses nothing', async () => {
    const { screen, place } = await open(language, '/form/about')
    await screen.getByLabelText(fields.email.label).fill('nobody')
    await screen.getByRole('button', { name: words.continue }).click()
    const summary = screen.getByRole('alert')
    await expect.element(summary).toHaveFocus()
    await expect.element(summary.getByText(fields.firstName.faults?.REQUIRED ?? '')).toBeVisible()
    await expect.element(screen.getByLabelText(fields.email.label)).toHaveValue('nobody')
    expect(document.title.startsWith(language === 'en' ? 'Error:' : 'خطا:')).toBe(true)
    expect(place()).toBe('/form/about')
  })

  test('takes an error away as soon as it is put right, in the summary too, and leaves the focus where it is', async () => {
    const { screen } = await open(language, '/form/about')
    await screen.getByRole('button', { name: words.continue }).click()
    const summary = screen.getByRole('alert')
    const firstName = screen.getByLabelText(fields.firstName.label)
    const missing = fields.firstName.faults?.REQUIRED ?? ''
    await expect.element(firstName).toBeInvalid()
    await userEvent.type(firstName, 'Sara')
    await expect.element(firstName).not.toBeInvalid()
    await expect.element(summary).toBeVisible()
    expect(summary.element().textContent).not.toContain(missing)
    await expect.element(firstName).toHaveFocus()

    const born = screen.getByRole('group', { name: fields.birthDate.label })
    await expect.element(born.getByLabelText(words.day)).toBeInvalid()
    await userEvent.type(born.getByLabelText(words.day), '۲۷')
    await userEvent.type(born.getByLabelText(words.month), '۳')
    await userEvent.type(born.getByLabelText(words.year), language === 'en' ? '1991' : '۱۳۷۰')
    await expect.element(born.getByLabelText(words.day)).not.toBeInvalid()
    expect(summary.element().textContent).not.toContain(fields.birthDate.label)
    await expect.element(born.getByLabelText(words.year)).toHaveFocus()
  })

  test('forgets "add at least one" with the first entry, and its own errors one by one', async () => {
    const { screen } = await open(language, '/form/work')
    await screen.getByRole('button', { name: words.continue }).click()
    await expect
      .element(screen.getByRole('group', { name: fields.jobs.label }).getByText(new RegExp(words.addOne)))
      .toBeVisible()
    await screen.getByRole('button', { name: fields.jobs.add }).click()
    await expect.element(screen.getByText(new RegExp(words.addOne))).not.toBeInTheDocument()

    await screen.getByRole('button', { name: words.done }).click()
    const title = screen.getByLabelText(fields.jobs.fields.title.label)
    await expect.element(title).toBeInvalid()
    await userEvent.type(title, 'Baker')
    await expect.element(title).not.toBeInvalid()
    const start = screen.getByRole('group', { name: fields.jobs.fields.startedOn.label })
    await expect.element(start.getByLabelText(words.year)).toBeInvalid()
  })

  test('takes Persian digits, either decimal mark and either calendar', async () => {
    const { screen, server, place } = await open(language, '/form/study')
    await screen.getByLabelText(texts.fields.level.options.bachelor).click()
    await screen.getByLabelText(fields.score.label).fill('۶٫۵')
    await screen.getByRole('combobox', { name: fields.field.label }).fill('پزشکی')
    await userEvent.keyboard('{Enter}')
    await screen.getByLabelText(words.year).fill('۱۳۹۵')
    await screen
      .getByText(language === 'en' ? 'Iranian (solar)' : 'هجری شمسی')
      .first()
      .click()
    await screen.getByLabelText(texts.fields.languages.options.en).click()
    await screen.getByRole('button', { name: words.continue }).click()
    await eventually(() => expect(place()).toBe('/form/work'))
    expect(server.answers).toEqual({
      level: 'bachelor',
      score: 6.5,
      field: 'medicine',
      graduated: 2016,
      languages: ['en'],
    })
  })

  test('says what a number must be, and does not send it', async () => {
    const { screen, server } = await open(language, '/form/study')
    await screen.getByLabelText(fields.score.label).fill('۹۵')
    await screen.getByRole('button', { name: words.continue }).click()
    await expect.element(screen.getByRole('alert').getByText(new RegExp(words.between))).toBeVisible()
    expect(Object.keys(server.answers)).toEqual([])
  })

  test('takes "I do not know yet", and lets it be taken back by typing', async () => {
    const { screen, server, store } = await open(language, '/form/study')
    await screen.getByLabelText(words.unknown).first().click()
    await store.save()
    expect(server.answers).toEqual({ field: 'unknown' })
    await screen.getByLabelText(words.unknown).last().click()
    await screen.getByLabelText(fields.score.label).fill('7')
    await store.save()
    expect(server.answers).toEqual({ field: 'unknown', score: 7 })
  })

  test('opens a branch by an answer, and leaves its answers out when it is closed', async () => {
    const { screen, store } = await open(language, '/form/about')
    const married = screen.getByRole('group', { name: fields.married.label })
    await married.getByLabelText(words.yes).click()
    await screen.getByRole('group', { name: fields.partnerComes.label }).getByLabelText(words.yes).click()
    await screen.getByLabelText(fields.partnerScore.label).fill('7')
    await married.getByLabelText(words.no).click()
    await expect.element(screen.getByLabelText(fields.partnerScore.label)).not.toBeInTheDocument()
    await married.getByLabelText(words.yes).click()
    await expect.element(screen.getByLabelText(fields.partnerScore.label)).toHaveValue(language === 'fa' ? '۷' : '7')
    await store.save()
  })

  test('keeps page and unsaved text when the language changes', async () => {
    const { screen } = await open(language, '/form/about')
    await screen.getByLabelText(fields.email.label).fill('half an addr')
    await screen.getByText('switch').click()
    const other = sampleTexts[language === 'en' ? 'fa' : 'en'].fields
    await expect.element(screen.getByLabelText(other.email.label)).toHaveValue('half an addr')
  })

  test('keeps entries from their first letter on, and removes with undo', async () => {
    const { screen, server, store } = await open(language, '/form/work')
    await screen.getByRole('button', { name: fields.jobs.add }).click()
    await screen.getByLabelText(fields.jobs.fields.title.label).fill('Baker')
    await store.save()
    const [entry] = Object.keys(server.answers)
    expect(server.answers).toEqual({ [entry ?? '']: 1, [`${entry}.title`]: 'Baker' })
    await screen.getByRole('button', { name: words.done }).click()
    const start = screen.getByRole('group', { name: fields.jobs.fields.startedOn.label })
    await start.getByLabelText(words.month).fill('9')
    await start.getByLabelText(words.year).fill(language === 'en' ? '2020' : '۱۳۹۹')
    await screen.getByRole('group', { name: fields.jobs.fields.current.label }).getByLabelText(words.yes).click()
    await screen.getByRole('button', { name: words.done }).click()
    await screen.getByRole('button', { name: new RegExp(`^${words.remove}`) }).click()
    await store.save()
    expect(server.answers[entry ?? '']).toBeUndefined()
    await screen.getByRole('button', { name: words.undo }).click()
    await store.save()
    expect(server.answers[`${entry}.title`]).toBe('Baker')
    expect(server.answers[`${entry}.current`]).toBe(true)
  })

  test('shows all answers before they count, and Change comes straight back', async () => {
    const { screen, place, server, onCompleted } = await open(language, '/form/check', sampleServer(wholeFlat))
    // Nothing is missing: only what is not known yet is unfolded, and the button stands in sight all the same.
    const isOpen = (title: string) =>
      screen
        .getByRole('heading', { level: 2, name: new RegExp(title) })
        .element()
        .closest('details')?.open
    await expect.element(screen.getByText(words.unknown).first()).toBeVisible()
    expect([isOpen(texts.steps.about.title), isOpen(texts.steps.work.title)]).toEqual([true, false])
    await expect.element(screen.getByRole('button', { name: texts.complete })).toBeInViewport()
    await expect.element(screen.getByText(words.notProvided).first()).toBeVisible()
    await screen.getByRole('link', { name: new RegExp(`${words.change} .*${fields.firstName.label}`) }).click()
    await eventually(() => expect(place()).toBe('/form/about?from=check'))
    await screen.getByLabelText(fields.firstName.label).fill('Samira')
    await screen.getByRole('button', { name: language === 'en' ? /return/ : /بازگشت/ }).click()
    await eventually(() => expect(place()).toBe('/form/check'))
    await expect.element(screen.getByText('Samira')).toBeVisible()
    await screen.getByRole('button', { name: texts.complete }).click()
    await expect.element(screen.getByText(texts.completed)).toBeVisible()
    expect(onCompleted).toHaveBeenCalledOnce()
    expect(server.completed).toBe(1)
  })
})

// What the words have no part in is tried in one of them.
describe('a long form', () => {
  const language = 'fa'
  const words = WORDS[language]
  const texts = sampleTexts[language]
  const { fields } = texts

  test('Next and Previous turn pages without asking for answers, and keep what was typed', async () => {
    const { screen, server } = await open(language, '/form/about')
    await screen.getByLabelText(fields.firstName.label).fill('Nava')
    await screen.getByRole('link', { name: words.next, exact: true }).click()
    await expect.element(screen.getByLabelText('place')).not.toHaveTextContent('/form/about')
    await expect.poll(() => server.answers).toMatchObject({ firstName: 'Nava' })
    await screen.getByRole('link', { name: words.previous, exact: true }).click()
    await expect.element(screen.getByLabelText('place')).toHaveTextContent('/form/about')
    await expect.element(screen.getByLabelText(fields.firstName.label)).toHaveValue('Nava')
  })

  test('lets the summary go with the last error, and does not call out again before the next attempt', async () => {
    const { screen } = await open(language, '/form/study', sampleServer({ ...wholeFlat, score: 7 }))
    const score = screen.getByLabelText(fields.score.label)
    await score.fill('۹۵')
    await screen.getByRole('button', { name: words.continue }).click()
    await expect.element(screen.getByRole('alert')).toHaveFocus()
    await score.fill('۸')
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
    expect(document.title.startsWith('خطا')).toBe(false)
    await score.fill('۸۵')
    await expect.element(score).toHaveFocus()
    await expect.element(score).not.toBeInvalid()
    await screen.getByRole('button', { name: words.continue }).click()
    await expect.element(screen.getByRole('alert')).toHaveFocus()
  })

  test('says that a phone number lacks a digit, and keeps it from the server', async () => {
    const { screen, server } = await open(language, '/form/about')
    const phone = screen.getByLabelText(new RegExp(`^${fields.phone.label}`))
    await phone.fill('۰۹۱۲۳۴۵۶۷۸')
    await screen.getByRole('button', { name: words.continue }).click()
    await expect.element(screen.getByRole('alert').getByText(/این شماره کامل نیست/)).toBeVisible()
    await phone.fill('۰۹۱۲۳۴۵۶۷۸۹')
    await expect.element(phone).not.toBeInvalid()
    await eventually(() => expect(server.answers).toEqual({ phone: '+989123456789' }))
  })

  test('saves by itself and says when', async () => {
    const { screen, server } = await open(language, '/form/about')
    await screen.getByLabelText(fields.firstName.label).fill('Sara')
    await eventually(() => expect(server.answers).toEqual({ firstName: 'Sara' }))
    await expect.element(screen.getByRole('status').filter({ hasText: 'ذخیره شد' })).toBeVisible()
  })

  test('has one main button on a step, and says once that it saves by itself', async () => {
    const { screen } = await open(language, '/form/about')
    await screen.getByLabelText(fields.firstName.label).fill('Sara')
    await expect.element(screen.getByRole('status').filter({ hasText: 'ذخیره شد' })).toBeVisible()
    const buttons = screen.getByRole('button').elements()
    expect(buttons.filter(({ dataset }) => dataset.variant === 'primary').map((each) => each.textContent)).toEqual([
      expect.stringContaining(words.continue),
    ])
    expect(screen.getByText(/ذخیره شد/).elements()).toHaveLength(1)
  })

  test('goes on typing without a connection and saves when it is back', async () => {
    const { screen, server, store } = await open(language, '/form/about')
    server.isReachable = false
    await screen.getByLabelText(fields.firstName.label).fill('Sara')
    await userEvent.tab()
    await expect.element(screen.getByText(words.saveFailed)).toBeVisible()
    await screen.getByLabelText(new RegExp(fields.nickname.label)).fill('Sa')
    server.isReachable = true
    await store.save()
    expect(server.answers).toEqual({ firstName: 'Sara', nickname: 'Sa' })
  })

  test('shows what two places disagree on and keeps what is chosen', async () => {
    const { screen, server, store } = await open(language, '/form/about', sampleServer({ firstName: 'Sara' }))
    server.change({ firstName: 'Sahar', nickname: 'Sa' })
    await screen.getByLabelText(fields.firstName.label).fill('Samira')
    await store.save()
    await expect.element(screen.getByRole('group', { name: fields.firstName.label }).getByText('Sahar')).toBeVisible()
    await expect.element(screen.getByLabelText(new RegExp(fields.nickname.label))).toHaveValue('Sa')
    expect(server.answers.firstName).toBe('Sahar')
    await screen.getByRole('button', { name: words.keepMine }).click()
    await eventually(() => expect(server.answers.firstName).toBe('Samira'))
    await expect.element(screen.getByRole('button', { name: words.keepMine })).not.toBeInTheDocument()
  })

  test('takes the other answer when that is chosen', async () => {
    const { screen, server, store } = await open(language, '/form/about', sampleServer({ firstName: 'Sara' }))
    server.change({ firstName: 'Sahar' })
    await screen.getByLabelText(fields.firstName.label).fill('Samira')
    await store.save()
    await screen.getByRole('button', { name: words.keepTheirs }).click()
    await expect.element(screen.getByLabelText(fields.firstName.label)).toHaveValue('Sahar')
    expect(server.answers.firstName).toBe('Sahar')
  })

  test('shows a day in the calendar in which it was entered, and beside it in the other', async () => {
    const born = async () => {
      const { screen } = await open(language, '/form/check', sampleServer({ birthDate: '1991-05-02' }))
      const row = screen.getByRole('term').filter({ hasText: fields.birthDate.label }).element().nextElementSibling
      const text = row?.textContent
      await screen.unmount()
      return text
    }
    expect(await born()).toBe('۱۲ اردیبهشت ۱۳۷۰ (۲ مه ۱۹۹۱)')
    rememberCalendar('gregorian')
    expect(await born()).toBe('۲ مه ۱۹۹۱ (۱۲ اردیبهشت ۱۳۷۰)')
    localStorage.removeItem('calendar')
  })

  test('opens before sending only the sections in which something is missing, and says how much', async () => {
    const { firstName: _, ...rest } = wholeFlat
    const { screen } = await open(language, '/form/check', sampleServer(rest))
    const about = screen.getByRole('heading', { level: 2, name: new RegExp(texts.steps.about.title) })
    await expect.element(about).toHaveTextContent(`${texts.steps.about.title} ۱ پاسخ مانده`)
    await expect.element(screen.getByText(fields.firstName.label, { exact: true }).first()).toBeVisible()
    const unfolded = [...document.querySelectorAll('details')].filter((each) => each.open)
    expect(unfolded).toEqual([about.element().closest('details')])
  })

  test('does not complete while something is missing', async () => {
    const { screen, server } = await open(language, '/form/check', sampleServer({ ...wholeFlat, truthful: false }))
    await screen.getByRole('button', { name: texts.complete }).click()
    await expect.element(screen.getByRole('alert').getByText(new RegExp(fields.truthful.label))).toBeVisible()
    expect(server.completed).toBe(0)
  })

  test('says so when a step does not exist', async () => {
    const { screen } = await open(language, '/form/shoes')
    await expect.element(screen.getByRole('heading', { name: words.invalid })).toBeVisible()
    await screen.getByRole('link', { name: words.sections }).click()
    await expect.element(screen.getByRole('heading', { name: texts.title })).toBeVisible()
  })

  test('says when it could not be loaded, and tries again', async () => {
    const server = sampleServer({ firstName: 'Sara' })
    server.isReachable = false
    const { screen } = await open(language, '/form/about', server)
    await expect.element(screen.getByText(texts.loadFailed)).toBeVisible()
    server.isReachable = true
    await screen.getByRole('button', { name: words.retry }).click()
    await expect.element(screen.getByLabelText(fields.firstName.label)).toHaveValue('Sara')
  })
})

describe('a draft on the device', () => {
  let dead = 0
  const lost = async (boxes: Draft['boxes']) => {
    dead += 1
    await drafts().write(`dead-tab-${dead}`, { turn: 1, base: 1, boxes })
  }

  test('brings back what a crash would have lost, unreadable texts too, and says from when', async () => {
    await lost({
      firstName: { box: 'Sara', at: Date.parse('2026-11-15T14:30:00Z') },
      email: { box: 'half an addr', at: Date.parse('2026-11-15T14:29:00Z') },
    })
    const { screen, server } = await open('en', '/form/about', sampleServer({ country: 'IR' }))
    await expect.element(screen.getByText(/We saved what you typed at/)).toBeVisible()
    await expect.element(screen.getByLabelText('E-mail')).toHaveValue('half an addr')
    await eventually(() => expect(server.answers).toEqual({ country: 'IR', firstName: 'Sara' }))
    expect(server.saves[0]?.tab).toBe(`dead-tab-${dead}`)
    await eventually(async () => {
      const [kept] = await drafts().list()
      expect(Object.keys(kept?.draft.boxes ?? {})).toEqual(['email'])
    })
  })

  test('that was changed elsewhere meanwhile becomes a choice', async () => {
    await lost({ firstName: { box: 'Sara', at: 1 } })
    const server = sampleServer({ country: 'IR' })
    server.change({ firstName: 'Sahar' })
    const { screen } = await open('en', '/form/about', server)
    await expect.element(screen.getByRole('button', { name: 'Keep yours' })).toBeVisible()
    expect(server.answers.firstName).toBe('Sahar')
  })

  test('is written within a moment, sealed, and goes when the server has it', async () => {
    const { screen, server, store } = await open('en', '/form/about')
    server.isReachable = false
    await screen.getByLabelText('First name').fill('Sara')
    await eventually(async () => expect(await drafts().list()).toHaveLength(1))
    expect(await rawDrafts()).not.toContain('Sara')
    server.isReachable = true
    await store.save()
    await eventually(async () => expect(await drafts().list()).toEqual([]))
  })

  test('of a tab that is alive is left to it', async () => {
    const first = await open('en', '/form/about')
    first.server.isReachable = false
    await first.screen.getByLabelText('First name').fill('Sara')
    await eventually(async () => expect(await drafts().list()).toHaveLength(1))
    await first.screen.unmount()
    const second = await open('en', '/form/about')
    await expect.element(second.screen.getByLabelText('First name')).toHaveValue('')
  })

  test('is gone when the person has signed out', async () => {
    await lost({ firstName: { box: 'Sara', at: 1 } })
    await forgetDrafts()
    expect(await drafts().list()).toEqual([])
  })

  test('of somebody else is not read', async () => {
    await lost({ firstName: { box: 'Sara', at: 1 } })
    expect(await openDrafts<Draft>('another', sampleForm.name).list()).toEqual([])
  })
})

/** Everything that is in the database of drafts, as far as it can be read. */
async function rawDrafts(): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('rahnama-drafts')
    request.onsuccess = () => resolve(request.result)
  })
  const rows = await new Promise<{ id: string; sealed: ArrayBuffer }[]>((resolve) => {
    const request = database.transaction('drafts').objectStore('drafts').getAll()
    request.onsuccess = () => resolve(request.result)
  })
  database.close()
  return rows.map(({ id, sealed }) => id + new TextDecoder('latin1').decode(sealed)).join()
}
