import { enquiries } from '@rahnama/contract/enquiries.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { mailSentences } from '@rahnama/contract/mail-sentences.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { mailCatalogue } from '../mail-catalogue/mail-catalogue.ts'
import { readHouse } from '../site-settings/site-settings.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()
const admin = () => t.as('admin')
const asked = (language: Language) => ({ name: 'cases.asked', sample: 1, language })
const read = (language: Language) => admin().call(mailSentences.read, asked(language))

async function sentence(language: Language, place: 'subject' | 'greeting' | 'button' | 'text') {
  const found = (await read(language)).sentences.find((each) => each.place === place)
  if (!found) throw new Error(`No ${place}`)
  return found
}

test('a mail lists its sentences in their places, with the variables each has to say', async () => {
  const { sentences } = await read('en')
  expect(sentences.map(({ place, ours, variables, said }) => ({ place, ours, variables, said }))).toEqual([
    { place: 'subject', ours: 'A question about your application {reference}', variables: ['reference'], said: null },
    { place: 'greeting', ours: 'Dear {name},', variables: ['name'], said: null },
    {
      place: 'text',
      ours: 'To continue with your application, we need an answer that only you can give:',
      ...{ variables: [], said: null },
    },
    { place: 'button', ours: 'Answer', variables: [], said: null },
  ])
})

describe('what the owner says', () => {
  test('is refused by name without a variable of ours or with one that is not there', async () => {
    const { id, version } = await sentence('en', 'subject')
    const refuse = async (said: string) => {
      const { issues } = await admin().refuse(mailSentences.save, {
        ...asked('en'),
        sentences: [{ id, version, said }],
      })
      return issues
    }
    const field = 'sentences.0.said'
    expect(await refuse('A question')).toEqual([
      { field, fault: 'MISSING_VARIABLE', params: { variable: 'reference' } },
    ])
    expect(await refuse('{reference}: a question for {surname}')).toEqual([
      { field, fault: 'UNKNOWN_VARIABLE', params: { variable: 'surname' } },
    ])
    expect(await refuse('\u202e \n')).toMatchObject([{ field, fault: 'REQUIRED' }])
  })

  test('is previewed before it is saved, and drawn in samples once it is', async () => {
    const { id, version } = await sentence('fa', 'button')
    const said = 'پاسخ می‌دهم'
    const shown = async (sentences: { id: string; said: string }[]) =>
      (await admin().call(mailSentences.preview, { ...asked('fa'), theme: 'light', sentences })).html
    expect(await shown([{ id, said }])).toContain(said)
    expect(await shown([])).not.toContain(said)
    await admin().call(mailSentences.save, { ...asked('fa'), sentences: [{ id, version, said }] })
    expect(await shown([])).toContain(said)
  })

  test('does not replace a colleague’s words unseen, and gives way to ours again', async () => {
    const { id, version } = await sentence('en', 'text')
    const save = { ...asked('en'), sentences: [{ id, version, said: 'Just one question:' }] }
    const { sentences } = await admin().call(mailSentences.save, save)
    expect(sentences.find((each) => each.id === id)).toMatchObject({ said: 'Just one question:', version: 1 })
    expect((await admin().refuse(mailSentences.save, save)).code).toBe('CONFLICT')
    await admin().call(mailSentences.save, { ...asked('en'), sentences: [{ id, version: 1, said: null }] })
    expect(await sentence('en', 'text')).toMatchObject({ said: null, version: 2 })
    const [entry] = await t.db.rows(sql`
      select act, target from audit_entries where target = 'settings:email' order by id desc limit 1`)
    expect(entry).toEqual({ act: 'settings.change', target: 'settings:email' })
  })

  test('is what the next email says, its variables filled in', async () => {
    const mail = { name: 'enquiries.acknowledged', sample: 1, language: 'en' } as const
    const { sentences } = await admin().call(mailSentences.read, mail)
    const subject = sentences.find(({ place }) => place === 'subject')
    const change = { id: subject?.id ?? '', version: 0, said: 'Thank you: {reference} is with us' }
    await admin().call(mailSentences.save, { ...mail, sentences: [change] })
    const { reference } = await t.call(enquiries.submit, {
      ...{ name: 'Parnian', email: 'parnian@example.com', message: 'May I ask something about my case?' },
      ...{ language: 'en', agreedTo: 1, idempotencyKey: crypto.randomUUID() },
    })
    const subjects = (await t.mails()).map(({ content }) => content.subject)
    expect(subjects.some((each) => each.includes('is with us') && each.includes(reference))).toBe(true)
    expect(subjects.some((each) => each.includes('We have received your message'))).toBe(false)
  })
})

test.each(['en', 'fa'] as const)(
  'in %s no sentence shows a made-up person, and every variable is a word',
  async (language) => {
    const catalogue = mailCatalogue(language, { publicUrl: 'http://localhost', ...(await readHouse(t.db)) })
    const sentences = catalogue.flatMap((each) => each.sentences)
    expect(sentences.length).toBeGreaterThan(80)
    for (const { ours, variables } of sentences) {
      expect(ours).not.toMatch(/undefined|\[object|Parnian|پرنیان|value\d/)
      for (const name of variables) expect(name).toMatch(/^[a-z]+[A-Za-z]*$/)
    }
  },
)
