import { readFile } from 'node:fs/promises'
import { content } from '@rahnama/contract/content/content.ts'
import { expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { useTestApp } from '../test/test.ts'
import { readConsultations, seedContent } from './content.ts'

const t = useTestApp()
const MIGRATION = new URL('../db/migrations/0090_consultation_words.sql', import.meta.url)

test('what the owner had written on the contact page about a consultation becomes the consultation’s own', async () => {
  await t.db.execute(sql`delete from content_items where kind = 'consultation'`)
  await t.db.execute(sql`delete from content_seeds where kind = 'consultation'`)
  const card = { consultation: 'followUp', title: 'Catching up', text: 'What is new.', fee: '90 CAD', action: 'Book' }
  await t.db.execute(sql`
    update content_versions set body = jsonb_set(body, '{blocks}', ${JSON.stringify([
      { type: 'consultations', title: 'Book', consultations: [card] },
      { type: 'enquiry-form', title: 'Write' },
    ])}::jsonb)
    where part = 'en' and item_id = (select id from content_items where kind = 'page' and slug = 'contact')`)

  await t.db.pool.query(await readFile(MIGRATION, 'utf8'))
  await seedContent(t.db, new Date())

  const { followUp, initial } = await readConsultations(t.deps)
  const moved = { language: 'en', title: 'Catching up', text: 'What is new.', fee: null }
  expect(followUp).toEqual({ en: moved, fa: moved })
  expect(initial.fa.title).toBe('مشاورهٔ اولیهٔ رایگان')
  expect(await t.call(content.page, { slug: 'contact', language: 'en' })).toMatchObject({
    blocks: [
      { type: 'consultations', title: 'Book', consultations: [{ consultation: 'followUp' }, {}, {}] },
      { type: 'enquiry-form', title: 'Write' },
    ],
  })
})
