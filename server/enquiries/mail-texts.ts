import { mailWords } from '../mail/mail.ts'

type EnquiryMailWords = { subject: string; greeting: string; paragraphs: readonly string[] }

type Texts = {
  acknowledged: (mail: { reference: string; due: string }) => EnquiryMailWords & {
    yourData: string
    notes: readonly string[]
  }
  answered: (mail: { reference: string; name: string; office: string }) => Omit<EnquiryMailWords, 'paragraphs'> & {
    closing: string
    yourData: string
  }
  arrived: (mail: { reference: string }) => EnquiryMailWords & {
    labels: { name: string; email: string; reference: string; due: string; message: string }
    action: string
  }
}

export const MAIL_TEXTS = mailWords<Texts>('enquiries', {
  en: {
    acknowledged: ({ reference, due }) => ({
      subject: `We have received your message (${reference})`,
      greeting: 'Hello,',
      paragraphs: [
        `Thank you for writing to us. On working days we reply within 24 hours; you will have our reply to this message by ${due}, Toronto time.`,
        `Your reference is ${reference}. Please mention it if you write to us again about the same matter.`,
      ],
      yourData: 'See what we store, or withdraw your consent',
      notes: ['If you did not write to us, you can ignore this email.'],
    }),
    answered: ({ reference, name, office }) => ({
      subject: `Our reply to your message (${reference})`,
      greeting: `Dear ${name},`,
      closing: `If you have another question, please write to us at ${office} and mention ${reference}.`,
      yourData: 'See what we store, or withdraw your consent',
    }),
    arrived: ({ reference }) => ({
      subject: `New message from the contact form (${reference})`,
      greeting: 'Hello,',
      paragraphs: ['Somebody wrote to us with the contact form.'],
      labels: { name: 'From', email: 'Email', reference: 'Reference', due: 'Reply by', message: 'Their message' },
      action: 'Open the queue',
    }),
  },
  fa: {
    acknowledged: ({ reference, due }) => ({
      subject: `پیام شما به دست ما رسید (${reference})`,
      greeting: 'سلام،',
      paragraphs: [
        `از پیام شما سپاسگزاریم. در روزهای کاری ظرف ۲۴ ساعت پاسخ می‌دهیم؛ پاسخ این پیام تا ${due} به وقت تورنتو برای شما فرستاده می‌شود.`,
        `کد پیگیری شما ${reference} است. اگر دوباره دربارهٔ همین موضوع نوشتید، لطفاً این کد را ذکر کنید.`,
      ],
      yourData: 'دیدن آنچه از شما نگه می‌داریم، یا پس گرفتن رضایت',
      notes: ['اگر شما برای ما پیامی نفرستاده‌اید، این ایمیل را نادیده بگیرید.'],
    }),
    answered: ({ reference, name, office }) => ({
      subject: `پاسخ ما به پیام شما (${reference})`,
      greeting: `${name} گرامی،`,
      closing: `اگر سؤال دیگری دارید، لطفاً به ${office} بنویسید و کد پیگیری ${reference} را ذکر کنید.`,
      yourData: 'دیدن آنچه از شما نگه می‌داریم، یا پس گرفتن رضایت',
    }),
    arrived: ({ reference }) => ({
      subject: `پیام جدید از فرم تماس (${reference})`,
      greeting: 'سلام،',
      paragraphs: ['پیامی از فرم تماس رسیده است.'],
      labels: { name: 'از', email: 'ایمیل', reference: 'کد پیگیری', due: 'مهلت پاسخ', message: 'متن پیام' },
      action: 'مشاهدهٔ صف پیام‌ها',
    }),
  },
})
