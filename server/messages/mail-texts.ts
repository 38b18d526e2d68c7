import type { Language } from '@rahnama/contract/locale/locale.ts'

type Words = { subject: string; greeting: string; paragraphs: string[]; open: string }
type Texts = { unread: (mail: { name: string; subjects: string; count: number }) => Words }

export const MAIL_TEXTS: Record<Language, Texts> = {
  en: {
    unread: ({ name, subjects, count }) => ({
      subject: count === 1 ? 'A new message from your consultant' : 'New messages from your consultant',
      greeting: `Dear ${name},`,
      paragraphs: [`We have written to you about: ${subjects}.`, 'You can read it and reply in your portal.'],
      open: 'Read the message',
    }),
  },
  fa: {
    unread: ({ name, subjects, count }) => ({
      subject: count === 1 ? 'پیام جدیدی از مشاور شما' : 'پیام‌های جدیدی از مشاور شما',
      greeting: `${name} گرامی،`,
      paragraphs: [
        `دربارهٔ این موضوع برای شما پیام نوشته‌ایم: ${subjects}.`,
        'می‌توانید آن را در پنل کاربری خود بخوانید و پاسخ دهید.',
      ],
      open: 'خواندن پیام',
    }),
  },
}
