import type { Seed } from './seed-shape.ts'

export const CONTACT_PAGE: Seed<'page'> = {
  slug: 'contact',
  facts: { isInFooter: false },
  en: {
    title: 'Contact',
    description: 'Write to us, call us, visit us in Toronto or book a consultation. The initial one is free.',
    blocks: [
      {
        type: 'hero',
        title: 'Ask us',
        lead: 'Ask anything, and ask early. Write in English or Persian. On working days we reply within {{reply-time}}.',
        actions: [],
      },
      {
        type: 'enquiry-form',
        title: 'Write to us',
        lead: 'Name, email and your message are enough. The rest helps us choose who should answer.',
      },
      {
        type: 'contact-cards',
        title: 'Other ways to reach us',
        cards: [
          { what: 'email', title: 'Email', text: 'For anything that does not fit into the form.' },
          { what: 'phone', title: 'Phone', text: 'During business hours, in English or Persian.' },
          { what: 'office', title: 'Office', text: 'Please book before you come, so that someone has time for you.' },
          { what: 'hours', title: 'Business hours', text: 'Toronto time, in summer and winter.' },
        ],
      },
      {
        type: 'consultations',
        title: 'Book a consultation',
        lead: 'We meet by video, or by phone or at our office if you say so when you book. You see each time on your own clock and on ours.',
      },
      { type: 'faq', title: 'Frequently asked questions', topic: 'contact' },
    ],
  },
  fa: {
    title: 'تماس با ما',
    description: 'بنویسید، زنگ بزنید، در تورنتو به ما سر بزنید یا وقت مشاوره رزرو کنید. مشاورهٔ اولیه رایگان است.',
    blocks: [
      {
        type: 'hero',
        title: 'از ما بپرسید',
        lead: 'هر سؤالی دارید بپرسید؛ هرچه زودتر، بهتر. به فارسی یا انگلیسی بنویسید. در روزهای کاری ظرف {{reply-time}} پاسخ می‌دهیم.',
        actions: [],
      },
      {
        type: 'enquiry-form',
        title: 'برای ما بنویسید',
        lead: 'نام، ایمیل و پیامتان کافی است. بقیه کمک می‌کند بدانیم چه کسی باید پاسخ شما را بدهد.',
      },
      {
        type: 'contact-cards',
        title: 'راه‌های دیگر تماس',
        cards: [
          { what: 'email', title: 'ایمیل', text: 'برای هر موضوعی که در فرم جا نمی‌شود.' },
          { what: 'phone', title: 'تلفن', text: 'در ساعات کاری، به فارسی یا انگلیسی.' },
          { what: 'office', title: 'دفتر', text: 'لطفاً پیش از آمدن وقت بگیرید تا همکارمان منتظر شما باشد.' },
          { what: 'hours', title: 'ساعات کاری', text: 'همین ساعت‌ها، در تابستان و زمستان.' },
        ],
      },
      {
        type: 'consultations',
        title: 'رزرو وقت مشاوره',
        lead: 'مشاوره تصویری است؛ اگر هنگام رزرو بگویید، تلفنی یا در دفتر هم می‌شود. هر وقت را هم به ساعت خودتان می‌بینید و هم به ساعت ما.',
      },
      { type: 'faq', title: 'سؤالات متداول', topic: 'contact' },
    ],
  },
}
