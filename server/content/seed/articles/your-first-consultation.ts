import type { Seed } from '../seed-shape.ts'

export const FIRST_CONSULTATION: Seed<'article'> = {
  slug: 'your-first-consultation',
  facts: {
    situations: [],
    publishedOn: '2026-09-07',
    rulesAsOf: null,
  },
  en: {
    title: 'What to expect in your initial consultation',
    description: 'What we ask, what you can ask, what to have at hand and what you leave with.',
    sources: [],
    prose: `The initial consultation is free, once for each person. It lasts {{consultation-initial}}. It is not a sales pitch: by the end you should know more than before, even if we never meet again.

## Before

- Choose a time on the [contact page](/contact). You see it on your own clock and on ours, and get a reminder.
- If you can, fill in your profile first. Then we need not spend our meeting on dates and degrees.
- Write down your most important question. We begin with it.

## At hand

- Passport, and that of your spouse if you move together
- Degrees and, if you have them, language results and a credential assessment
- Letters of any refusal, from any country, however old
- A pen

## What we ask

Your situation, where you want to be and by when; who comes with you; what you could show for your funds; and whether anything in your history might be a difficulty. Everything you say stays with us.

## What you can ask us

- Are you licensed, and where can I look that up?
- Which programs could I apply to today, and which not?
- What would you do first in my place?
- What does it cost, and what is not included?
- What are the chances, and how do you know?

If an answer sounds too good, ask for its source. We will not mind.

## What you leave with

You know the options worth a closer look, those that are closed and why, and what to do next. If you need more time to go through your documents, that is the comprehensive consultation of {{consultation-comprehensive}}; its fee varies with the case; please ask us before you book.

> Nobody can promise a visa. If someone does, do not pay.`,
  },
  fa: {
    title: 'در مشاورهٔ اولیه چه می‌گذرد',
    description: 'چه می‌پرسیم، چه می‌توانید بپرسید، چه چیزی دم دست داشته باشید و با چه چیزی از جلسه بیرون می‌آیید.',
    sources: [],
    prose: `مشاورهٔ اولیه برای هر نفر یک بار رایگان است. مدت آن {{consultation-initial}} است. جلسهٔ فروش نیست: در پایان باید بیشتر از قبل بدانید، حتی اگر دیگر همدیگر را نبینیم.

## پیش از جلسه

- در [صفحهٔ تماس](/contact) وقتی را انتخاب کنید. آن را هم به ساعت خودتان می‌بینید و هم به ساعت ما، و یادآوری هم می‌گیرید.
- اگر می‌توانید، اول پروفایل را پر کنید تا دیگر لازم نباشد وقت جلسه صرف تاریخ‌ها و مدارک شود.
- مهم‌ترین سؤالتان را بنویسید. از همان شروع می‌کنیم.

## دم دست داشته باشید

- گذرنامه؛ و اگر با هم می‌آیید، گذرنامهٔ همسرتان
- مدارک تحصیلی و اگر دارید نتیجهٔ آزمون زبان و ارزیابی مدرک
- نامهٔ رد هر درخواست قبلی، از هر کشور و هر چقدر قدیمی
- یک خودکار

## ما چه می‌پرسیم

کجا هستید، کجا می‌خواهید باشید و تا کی؛ چه کسی همراهتان می‌آید؛ برای تمکن مالی چه می‌توانید نشان دهید؛ و آیا در گذشتهٔ شما چیزی هست که کار را دشوار کند. هر چه بگویید محرمانه می‌ماند.

## شما چه می‌توانید بپرسید

- مجوز دارید؟ کجا می‌توانم ببینم؟
- امروز کدام برنامه‌ها برای من ممکن است و کدام نیست؟
- اگر جای من بودید اول چه می‌کردید؟
- هزینه چقدر است و چه چیزی در آن نیست؟
- شانس من چقدر است و از کجا می‌دانید؟

اگر پاسخی زیادی خوب به نظر رسید، منبعش را بخواهید. ناراحت نمی‌شویم.

## با چه چیزی بیرون می‌آیید

می‌دانید کدام راه‌ها ارزش بررسی دارند، کدام بسته‌اند و چرا، و گام بعدی چیست. اگر برای بررسی مدارک وقت بیشتری لازم باشد، مشاورهٔ جامع ({{consultation-comprehensive}}) برای همین است؛ هزینه‌اش به پرونده بستگی دارد؛ لطفاً پیش از رزرو از ما بپرسید.

> هیچ‌کس نمی‌تواند قول ویزا بدهد. اگر کسی قول داد، پولتان را در جیبتان نگه دارید.`,
  },
}
