import { persianFaults } from '@rahnama/contract/locale/persian-faults.test-data.ts'
import { expect, test } from 'vitest'
import { MAIL_TEXTS as APPLICATIONS } from '../applications/mail-texts.ts'
import { MAIL_TEXTS as ACCOUNTS } from '../auth/mails/mail-texts.ts'
import { MAIL_TEXTS as CONSULTATIONS } from '../consultations/mail-texts.ts'
import { MAIL_TEXTS as DOCUMENTS } from '../documents/mail-texts.ts'
import { MAIL_TEXTS as ENQUIRIES } from '../enquiries/mail-texts.ts'
import { HOUSE } from './house.ts'

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return [String(value('نوا نمونه'))]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const filled = (text: string) => text.replace(/\{\w+\}/g, 'نمونه')

test.each([
  ['accounts', ACCOUNTS.fa],
  ['applications', APPLICATIONS.fa],
  ['consultations', CONSULTATIONS.fa],
  ['documents', DOCUMENTS.fa],
  ['enquiries', ENQUIRIES.fa],
  ['every mail', HOUSE.fa],
])('mails of %s are spelt and pointed as Persian is', (_, texts) => {
  const marked = textsIn(texts).flatMap((text) => persianFaults(filled(text)).map((fault) => `${fault} in «${text}»`))
  expect(marked).toEqual([])
})
