import type { advisor as en } from '../../en/advisor.ts'

export const found: typeof en.found = {
  lead: (title) => `مطمئن نیستم سؤالتان همین باشد. در مقالهٔ «${title}» آمده است:`,
  answerTo: (question) => `مطمئن نیستم سؤالتان همین باشد. پاسخ ما به «${question}»:`,
}

export const links: typeof en.links = {
  report: 'دیدن امتیاز',
  profile: 'رفتن به پروفایل',
  services: 'دیدن برنامه‌ها',
  documents: 'رفتن به مدارک',
  applications: 'رفتن به درخواست‌ها',
  book: 'رزرو مشاوره',
  appointment: 'دیدن وقت مشاوره',
  article: 'خواندن مقاله',
  contact: 'تماس با ما',
  transfer: 'رفتن به فرم انتقال',
  privacy: 'خواندن صفحهٔ حریم خصوصی',
  study: 'نوشتن برنامهٔ تحصیلی',
  settings: 'رفتن به تنظیمات',
  yourData: 'رفتن به «اطلاعات شما»',
  messages: 'رفتن به پیام‌ها',
  aboutUs: 'دربارهٔ ما',
  ourTeam: 'آشنایی با تیم ما',
  selfCheck: 'رفتن به ارزیابی رایگان',
  verify: 'بررسی اعتبار گزارش',
  begin: 'شروع درخواست',
}

export const sources: typeof en.sources = {
  profile: 'پروفایل شما',
  case: 'پروندهٔ شما',
  documents: 'مدارک شما',
  bookings: 'رزروهای شما',
  firm: 'مقررات خود ما',
  settings: 'دفتر ما',
  messages: 'پیام‌های شما',
}

export const frameQuestions: typeof en.questions = {
  article: 'مقاله‌های شما چه می‌گوید؟',
}
