import type { Seed } from './seed-shape.ts'

export const ACCESSIBILITY_PAGE: Seed<'page'> = {
  slug: 'accessibility',
  facts: { isInFooter: true },
  en: {
    title: 'Accessibility',
    description: 'How this site is built so that everyone can use it, and who to tell when something is in your way.',
    blocks: [
      {
        type: 'prose',
        prose: `We want everyone to be able to use this site, and we build it to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.

## What you can expect

- Everything works with a keyboard alone, and you always see where you are.
- Pages say their language and direction, so that a screen reader reads Persian as Persian and English as English.
- Text can be enlarged to 400 percent, and pages fit a narrow screen without scrolling sideways.
- Colour is never the only sign, and every chart has a table behind it.
- Movement is calm, and stops when your device asks for that.
- Time limits are announced and can be extended. What you have typed is not lost.
- Signing in needs no puzzle. You may paste, and use a password manager.

## What we know is not perfect

Documents issued by governments and universities come as they are; some are scanned pictures. Ask us, and we will read them with you or send you the text.

## Tell us

If something is in your way, write to us through the [contact page](/contact) or call. Tell us the page and what you use. On working days we reply within {{reply-time}}. You can also choose to do everything by phone or at the office.`,
      },
    ],
  },
  fa: {
    title: 'دسترس‌پذیری',
    description: 'این سایت چگونه ساخته شده تا همه بتوانند از آن استفاده کنند و اگر چیزی مانع شماست به چه کسی بگویید.',
    blocks: [
      {
        type: 'prose',
        prose: `می‌خواهیم همه بتوانند از این سایت استفاده کنند و آن را بر اساس راهنمای دسترس‌پذیری محتوای وب (WCAG) نسخهٔ 2.2 در سطح AA می‌سازیم.

## چه انتظاری می‌توانید داشته باشید

- با صفحه‌کلید به‌تنهایی می‌توان همه کار کرد و همیشه می‌بینید کجا هستید.
- صفحه‌ها زبان و جهت خود را اعلام می‌کنند تا صفحه‌خوان، فارسی را فارسی و انگلیسی را انگلیسی بخواند.
- متن را می‌توان تا ۴۰۰ درصد بزرگ کرد و صفحه در نمایشگر باریک، بدون پیمایش افقی جا می‌شود.
- هیچ‌وقت فقط رنگ نشانهٔ چیزی نیست و هر نمودار جدول هم دارد.
- حرکت‌ها آرام‌اند و اگر دستگاهتان بخواهد می‌ایستند.
- محدودیت زمانی از قبل گفته می‌شود و می‌توان تمدیدش کرد. آنچه نوشته‌اید از دست نمی‌رود.
- برای ورود لازم نیست معمایی حل کنید. می‌توانید رمز عبور را کپی و پیست کنید و از برنامهٔ مدیریت رمز عبور کمک بگیرید.

## آنچه می‌دانیم هنوز کامل نیست

مدارک دولت‌ها و دانشگاه‌ها همان‌طور که هستند می‌رسند و برخی تصویر اسکن‌شده‌اند. از ما بخواهید تا با شما بخوانیم یا متنش را بفرستیم.

## به ما بگویید

اگر چیزی مانع شماست، از [صفحهٔ تماس](/contact) بنویسید یا زنگ بزنید. نام صفحه و دستگاه یا نرم‌افزاری را که استفاده می‌کنید بگویید. در روزهای کاری ظرف {{reply-time}} پاسخ می‌دهیم. می‌توانید همهٔ کارها را تلفنی یا در دفتر هم انجام دهید.`,
      },
    ],
  },
}
