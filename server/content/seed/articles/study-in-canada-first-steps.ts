import type { Seed } from '../seed-shape.ts'

export const STUDY_IN_CANADA: Seed<'article'> = {
  slug: 'study-in-canada-first-steps',
  facts: {
    situations: ['STUDY_CANADA'],
    publishedOn: '2026-11-15',
    rulesAsOf: '2026-11-15',
  },
  en: {
    title: 'Studying in Canada: the first steps',
    description:
      'A letter of acceptance, a provincial attestation letter and proof of funds for a year: in which order to get them.',
    sources: [
      { title: 'IRCC, study permit: who can apply' },
      { title: 'IRCC, cap on study permits and provincial attestation letters' },
      { title: 'IRCC, study permit, proof of funds outside Quebec, since 1 September 2026' },
    ],
    prose: `A study permit depends on three documents more than on anything else. It helps to collect them in this order.

## One: a letter of acceptance

Only a designated learning institution (DLI) can give it. For a degree, universities ask for marks, transcripts and proof of English or French; a language school or a pathway year is open to those who are not there yet.

## Two: a provincial attestation letter

Since 22 January 2024 the number of study permits is capped, and most applicants need a provincial attestation letter (PAL) from the province of the school. Since 1 January 2026 master’s and doctoral students of public institutions need none. In Quebec its own certificate of acceptance takes its place.

## Three: proof of funds for a year

Besides tuition and travel you show enough to live on for a year outside Quebec:

| People | Canadian dollars, since 1 September 2026 |
| 1 | 23,448 |
| 2 | 29,192 |
| 3 | 35,888 |
| 4 | 43,572 |

## Scholarships

In Canada they come from the universities themselves, mostly for master’s and doctoral students: ask the department before you apply, because funding and supervision are often decided together.

> An officer also asks whether you will really study and leave when your stay ends. A plan that fits your past answers that better than any letter.

[Tell us your plan](/profile/study-abroad), and we will tell you what fits.`,
  },
  fa: {
    title: 'تحصیل در کانادا: گام‌های اول',
    description: 'پذیرش از مؤسسهٔ مورد تأیید، نامهٔ تأیید استانی و تمکن مالی یک‌ساله؛ به چه ترتیبی آن‌ها را آماده کنیم.',
    sources: [
      { title: 'ادارهٔ مهاجرت کانادا، چه کسانی می‌توانند درخواست مجوز تحصیل بدهند' },
      { title: 'ادارهٔ مهاجرت کانادا، سقف مجوزهای تحصیل و نامه‌های تأیید استانی' },
      { title: 'ادارهٔ مهاجرت کانادا، تمکن مالی برای مجوز تحصیل خارج از کبک، از ۱۰ شهریور ۱۴۰۵' },
    ],
    prose: `تصمیم دربارهٔ مجوز تحصیل بیش از هر چیز به سه مدرک بستگی دارد. بهتر است آن‌ها را به همین ترتیب آماده کنید.

## یک: نامهٔ پذیرش

فقط مؤسسهٔ مورد تأیید (DLI) می‌تواند آن را بدهد. دانشگاه‌ها برای دورهٔ اصلی معدل، ریزنمرات و مدرک زبان انگلیسی یا فرانسه می‌خواهند؛ اگر هنوز به آن سطح نرسیده‌اید، مدرسهٔ زبان یا سال آمادگی راه دیگری است.

## دو: نامهٔ تأیید استانی (PAL)

از ۲۲ ژانویهٔ ۲۰۲۴ (۲ بهمن ۱۴۰۲) تعداد مجوزهای تحصیل سقف دارد و بیشتر متقاضیان باید از استان محل تحصیل نامهٔ تأیید استانی (PAL) بگیرند. از ۱ ژانویهٔ ۲۰۲۶ دانشجویان کارشناسی ارشد و دکتری مؤسسه‌های دولتی به آن نیاز ندارند. در کبک گواهی پذیرش خود استان جای آن را می‌گیرد.

## سه: تمکن مالی یک‌ساله

جدا از شهریه و سفر، باید تمکن مالی برای یک سال زندگی خارج از کبک را نشان دهید:

| تعداد نفر | دلار کانادا، از ۱ سپتامبر ۲۰۲۶ |
| ۱ | ۲۳٬۴۴۸ |
| ۲ | ۲۹٬۱۹۲ |
| ۳ | ۳۵٬۸۸۸ |
| ۴ | ۴۳٬۵۷۲ |

## بورسیه

در کانادا بورسیه را خود دانشگاه‌ها می‌دهند و بیشتر برای کارشناسی ارشد و دکتری است: پیش از درخواست از گروه آموزشی بپرسید، چون کمک‌هزینه و استاد راهنما اغلب با هم تعیین می‌شوند.

> افسر پرونده این را هم می‌پرسد که آیا واقعاً درس می‌خوانید و در پایان مدت برمی‌گردید. برنامهٔ تحصیلی‌ای که با سابقهٔ شما هماهنگ باشد، از هر نامه‌ای قانع‌کننده‌تر است.

[برنامه‌تان را برای ما بنویسید](/profile/study-abroad) تا بگوییم چه چیزی مناسب شماست.`,
  },
}
