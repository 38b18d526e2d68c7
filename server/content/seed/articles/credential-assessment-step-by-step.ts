import type { Seed } from '../seed-shape.ts'

export const CREDENTIAL_ASSESSMENT: Seed<'article'> = {
  slug: 'credential-assessment-step-by-step',
  facts: {
    situations: ['ECA_MISSING'],
    publishedOn: '2026-10-12',
    rulesAsOf: '2026-11-15',
  },
  en: {
    title: 'The credential assessment, step by step',
    description:
      'What an ECA is, which body to choose, how each document is sent, and what to watch for with Iranian and Afghan degrees.',
    sources: [{ title: 'IRCC, Educational credential assessment: designated organizations, Express Entry' }],
    prose: `An Educational Credential Assessment (ECA) says what your degree is worth in Canada. Without one, a degree from outside Canada gives no points in Express Entry. It must be less than five years old when you use it. Our clients have waited about {{time-credential-assessment}} for theirs once all documents had arrived.

## 1. Choose the body

Five general bodies assess most degrees:

- World Education Services (WES)
- International Credential Assessment Service of Canada (ICAS)
- International Qualifications Assessment Service, Alberta (IQAS)
- International Credential Evaluation Service, British Columbia (ICES)
- Comparative Education Service, University of Toronto (CES)

Physicians go to the Medical Council of Canada, pharmacists who need a licence to the Pharmacy Examining Board of Canada, and architects to the Canadian Architectural Certification Board.

## 2. Open a file for immigration

Ask for an ECA “for immigration purposes”. A report for study or for an employer is not accepted.

## 3. Have the documents sent

Each body says which documents must come sealed from the university itself and which you may upload. Ask the university first, because this is where the weeks go. Degrees from Iran usually have to be released and confirmed by the ministry before anyone can send them; from Afghanistan, ask which office confirms them at present.

## 4. Translate

Certified translations of the degree and the full transcript, page by page, with the same spelling of your name as in the passport.

## 5. Read the report

Check name, dates and the Canadian equivalent. Two degrees listed as one credential cost points: ask for each to be assessed. A mistake is corrected more easily in the first month.

## 6. Keep the number

You enter the report’s reference number in your profile. Keep the original; you will be asked for it.

> One credential of three years or more and a second credential can bring more combination points than the degree alone. See [how the score works](/articles/how-the-crs-works).`,
  },
  fa: {
    title: 'ارزیابی مدرک تحصیلی، گام‌به‌گام',
    description:
      'ECA چیست، کدام نهاد را انتخاب کنیم، کدام مدرک چگونه فرستاده می‌شود و برای مدارک ایران و افغانستان به چه باید توجه کرد.',
    sources: [{ title: 'ادارهٔ مهاجرت کانادا، نهادهای مجاز ارزیابی مدرک تحصیلی در اکسپرس اینتری' }],
    prose: `ارزیابی مدرک تحصیلی (ECA) می‌گوید مدرک شما در کانادا با چه مدرکی برابر است. بدون آن، مدرک خارج از کانادا در اکسپرس اینتری امتیازی ندارد. هنگام استفاده باید کمتر از پنج سال از صدورش گذشته باشد. مراجعان ما پس از رسیدن همهٔ مدارک حدود {{time-credential-assessment}} منتظر مانده‌اند.

## ۱. نهاد ارزیاب را انتخاب کنید

بیشتر مدارک را این پنج نهاد ارزیابی می‌کنند:

- World Education Services (WES)
- International Credential Assessment Service of Canada (ICAS)
- International Qualifications Assessment Service (IQAS) در آلبرتا
- International Credential Evaluation Service (ICES) در بریتیش کلمبیا
- Comparative Education Service (CES) در دانشگاه تورنتو

پزشکان به شورای پزشکی کانادا، داروسازانی که پروانهٔ کار لازم دارند به هیئت آزمون داروسازی کانادا و معماران به هیئت گواهی معماری کانادا می‌روند.

## ۲. پرونده را برای مهاجرت باز کنید

ارزیابی را «برای مهاجرت» بخواهید. گزارشی که برای تحصیل یا کارفرما باشد قبول نیست.

## ۳. مدارک را بفرستید

هر نهاد می‌گوید کدام مدرک باید مهروموم‌شده از خود دانشگاه برسد و کدام را خودتان بارگذاری می‌کنید. اول سراغ دانشگاه بروید، چون بیشتر زمان همین‌جا می‌گذرد. مدرک ایران معمولاً باید ابتدا آزاد و در وزارت علوم یا بهداشت تأیید شود؛ برای مدرک افغانستان بپرسید در حال حاضر کدام اداره تأیید می‌کند.

## ۴. ترجمه کنید

ترجمهٔ رسمی مدرک و ریزنمرات کامل، صفحه‌به‌صفحه، با همان املای نامتان در گذرنامه.

## ۵. گزارش را بخوانید

نام، تاریخ‌ها و معادل کانادایی را بررسی کنید. اگر دو مدرک را یکی شمرده باشند امتیاز از دست می‌دهید: بخواهید هر یک جداگانه ارزیابی شود. اشتباه را در ماه اول آسان‌تر اصلاح می‌کنند.

## ۶. شماره را نگه دارید

شمارهٔ گزارش را در پروفایل وارد می‌کنید. اصل آن را نگه دارید؛ از شما خواهند خواست.

> دو مدرک، اگر یکی از آن‌ها سه‌ساله یا بلندتر باشد، ممکن است در امتیازهای ترکیبی بیشتر از یک مدرک امتیاز بیاورد. ببینید [امتیاز چگونه حساب می‌شود](/articles/how-the-crs-works).`,
  },
}
