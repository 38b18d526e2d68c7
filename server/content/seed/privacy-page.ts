import type { Seed } from './seed-shape.ts'

export const PRIVACY_PAGE: Seed<'page'> = {
  slug: 'privacy',
  facts: { isInFooter: true },
  en: {
    title: 'Privacy',
    description: 'What we collect, why, who sees it, how long we keep it, and how you can read and correct it.',
    blocks: [
      {
        type: 'prose',
        prose: `{{pipeda}}

This page says what we do with your data, in the words we would use in person.

## What we collect, and why

- **Your account:** name, email address and password, so that you can sign in. We cannot read your password.
- **Your profile:** what immigration rules ask about you, such as age, family, studies, work and language. Questions about age, family, money and refusals say why they are asked.
- **Your documents:** passports, degrees, test results and the like, to check and prepare your application.
- **Enquiries and consultations:** so that whoever answers you knows what was said before.
- **Technical records:** requests to our server with the time and a random number, for finding faults. They hold no personal data.

We ask for nothing we do not need, and we sell nothing to anyone.

## Your consent

You give consent for each purpose separately, we keep its wording and date, and you can withdraw it in your settings as easily as you gave it. When you withdraw one, our office is told at once.

## Who sees it

Your consultant and the colleagues who work on cases see your file. Each time our staff open your file it is recorded, and in your settings you read who it was, when and why. A person who referred you does not see your file. Authorities receive what you ask us to send them, and what the law obliges us to give.

## How we protect it

- Files are stored with {{encryption}} encryption, each with a key of its own.
- All connections to us are encrypted. Staff can be required to sign in with a second factor, and you can switch one on for yourself.
- Our pages load nothing from other companies: no trackers, no advertising, no outside fonts.
- Your browser holds your language in a cookie and, when you sign in, what keeps you signed in. It also holds what you have chosen or begun to type, such as the calendar or an unfinished form. No other company can read any of it.
- We count how often our pages are opened and how fast they are. This needs no cookie, and nothing that could say who you are is stored; if your browser asks not to be tracked, your visits are not counted.

## How long we keep it

We keep your case as long as we work on it, and afterwards as long as our profession’s rules and the law require. Files you remove yourself are deleted for good after 30 days.

## Your rights

- **Read it:** your answers, documents, applications and consents, at any time, in your account.
- **Correct it:** change it yourself, or ask us.
- **Take it away:** everything in one archive, prepared for you in your settings.
- **Delete it:** in your settings. You have 30 days to change your mind, and we name what the law makes us keep.
- **Complain:** to us first, please, and to the Office of the Privacy Commissioner of Canada whenever you wish.

## If something goes wrong

If a breach puts you at real risk of significant harm, the law obliges us to tell you and the Privacy Commissioner, and we do so as soon as we can.

## Questions

Write to our privacy officer through the [contact page](/contact).`,
      },
    ],
  },
  fa: {
    title: 'حریم خصوصی',
    description:
      'چه اطلاعاتی می‌گیریم، چرا، چه کسی می‌بیند، چه مدت نگه می‌داریم و چطور می‌توانید آن را ببینید و اصلاح کنید.',
    blocks: [
      {
        type: 'prose',
        prose: `{{pipeda}}

این صفحه می‌گوید با اطلاعات شما چه می‌کنیم؛ به همان زبان ساده‌ای که حضوری می‌گفتیم.

## چه اطلاعاتی می‌گیریم و چرا

- **حساب کاربری:** نام، نشانی ایمیل و رمز عبور، تا بتوانید وارد شوید. رمز عبور شما را نمی‌توانیم بخوانیم.
- **پروفایل:** آنچه قوانین مهاجرت دربارهٔ شما می‌پرسد؛ مانند سن، خانواده، تحصیلات، کار و زبان. کنار سؤال‌های مربوط به سن، خانواده، پول و رد درخواست نوشته‌ایم چرا می‌پرسیم.
- **مدارک:** گذرنامه، مدرک تحصیلی، نتیجهٔ آزمون و مانند این‌ها، برای بررسی و آماده کردن درخواست.
- **درخواست‌های اطلاعات و مشاوره‌ها:** تا هر کس پاسختان را می‌دهد بداند قبلاً چه گفته شده است.
- **گزارش‌های فنی:** زمان درخواست‌ها به سرور ما همراه با یک شمارهٔ تصادفی، برای پیدا کردن خطا. در آن‌ها اطلاعات شخصی نیست.

چیزی را که لازم نداریم نمی‌پرسیم و چیزی را به کسی نمی‌فروشیم.

## رضایت شما

برای هر منظور جداگانه رضایت می‌دهید. متن و تاریخ آن را نگه می‌داریم و در تنظیمات، به همان آسانی که داده‌اید، می‌توانید آن را پس بگیرید. هر وقت رضایتی را پس بگیرید، همان لحظه به دفتر ما خبر داده می‌شود.

## چه کسی می‌بیند

پرونده‌تان را مشاور شما و همکارانی می‌بینند که روی پرونده‌ها کار می‌کنند. هر بار که کارکنان ما پرونده‌تان را باز کنند ثبت می‌شود و در تنظیمات خود می‌بینید چه کسی، کی و چرا آن را باز کرده است. معرف شما پرونده‌تان را نمی‌بیند. نهادهای دولتی آنچه را دریافت می‌کنند که شما خواسته‌اید بفرستیم یا قانون ما را به دادنش ملزم کند.

## چگونه نگهداری می‌کنیم

- فایل‌ها با رمزنگاری {{encryption}} نگهداری می‌شوند و هر یک کلید خود را دارد.
- همهٔ ارتباط‌ها با ما رمزنگاری می‌شود. می‌توان کارکنان را به تأیید دومرحله‌ای ملزم کرد و شما هم می‌توانید آن را برای خود روشن کنید.
- صفحه‌های ما چیزی از شرکت‌های دیگر بارگذاری نمی‌کنند: نه ردیاب، نه تبلیغ، نه فونت بیرونی.
- مرورگر شما زبان را در یک کوکی نگه می‌دارد و پس از ورود، آنچه برای ماندن در حساب لازم است. آنچه انتخاب کرده یا شروع به نوشتن کرده‌اید، مانند تقویم یا فرم نیمه‌کاره، هم در مرورگر خودتان می‌ماند. هیچ شرکت دیگری به این‌ها دسترسی ندارد.
- تعداد بازدید صفحه‌ها و سرعت آن‌ها را می‌شماریم. این کار کوکی نمی‌خواهد و چیزی که نشان دهد شما که هستید نگه داشته نمی‌شود. اگر مرورگرتان بخواهد ردیابی نشوید، بازدید شما شمرده نمی‌شود.

## چه مدت نگه می‌داریم

پرونده را تا وقتی روی آن کار می‌کنیم نگه می‌داریم و پس از آن تا جایی که مقررات حرفهٔ ما و قانون می‌خواهد. فایل‌هایی که خودتان حذف می‌کنید، پس از ۳۰ روز برای همیشه پاک می‌شود.

## حقوق شما

- **دیدن:** پاسخ‌ها، مدارک، درخواست‌ها و رضایت‌های شما، هر زمان، در حساب خودتان.
- **اصلاح:** خودتان تغییر دهید یا از ما بخواهید.
- **دریافت نسخه:** هر آنچه از شما داریم در یک فایل؛ در تنظیمات خود بخواهید تا آماده شود.
- **حذف:** در تنظیمات خود. ۳۰ روز فرصت دارید نظرتان را عوض کنید و می‌گوییم قانون ما را به نگهداری چه چیزی ملزم می‌کند.
- **شکایت:** خواهش می‌کنیم اول به خود ما بگویید؛ و هر زمان بخواهید به دفتر کمیسر حریم خصوصی کانادا.

## اگر مشکلی پیش بیاید

اگر نشت اطلاعات شما را در معرض خطر جدی قرار دهد، طبق قانون باید به شما و به کمیسر حریم خصوصی کانادا خبر دهیم و در اولین فرصت این کار را می‌کنیم.

## سؤال

از [صفحهٔ تماس](/contact) برای مسئول حریم خصوصی ما بنویسید.`,
      },
    ],
  },
}
