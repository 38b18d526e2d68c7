import type { Seed } from './seed-shape.ts'

export const TERMS_PAGE: Seed<'page'> = {
  slug: 'terms',
  facts: { isInFooter: true },
  en: {
    title: 'Terms of use',
    description: 'What this site is, what it is not, what we ask of you and what you may ask of us.',
    blocks: [
      {
        type: 'prose',
        prose: `## What this site is

A place to learn about immigration to Canada and studies in Canada and China, to see what the published rules say about your own situation, and to work with us on your case.

## What it is not

- **Not legal advice by itself.** Scores, eligibility results and the AI assistant’s answers are calculations from published rules and from the information you provided. Advice on your case comes from a licensed consultant who has read it.
- **Not a promise.** Decisions are made by governments and universities. The times and results on this site come from experience and guarantee nothing.
- **Not a government site.** We are independent of the Government of Canada and of the Government of China.

## Dates and sources

Rules change. Each result says which day’s rules it used, and each program says since when it has been open, paused or closed. If you see something that has changed, please tell us.

## What we ask of you

- Tell the truth, completely. False statements can close the way to Canada for five years, and we cannot continue with a file that contains them.
- Keep your password to yourself, and tell us if someone else may have it.
- Upload only what is yours, or what its owner has allowed you to give us.
- Do not try to read what belongs to others, or to disturb the service.

## Working with us

Before we act for you, you and we sign an agreement that says what we will do, what it costs, what is refunded and how it can be ended. Fees of governments, universities, test centres and translators are not ours and are listed separately.

## If we disagree

Tell us first; most things can be settled in a conversation. You can also complain to the College of Immigration and Citizenship Consultants about a licensed consultant. The laws of Ontario and of Canada apply.

## Changes

If these terms change, the new text stands here. Older versions are kept.`,
      },
    ],
  },
  fa: {
    title: 'شرایط استفاده',
    description: 'این سایت چیست و چه نیست، از شما چه می‌خواهیم و شما از ما چه می‌توانید بخواهید.',
    blocks: [
      {
        type: 'prose',
        prose: `## این سایت چیست

جایی برای آشنا شدن با مهاجرت به کانادا و تحصیل در کانادا و چین، برای دیدن اینکه قوانین منتشرشده دربارهٔ وضعیت خود شما چه می‌گوید، و برای پیش بردن پرونده‌تان همراه ما.

## چه نیست

- **به‌تنهایی مشاورهٔ حقوقی نیست.** امتیازها، نتیجه‌های احراز شرایط و پاسخ‌های دستیار هوشمند، محاسبه‌ای از روی قوانین منتشرشده و اطلاعات شماست. دربارهٔ پروندهٔ شما، مشاور دارای مجوزی نظر می‌دهد که آن را خوانده باشد.
- **قول نیست.** تصمیم با دولت‌ها و دانشگاه‌هاست. زمان‌ها و نتیجه‌هایی که در این سایت آمده بر اساس تجربه است و تضمین نیست.
- **سایت دولتی نیست.** ما از دولت کانادا و دولت چین مستقل هستیم.

## تاریخ‌ها و منابع

قوانین تغییر می‌کنند. هر نتیجه می‌گوید با قوانین کدام روز به دست آمده و هر برنامه می‌گوید از چه تاریخی باز، متوقف یا بسته است. اگر چیزی دیدید که تغییر کرده، لطفاً به ما بگویید.

## از شما چه می‌خواهیم

- راست و کامل بگویید. اظهار خلاف واقع می‌تواند پنج سال ممنوعیت درخواست به کانادا در پی داشته باشد و ما نمی‌توانیم پرونده‌ای را که چنین چیزی دارد ادامه دهیم.
- رمز عبور را به کسی ندهید و اگر فکر می‌کنید کس دیگری آن را دارد خبر دهید.
- فقط چیزی را بارگذاری کنید که مال خودتان است یا صاحبش اجازه داده است.
- برای خواندن اطلاعات دیگران یا مختل کردن کار سامانه تلاش نکنید.

## کار کردن با ما

پیش از آنکه از طرف شما اقدام کنیم، با هم قراردادی امضا می‌کنیم که می‌گوید چه می‌کنیم، چه هزینه‌ای دارد، چه چیزی بازگردانده می‌شود و چگونه پایان می‌یابد. هزینه‌های دولت، دانشگاه، مرکز آزمون و مترجم جزو هزینهٔ ما نیست و جداگانه گفته می‌شود.

## اگر اختلافی پیش آمد

اول به ما بگویید؛ بیشتر چیزها با گفت‌وگو حل می‌شود. دربارهٔ مشاور دارای مجوز می‌توانید به کالج مشاوران مهاجرت و شهروندی کانادا هم شکایت کنید. قوانین انتاریو و کانادا بر این رابطه حاکم است.

## تغییرات

اگر این شرایط تغییر کند، متن جدید همین‌جا می‌آید. نسخه‌های قبلی نگهداری می‌شوند.`,
      },
    ],
  },
}
