import type { Seed } from '../seed-shape.ts'

export const CLB_AND_LANGUAGE_TESTS: Seed<'article'> = {
  slug: 'clb-and-language-tests',
  facts: {
    situations: ['NO_TEST', 'TEST_ENDED', 'TEST_ENDING', 'TEST_TOLD'],
    publishedOn: '2026-10-26',
    rulesAsOf: '2026-11-15',
  },
  en: {
    title: 'CLB and the language tests',
    description:
      'How IELTS, CELPIP, PTE, TEF and TCF results become CLB or NCLC levels, and why the overall band does not count.',
    sources: [
      { title: 'IRCC, Language test equivalency charts, Express Entry' },
      { title: 'IRCC, Language testing: approved tests' },
    ],
    prose: `Canada measures English in Canadian Language Benchmarks (CLB) and French in NCLC. A test gives you scores; a table turns each score into a level. There are four abilities, and each has its own level.

## Which tests are accepted for Express Entry

- English: IELTS General Training, CELPIP-General, PTE Core (since 30 January 2024)
- French: TEF Canada, TCF Canada
- Not accepted: IELTS Academic, PTE Academic, TOEFL iBT, Duolingo, Cambridge, DELF and DALF

TOEFL Essentials was designated in August 2025, but as of November 2026 we have not seen a first day of acceptance announced.

## IELTS General Training

| Level | Listening | Reading | Writing | Speaking |
| CLB 5 | 5.0 | 4.0 | 5.0 | 5.0 |
| CLB 6 | 5.5 | 5.0 | 5.5 | 5.5 |
| CLB 7 | 6.0 | 6.0 | 6.0 | 6.0 |
| CLB 8 | 7.5 | 6.5 | 6.5 | 6.5 |
| CLB 9 | 8.0 | 7.0 | 7.0 | 7.0 |
| CLB 10 | 8.5 | 8.0 | 7.5 | 7.5 |

Look at listening: 6.5 and 7.0 are still CLB 7. Many people lose a level there without knowing it. With CELPIP-General the score is the level: 9 is CLB 9.

## Three rules that surprise people

1. **No averages.** The overall band is for universities. Here each ability stands alone, and the lowest one decides whether you meet a minimum.
2. **No rounding.** A score just under the line is the level below.
3. **Two years.** A result must be less than two years old when you submit your profile, and again when your application for permanent residence arrives.

## Which level do I need?

- Federal Skilled Worker: CLB 7 in all four abilities
- Canadian Experience Class: CLB 7 for TEER 0 and 1, CLB 5 for TEER 2 and 3
- Federal Skilled Trades: CLB 5 in speaking and listening, CLB 4 in reading and writing

These are minimums to enter. For [points](/articles/how-the-crs-works), CLB 9 is where it begins to pay.

> TEF Canada has had a new scale since 11 December 2023, and the certificate prints an equivalent on the previous one. Check which number a form asks for before you type it.`,
  },
  fa: {
    title: 'CLB و آزمون‌های زبان',
    description: 'نتیجهٔ IELTS، CELPIP، PTE، TEF و TCF چگونه به سطح CLB یا NCLC تبدیل می‌شود و چرا نمرهٔ کل حساب نمی‌شود.',
    sources: [
      { title: 'ادارهٔ مهاجرت کانادا، جدول‌های تطبیق آزمون‌های زبان در اکسپرس اینتری' },
      { title: 'ادارهٔ مهاجرت کانادا، آزمون‌های زبان مورد تأیید' },
    ],
    prose: `کانادا انگلیسی را با معیار زبان کانادا (CLB) و فرانسه را با معیار زبان فرانسهٔ کانادا (NCLC) ارزیابی می‌کند. آزمون به شما نمره می‌دهد و جدولی هر نمره را به سطح تبدیل می‌کند. چهار مهارت هست و هر یک سطح خودش را دارد.

## کدام آزمون‌ها برای اکسپرس اینتری پذیرفته است

- انگلیسی: IELTS General Training، CELPIP-General و PTE Core (از ۳۰ ژانویهٔ ۲۰۲۴)
- فرانسه: TEF Canada و TCF Canada
- پذیرفته نیست: IELTS Academic، PTE Academic، TOEFL iBT، Duolingo، Cambridge، DELF و DALF

آزمون TOEFL Essentials در اوت ۲۰۲۵ تأیید شد، اما تا نوامبر ۲۰۲۶ در هیچ منبعی ندیده‌ایم از چه روزی پذیرفته می‌شود.

## آزمون IELTS General Training

| سطح | شنیدن (Listening) | خواندن (Reading) | نوشتن (Writing) | صحبت کردن (Speaking) |
| CLB 5 | 5.0 | 4.0 | 5.0 | 5.0 |
| CLB 6 | 5.5 | 5.0 | 5.5 | 5.5 |
| CLB 7 | 6.0 | 6.0 | 6.0 | 6.0 |
| CLB 8 | 7.5 | 6.5 | 6.5 | 6.5 |
| CLB 9 | 8.0 | 7.0 | 7.0 | 7.0 |
| CLB 10 | 8.5 | 8.0 | 7.5 | 7.5 |

به شنیدن نگاه کنید: 6.5 و 7.0 هنوز CLB 7 است. بسیاری همین‌جا یک سطح از دست می‌دهند و خبر ندارند. در CELPIP-General نمره همان سطح است: 9 یعنی CLB 9.

## سه قانونی که بسیاری را غافلگیر می‌کند

1. **میانگین نداریم.** نمرهٔ کل برای دانشگاه مهم است. اینجا هر مهارت جداست و پایین‌ترین آن‌ها تعیین می‌کند به حداقل رسیده‌اید یا نه.
2. **گرد کردن نداریم.** نمره‌ای که کمی پایین‌تر از حد باشد، سطح پایین‌تر حساب می‌شود.
3. **دو سال.** هم هنگام ثبت پروفایل و هم هنگام رسیدن درخواست اقامت دائم، باید کمتر از دو سال از آزمون گذشته باشد.

## چه سطحی لازم دارم؟

- نیروی متخصص فدرال: CLB 7 در هر چهار مهارت
- کلاس تجربهٔ کانادایی: CLB 7 برای ردهٔ TEER 0 و 1، و CLB 5 برای ردهٔ TEER 2 و 3
- مشاغل فنی فدرال: CLB 5 در صحبت کردن و شنیدن، CLB 4 در خواندن و نوشتن

این‌ها حداقل ورود است. برای [امتیاز](/articles/how-the-crs-works) بیشتر، از CLB 9 به بعد به زحمتش می‌ارزد.

> آزمون TEF Canada از ۱۱ دسامبر ۲۰۲۳ مقیاس جدیدی دارد و روی گواهی، معادل آن در مقیاس قبلی هم چاپ می‌شود. پیش از وارد کردن نمره ببینید فرم کدام عدد را می‌خواهد.`,
  },
}
