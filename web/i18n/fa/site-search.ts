import type { siteSearch as en } from '../en/site-search.ts'

export const siteSearch: typeof en = {
  title: 'جست‌وجو',
  titleOf: (words) => `جست‌وجو: ${words}`,
  lead: 'در مقاله‌ها و سؤال‌هایی که از ما می‌پرسند.',
  label: 'دنبال چه می‌گردید؟',
  act: 'جست‌وجو',
  found: (words) => `نتیجه‌های «${words}»`,
  none: (words) => `برای «${words}» نتیجه‌ای پیدا نشد.`,
  questions: 'سؤال‌ها',
  articles: 'مقاله‌ها',
  elsewhere: {
    empty: 'یکی دو کلمه بنویسید؛ مثلاً تمکن مالی، آزمون زبان یا مجوز تحصیل.',
    none: 'با کلمه‌های کمتر یا متفاوت جست‌وجو کنید، یا اینجا را ببینید:',
    faq: 'همهٔ سؤال‌ها و پاسخ‌ها',
    articles: 'همهٔ مقاله‌ها',
    ask: 'از ما بپرسید',
  },
}
