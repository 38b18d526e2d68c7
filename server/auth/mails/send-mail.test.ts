import { LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../test/test.ts'
import { MAILS, type MailKind } from './mail-texts.ts'
import { sendMail } from './send-mail.ts'

const t = useTestApp()
const fullName = 'پرنیان نمونه'

async function write(language: Language, kind: MailKind) {
  const email = `${kind}-${language}@example.com`
  await sendMail(t.deps, t.db, { email, fullName, language }, kind, { mentionedEmail: 'new@example.com' })
  const mail = (await t.mails()).find(({ to }) => to === email)
  if (!mail) throw new Error('no mail')
  return mail.content
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(MAILS)('the mail %s is whole and in one language', async (kind) => {
    const { subject, greeting, paragraphs, action } = await write(language, kind)
    const texts = [subject, ...paragraphs, ...(action ? [action.label] : [])]
    for (const text of texts) {
      expect(text).not.toMatch(/[{}]/)
      const persian = /\p{Script=Arabic}/u.test(text)
      expect(persian).toBe(language === 'fa')
    }
    expect(greeting).toContain(fullName)
    if (action) expect(new URL(action.url).searchParams.get('language')).toBe(language)
  })
})

test('minutes are written in the digits of the language', async () => {
  expect((await write('fa', 'recovery')).paragraphs.join(' ')).toContain('۶۰ دقیقه')
})
