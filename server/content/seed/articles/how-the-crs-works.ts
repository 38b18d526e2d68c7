import type { Seed } from '../seed-shape.ts'

export const HOW_THE_CRS_WORKS: Seed<'article'> = {
  slug: 'how-the-crs-works',
  facts: {
    situations: [],
    publishedOn: '2026-11-09',
    rulesAsOf: '2026-11-15',
  },
  en: {
    title: 'How the CRS score works',
    description:
      'Where up to 1,200 Express Entry points come from, which of them you can still change, and how many points age costs.',
    sources: [
      { title: 'IRCC, Comprehensive Ranking System (CRS) criteria, Express Entry' },
      { title: 'Ministerial Instructions respecting Express Entry, in force since 25 March 2025' },
    ],
    prose: `Express Entry puts everyone who qualifies into one pool and ranks them by the Comprehensive Ranking System, CRS for short. In each round the government invites the highest scores. Your score is a sum of four parts.

| Part | At most |
| Core factors: age, education, language, Canadian work | 500 points without an accompanying spouse or partner, 460 with one |
| Spouse or partner | 40 points |
| Combination points (skill transferability) | 100 points |
| Additional points | 600 points |

The spouse’s column is used only when your spouse or partner comes with you and is neither a citizen nor a permanent resident of Canada. Being married is not enough.

## Core factors

**Age** gives its full 110 points from 20 to 29. At 30 it is 105, at 35 it is 77, at 40 it is 50, and from 45 on nothing (without an accompanying spouse; a little less with one).

**Education** gives 120 points for a bachelor’s degree, 135 for a master’s and 150 for a doctorate, again without an accompanying spouse. A degree from outside Canada counts only with a [credential assessment](/articles/credential-assessment-step-by-step).

**Language** is counted ability by ability. CLB 7 gives 17 points in each, CLB 9 gives 31, CLB 10 gives 34. From CLB 8 to CLB 9 in all four is 32 points in the core factors alone, and more with the combination points.

**Canadian work** begins with 40 points for one full year and ends with 80 for five. Part years are not rounded up.

## Combination points

Good language together with education, and with work abroad, earns up to 50 points each; the whole part stops at 100. A single bachelor’s degree with CLB 9 in all abilities gives 25. Two degrees, a master’s or a doctorate give 50. This is why one ability stuck at CLB 8 can cost more than it seems.

## Additional points

- 600 for a provincial nomination through Express Entry
- 25 or 50 for French at NCLC 7 or higher in all abilities
- 15 or 30 for studies in Canada
- 15 for a brother or sister in Canada
- Nothing for a job offer since 25 March 2025; older calculators still add 50 or 200

## An example

A single applicant, 29 years old, with one bachelor’s degree, CLB 9 in every ability and no work experience that counts: 110 for age, 120 for the degree, 124 for language and 25 for the combination, together 379.

## What you can change, and when

Language moves fastest: a few months of work on one ability. An assessment of a second credential is a matter of weeks. Work counts in whole years. Age only takes points away.

> A further change has been reported from 3 November 2026, with points for high-wage occupations. We have not seen its values in an official source, so this article and our calculator follow the rules in force since 25 March 2025.`,
  },
  fa: {
    title: 'امتیاز CRS چگونه حساب می‌شود',
    description:
      'تا ۱٬۲۰۰ امتیاز اکسپرس اینتری از کجا می‌آید، کدامش را هنوز می‌توانید تغییر دهید و با بالا رفتن سن چند امتیاز کم می‌شود.',
    sources: [
      { title: 'ادارهٔ مهاجرت کانادا، معیارهای سامانهٔ رتبه‌بندی جامع (CRS) در اکسپرس اینتری' },
      { title: 'دستورالعمل وزارتی دربارهٔ اکسپرس اینتری، لازم‌الاجرا از ۵ فروردین ۱۴۰۴' },
    ],
    prose: `اکسپرس اینتری همهٔ واجدان شرایط را در یک استخر می‌گذارد و با سامانهٔ رتبه‌بندی جامع (CRS) رتبه‌بندی می‌کند. دولت در هر دور، بالاترین امتیازها را دعوت می‌کند. امتیاز شما جمع چهار بخش است.

| بخش | حداکثر |
| عوامل اصلی: سن، تحصیلات، زبان، کار در کانادا | ۵۰۰ امتیاز بدون همسر یا شریک زندگی همراه، ۴۶۰ امتیاز با او |
| همسر یا شریک زندگی | ۴۰ امتیاز |
| امتیازهای ترکیبی (انتقال‌پذیری مهارت‌ها) | ۱۰۰ امتیاز |
| امتیازهای اضافی | ۶۰۰ امتیاز |

ستون «با همسر» فقط وقتی استفاده می‌شود که همسر یا شریک زندگی‌تان همراه شما بیاید و شهروند یا مقیم دائم کانادا نباشد. متأهل بودن به‌تنهایی کافی نیست.

## عوامل اصلی

**سن** از ۲۰ تا ۲۹ سالگی همهٔ ۱۱۰ امتیاز را می‌دهد. در ۳۰ سالگی ۱۰۵، در ۳۵ سالگی ۷۷ و در ۴۰ سالگی ۵۰ امتیاز است و از ۴۵ به بعد هیچ (بدون همسر همراه؛ با همسر کمی کمتر).

**تحصیلات** بدون همسر همراه، با کارشناسی ۱۲۰، با کارشناسی ارشد ۱۳۵ و با دکتری ۱۵۰ امتیاز دارد. مدرک خارج از کانادا فقط با [ارزیابی مدرک تحصیلی](/articles/credential-assessment-step-by-step) حساب می‌شود.

**زبان** برای هر مهارت جداگانه حساب می‌شود. CLB 7 در هر مهارت ۱۷ امتیاز، CLB 9 سی‌ویک امتیاز و CLB 10 سی‌وچهار امتیاز دارد. رفتن از CLB 8 به CLB 9 در هر چهار مهارت فقط در عوامل اصلی ۳۲ امتیاز است و با امتیازهای ترکیبی بیشتر.

**کار در کانادا** با ۴۰ امتیاز برای یک سال کامل شروع می‌شود و با پنج سال به ۸۰ می‌رسد. سال ناتمام گرد نمی‌شود.

## امتیازهای ترکیبی

زبان خوب در کنار تحصیلات، و در کنار کار خارج از کانادا، هر یک تا ۵۰ امتیاز می‌آورد و سقف کل این بخش ۱۰۰ است. یک کارشناسی با CLB 9 در همهٔ مهارت‌ها ۲۵ امتیاز دارد؛ دو مدرک، کارشناسی ارشد یا دکتری ۵۰ امتیاز. برای همین، ماندن یک مهارت در CLB 8 بیشتر از آنچه به نظر می‌رسد امتیاز کم می‌کند.

## امتیازهای اضافی

- ۶۰۰ امتیاز برای نامزدی استانی از طریق اکسپرس اینتری
- ۲۵ یا ۵۰ امتیاز برای زبان فرانسه با NCLC 7 یا بالاتر در همهٔ مهارت‌ها
- ۱۵ یا ۳۰ امتیاز برای تحصیل در کانادا
- ۱۵ امتیاز برای خواهر یا برادر ساکن کانادا
- از ۲۵ مارس ۲۰۲۵ پیشنهاد شغلی امتیازی ندارد؛ محاسبه‌گرهای قدیمی هنوز ۵۰ یا ۲۰۰ امتیاز اضافه می‌کنند

## یک نمونه

فردی مجرد، ۲۹ ساله، با یک کارشناسی، CLB 9 در همهٔ مهارت‌ها و بدون سابقهٔ کار قابل‌قبول: ۱۱۰ برای سن، ۱۲۰ برای مدرک، ۱۲۴ برای زبان و ۲۵ امتیاز ترکیبی؛ روی هم ۳۷۹ امتیاز.

## چه چیزی را می‌توان تغییر داد و کی

زبان از همه زودتر تغییر می‌کند: چند ماه کار روی یک مهارت. ارزیابی مدرک دوم کار چند هفته است. سابقهٔ کار سال‌به‌سال حساب می‌شود. سن فقط امتیاز کم می‌کند.

> گفته می‌شود از ۳ نوامبر ۲۰۲۶ (۱۲ آبان ۱۴۰۵) تغییر جدیدی اجرا شده است که به مشاغل با دستمزد بالا امتیاز می‌دهد. امتیازهای آن را هنوز در منبعی رسمی ندیده‌ایم؛ پس این مقاله و محاسبهٔ ما بر اساس قوانینی است که از ۲۵ مارس ۲۰۲۵ (۵ فروردین ۱۴۰۴) اجرا می‌شود.`,
  },
}
