import type { support as en } from '../en/support.ts'

export const support: typeof en = {
  title: 'مشاور شما',
  team: 'گروه مشاوران ما',
  languages: { en: 'انگلیسی', fa: 'فارسی' },
  writes: (languages) => `به ${languages} می‌نویسد`,
  hours: (from, to) => `دوشنبه تا جمعه، ${from} تا ${to} به وقت تورنتو`,
  yourTime: (from, to) => `(${from} تا ${to} به وقت شما)`,
  promise: (hours) => `ظرف ${hours} ساعت کاری پاسخ می‌دهیم.`,
  replyBy: (day, clocks) => `اگر الان بنویسید: تا ${day}، ${clocks}.`,
  kept: (percent, answers) => `در ۹۰ روز گذشته ${percent} از ${answers} پاسخ در همین مهلت بوده است`,
  write: (name) => `پیام به ${name}`,
  writeUs: 'برای ما بنویسید',
  book: 'رزرو مشاوره',
  whatsapp: 'واتساپ',
  telegram: 'تلگرام',
}
