import type { advisorDesk as en } from '../en/advisor-desk.ts'

export const advisorDesk: typeof en = {
  title: 'دستیار هوشمند',
  heading: 'دستیار هوشمند',
  lead: 'دستیار را روشن یا خاموش کنید و سؤال‌های بی‌پاسخ را ببینید.',
  recorded: 'هر بار دیدن سؤال‌های مراجع در پروندهٔ او ثبت می‌شود.',
  filter: 'نمایش',
  filters: { notAnswered: 'بی‌پاسخ', markedWrong: 'از نظر مراجع نادرست', all: 'همه' },
  empty: 'موردی نیست',
  markedWrong: 'مراجع آن را نادرست دانسته',
  leftover: 'کلمه‌هایی که نشناخت:',
  correction: 'اصلاح برای مراجع',
  rate: 'پاسخ چطور بود؟',
  ratings: { right: 'درست', incomplete: 'ناقص', wrong: 'نادرست' },
  saved: 'ذخیره شد',
  saving: 'در حال ذخیره…',
  switch: {
    label: 'مراجعان می‌توانند از دستیار بپرسند',
    hint: 'اگر خاموش باشد، صفحه این را می‌گوید و سؤالی نمی‌پذیرد. سؤال‌های قبلی نزد پرسنده می‌ماند.',
  },
}
