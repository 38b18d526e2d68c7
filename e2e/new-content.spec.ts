import type { Locator } from '@playwright/test'
import { CONTENT_KIND_NAMES, type NewKind, takesNew } from '@rahnama/contract/content/content.ts'
import { formats, type Language } from '@rahnama/contract/locale/locale.ts'
import { content as en } from '@rahnama/web/i18n/en/content.ts'
import { ui as uiEn } from '@rahnama/web/i18n/en/ui.ts'
import { content as fa } from '@rahnama/web/i18n/fa/content.ts'
import { ui as uiFa } from '@rahnama/web/i18n/fa/ui.ts'
import { href, type PlainRouteName } from '@rahnama/web/site-map.ts'
import { expect, inPersian, test } from './fixtures.ts'
import { open, travel } from './travel.ts'

const TEXTS = { en: { ...en, ui: uiEn }, fa: { ...fa, ui: uiFa } }
type FieldName = keyof typeof en.fields
/** What is typed into a field, and how: a line by default. A field of a list is typed entry by entry. */
type Typed = { field: FieldName; as?: 'date' | 'choice' | 'search'; value: string | readonly string[] }
type Body = Record<string, unknown>
type NewForm = { at: PlainRouteName; facts: readonly Typed[]; text: readonly Typed[]; stored: Body; says: Body }

const titled = [
  { field: 'title', value: 'A new title' },
  { field: 'text', value: 'A new text.' },
] as const
const saysTitled = { title: 'A new title', text: 'A new text.' }

/** Every kind that takes new entries, with all that it cannot do without. */
const FORMS: Record<NewKind, NewForm> = {
  page: {
    at: 'adminPages',
    facts: [],
    text: [
      { field: 'title', value: 'A new title' },
      { field: 'description', value: 'What it is about.' },
      { field: 'lead', value: 'Some words first.' },
    ],
    stored: { isInFooter: false },
    says: { title: 'A new title', blocks: [{ type: 'hero', title: 'A new title', lead: 'Some words first.' }] },
  },
  article: {
    at: 'adminArticles',
    facts: [{ field: 'publishedOn', as: 'date', value: '2026-11-02' }],
    text: [
      { field: 'title', value: 'A new title' },
      { field: 'description', value: 'What it is about.' },
      { field: 'prose', value: 'One sentence.' },
    ],
    stored: { publishedOn: '2026-11-02', rulesAsOf: null },
    says: { title: 'A new title', description: 'What it is about.', prose: 'One sentence.', sources: [] },
  },
  story: {
    at: 'adminLanding',
    facts: [
      { field: 'country', as: 'search', value: 'Iran' },
      { field: 'destination', as: 'search', value: 'Canada' },
      { field: 'service', as: 'choice', value: 'express-entry' },
      { field: 'year', value: '2025' },
      { field: 'months', value: '14' },
      { field: 'rating', value: '5' },
    ],
    text: [
      { field: 'name', value: 'Nava' },
      { field: 'title', value: 'A new title' },
      { field: 'story', value: 'How it went.' },
      { field: 'outcome', value: 'She is there.' },
    ],
    stored: { country: 'IR', destination: 'CA', service: 'express-entry', year: 2025, months: 14, rating: 5 },
    says: { name: 'Nava', title: 'A new title', story: 'How it went.', outcome: 'She is there.' },
  },
  member: {
    at: 'adminAbout',
    facts: [
      { field: 'email', value: 'nava@example.com' },
      { field: 'linkedin', value: 'https://example.com/nava' },
    ],
    text: [
      { field: 'name', value: 'Nava' },
      { field: 'position', value: 'Adviser' },
      { field: 'bio', value: 'Ten years of it.' },
      { field: 'specialties', value: ['One', 'Two', 'Three', 'Four'] },
    ],
    stored: { email: 'nava@example.com', linkedin: 'https://example.com/nava' },
    says: { name: 'Nava', position: 'Adviser', bio: 'Ten years of it.', specialties: ['One', 'Two', 'Three', 'Four'] },
  },
  credential: { at: 'adminAbout', facts: [], text: titled, stored: {}, says: saysTitled },
  value: { at: 'adminAbout', facts: [], text: titled, stored: {}, says: saysTitled },
  faq: {
    at: 'adminContact',
    facts: [{ field: 'topics', value: ['contact'] }],
    text: [
      { field: 'question', value: 'A new question?' },
      { field: 'answer', value: 'Its answer.' },
    ],
    stored: { topics: ['contact'] },
    says: { question: 'A new question?', answer: 'Its answer.' },
  },
  service: {
    at: 'adminServices',
    facts: [
      { field: 'area', as: 'choice', value: 'canada' },
      { field: 'intakes', as: 'search', value: ['STUDY_CA'] },
      { field: 'href', value: '/contact' },
    ],
    text: [
      { field: 'title', value: 'A new title' },
      { field: 'summary', value: 'In short.' },
      { field: 'points', value: ['One', 'Two'] },
      { field: 'prose', value: 'One sentence.' },
      { field: 'action', value: 'Ask us' },
    ],
    stored: { area: 'canada', intakes: ['STUDY_CA'], times: [], href: '/contact' },
    says: { title: 'A new title', summary: 'In short.', points: ['One', 'Two'], action: 'Ask us' },
  },
  claim: {
    at: 'adminLanding',
    facts: [
      { field: 'owner', value: 'Office' },
      { field: 'reviewBy', as: 'date', value: '2031-03-27' },
    ],
    text: [
      { field: 'label', value: 'A new label' },
      { field: 'sentence', value: 'We say so.' },
      { field: 'source', value: 'Our own files' },
    ],
    stored: { figure: null, owner: 'Office', reviewBy: '2031-03-27' },
    says: { label: 'A new label', sentence: 'We say so.', source: 'Our own files' },
  },
  tip: { at: 'adminArticles', facts: [], text: titled, stored: { situations: [] }, says: saysTitled },
}

inPersian('what the owner writes anew', (language) => {
  const texts = TEXTS[language]

  test('is saved as a draft, of every kind', async ({ page, signInAs, database }) => {
    test.slow()
    await signInAs('admin')
    await open(page, `${href('adminPages')}?language=${language}`)
    for (const kind of CONTENT_KIND_NAMES.filter(takesNew)) {
      const { at, facts, text, stored, says } = FORMS[kind]
      const slug = `anew-${kind}-${language}`
      await travel(page, `${href(at)}?new=${kind}`)
      await expect(page.getByRole('heading', { level: 1, name: texts.kinds[kind].add })).toBeVisible()
      await page.getByRole('textbox', { name: texts.fields.slug }).fill(slug)
      const shared = page.getByRole('region', { name: texts.facts })
      for (const typed of facts) await type(shared, typed, language)
      const column = page.getByRole('region', { name: texts.languages[language], exact: true })
      for (const typed of text) await type(column, typed, language)
      await page.getByRole('button', { name: texts.create }).click()
      await expect(page).toHaveURL(/\?item=/)
      await expect(page.getByText(texts.created).last()).toBeVisible()

      const { rows } = await database.query<{ part: string; body: Body }>(
        `select part, body from content_versions join content_items on content_items.id = item_id
         where kind = $1 and slug = $2`,
        [kind, slug],
      )
      const bodyOf = (part: string) => rows.find((row) => row.part === part)?.body ?? {}
      expect(rows.map(({ part }) => part).sort()).toEqual([language, 'facts'].sort())
      expect(bodyOf('facts')).toMatchObject(stored)
      expect(bodyOf(language)).toMatchObject(says)
    }
    await database.query(`delete from content_items where slug like 'anew-%-' || $1`, [language])
  })
})

async function type(scope: Locator, { field, as, value }: Typed, language: Language): Promise<void> {
  const texts = TEXTS[language]
  const label = texts.fields[field]
  if (typeof value !== 'string') {
    const { number } = formats(language)
    for (const [place, entry] of value.entries())
      await typeInto(scope, texts.list.entry(label, number(place + 1)), { as, value: entry }, language)
    return
  }
  await typeInto(scope, label, { as, value }, language)
}

async function typeInto(
  scope: Locator,
  label: string,
  { as, value }: { as?: Typed['as']; value: string },
  language: Language,
): Promise<void> {
  const name = { name: label, exact: true }
  switch (as) {
    case 'date': {
      const date = scope.getByRole('group', name)
      await date.getByText(TEXTS[language].ui.dateField.calendars.gregorian, { exact: true }).click()
      const [year = '', month = '', day = ''] = value.split('-')
      for (const [place, part] of [day, month, year].entries()) await date.getByRole('textbox').nth(place).fill(part)
      return
    }
    case 'choice':
      await scope.getByRole('combobox', name).selectOption(value)
      return
    case 'search': {
      const box = scope.getByRole('combobox', name)
      await box.fill(TEXTS[language].choices[value] ?? value)
      await box.press('Enter')
      return
    }
    default: {
      // The opening of a page has a title of its own below that of the page.
      const boxes = scope.getByRole('textbox', name)
      for (const box of await boxes.all()) await box.fill(value)
      expect(await boxes.count(), label).toBeGreaterThan(0)
    }
  }
}
