import { LAST_READ_ON, type Note } from '../note.ts'

/** What newcomers ask first, and what this site does. */
export const NOTES_ON_NEWCOMERS: readonly Note[] = [
  {
    id: 'money.transfer',
    when: [],
    says: {
      en: 'It is possible, but it is checked closely. Under a federal directive, Canadian banks and registered money services must treat every transaction from or to Iran as high-risk whatever its amount: they verify who you are, ask where the money comes from, and report it to FINTRAC. Sanctions forbid dealing with listed persons and banks, of Iran and Afghanistan alike. Use a bank or a money service that is in FINTRAC’s public register, and keep what proves the source: sale contracts, bank statements, receipts. We recommend no exchange office.',
      fa: 'شدنی است، ولی با دقت بررسی می‌شود. طبق دستور دولت فدرال، بانک‌ها و صرافی‌های ثبت‌شدهٔ کانادا باید هر تراکنش از ایران یا به ایران را، هر مبلغی باشد، پرخطر بدانند: هویت شما را بررسی می‌کنند، منشأ پول را می‌پرسند و آن را به FINTRAC گزارش می‌دهند. معامله با اشخاص و بانک‌های تحریم‌شده، چه در ایران و چه در افغانستان، ممنوع است. از بانک یا صرافی‌ای استفاده کنید که در فهرست عمومی FINTRAC ثبت شده باشد و مدارک منشأ پول مانند مبایعه‌نامه، صورت‌حساب بانکی و رسیدها را نگه دارید. ما هیچ صرافی‌ای را پیشنهاد نمی‌کنیم.',
    },
    source: { en: 'FINTRAC, ministerial directive on Iran', fa: 'FINTRAC، دستور وزارتی دربارهٔ ایران' },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'money.cash-border',
    when: [],
    says: {
      en: 'Any amount, but CAD 10,000 or more must be declared to border services (CBSA) when you arrive, and also when you leave. Cash in all currencies counts together with cheques, traveller’s cheques, bank drafts and shares. Declaring is no offence and no tax; undeclared money can be seized and a penalty charged, and money suspected to come from crime is not returned. Have proof of its source with you. Iran, Afghanistan and the countries on your way have limits of their own: ask their customs.',
      fa: 'هر مبلغی مجاز است، ولی ۱۰٬۰۰۰ دلار کانادا یا بیشتر را باید هنگام ورود، و همین‌طور هنگام خروج، به مأموران مرزی (CBSA) اظهار کنید. پول نقد به هر ارز، با چک، چک مسافرتی، حوالهٔ بانکی و سهام روی هم حساب می‌شود. اظهار کردن نه جرم است و نه مالیات دارد؛ پول اظهارنشده ممکن است توقیف و جریمه شود و اگر گمان برود از جرم به دست آمده، پس داده نمی‌شود. مدرکی از منشأ پول همراه داشته باشید. ایران، افغانستان و کشورهای مسیر محدودیت خودشان را دارند؛ از گمرک آن‌ها بپرسید.',
    },
    source: {
      en: 'CBSA, travelling with CAD 10,000 or more',
      fa: 'آژانس خدمات مرزی کانادا (CBSA)، سفر با ۱۰٬۰۰۰ دلار یا بیشتر',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'life.health',
    when: [],
    says: {
      en: 'It depends on the province: each runs its own health insurance, and permanent residents apply for its health card as soon as they live there. Some provinces cover newcomers without a waiting period, among them Ontario and Alberta; others make them wait up to three months, such as British Columbia and, for most, Quebec. Private insurance from the day you land closes that gap. Students and workers are covered where their province says so, visitors normally not. Medicines, dentist and glasses are mostly not included.',
      fa: 'به استان بستگی دارد: هر استان بیمهٔ درمانی خودش را دارد و مقیمان دائم همین که ساکن آن شوند، کارت سلامت (هلث کارت) می‌گیرند. بعضی استان‌ها، از جمله انتاریو و آلبرتا، دورهٔ انتظار ندارند؛ بعضی تا سه ماه انتظار دارند، مانند بریتیش کلمبیا و برای بیشتر مهاجران جدید کبک. برای این فاصله از روز ورود بیمهٔ خصوصی بگیرید. دانشجویان و کارکنان فقط در صورتی بیمه می‌شوند که استانشان بپذیرد و مسافر توریستی معمولاً بیمه نمی‌شود. دارو، دندان‌پزشکی و عینک بیشتر خارج از پوشش است.',
    },
    source: {
      en: 'Provincial health plans (OHIP, MSP, RAMQ, AHCIP)',
      fa: 'بیمه‌های درمانی استان‌ها (OHIP، MSP، RAMQ، AHCIP)',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'life.first-days',
    when: [],
    says: {
      en: 'In the first days: a Social Insurance Number (SIN) from Service Canada, the health card of your province, a bank account, a Canadian phone number, and, if you gave no address at the border, the address for the PR card in IRCC’s portal. Soon after: a place to live, the school board for your children and the province’s driving licence. Keep the confirmation of permanent residence (COPR) and the list of your goods. Settlement services paid by the government help newcomers free of charge; canada.ca lists them by city.',
      fa: 'در روزهای اول: شمارهٔ بیمهٔ اجتماعی (SIN) از سرویس کانادا، کارت سلامت استان، حساب بانکی، خط تلفن کانادایی و اگر سر مرز نشانی نداده‌اید، ثبت نشانی برای کارت اقامت در پرتال ادارهٔ مهاجرت. کمی بعد: جای زندگی، ثبت‌نام بچه‌ها در ادارهٔ آموزش محل و گواهینامهٔ رانندگی استان. تأییدیهٔ اقامت دائم (COPR) و فهرست وسایلتان را نگه دارید. مراکز خدمات اسکان که دولت هزینه‌شان را می‌دهد، به مهاجران جدید رایگان کمک می‌کنند و فهرستشان بر اساس شهر در canada.ca هست.',
    },
    source: { en: 'IRCC, after you arrive in Canada', fa: 'ادارهٔ مهاجرت کانادا، پس از ورود به کانادا' },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'life.sin',
    when: [],
    says: {
      en: 'You ask Service Canada for it, free of charge: online, by post or at a Service Canada Centre, once you are in Canada. A SIN is the nine-digit number you need to work there and to use government programs; everyone has their own. You show your permanent resident card or confirmation of permanent residence, or a permit that allows you to work, and a second identity document such as your passport. Temporary residents get a SIN that begins with 9 and ends with their permit; update it with the new one. Give it only to those who need it, such as your employer.',
      fa: 'از سرویس کانادا (Service Canada) و رایگان: پس از ورود به کانادا، آنلاین، با پست یا حضوری در یکی از مراکز آن. SIN شماره‌ای نه‌رقمی است که برای کار کردن و استفاده از برنامه‌های دولتی لازم دارید و هر کس شمارهٔ خودش را می‌گیرد. کارت اقامت دائم یا تأییدیهٔ اقامت دائم، یا مجوزی که اجازهٔ کار می‌دهد، همراه مدرک شناسایی دوم مانند گذرنامه لازم است. SIN مقیمان موقت با ۹ شروع می‌شود و با پایان مجوزشان منقضی می‌شود؛ با مجوز جدید آن را به‌روز کنید. آن را فقط به کسی بدهید که لازم دارد، مانند کارفرما.',
    },
    source: { en: 'Service Canada, Social Insurance Number', fa: 'سرویس کانادا، شمارهٔ بیمهٔ اجتماعی (SIN)' },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'life.driving',
    when: [],
    says: {
      en: 'Yes, for a short time: a newcomer may drive on a valid foreign licence for 60 days in Ontario, 90 days in British Columbia and six months in Quebec. After that the province’s own licence is needed. The agreements on exchange without tests that we know of do not include Iran or Afghanistan, so expect a knowledge test and a road test; proof of your years of driving can shorten the waiting times. Bring a certified translation and, if you can get one, an international permit. For visitors, students and other provinces, ask the licensing office there.',
      fa: 'بله، برای مدت کوتاه: مهاجر جدید با گواهینامهٔ معتبر خارجی در انتاریو ۶۰ روز، در بریتیش کلمبیا ۹۰ روز و در کبک شش ماه می‌تواند رانندگی کند. بعد از آن گواهینامهٔ خود استان لازم است. تا جایی که می‌دانیم توافق‌های تبدیل بدون آزمون شامل ایران و افغانستان نیست؛ پس معمولاً آزمون آیین‌نامه و آزمون شهر دارد و مدرک سابقهٔ رانندگی می‌تواند دوره‌های انتظار را کوتاه کند. ترجمهٔ رسمی و اگر شد گواهینامهٔ بین‌المللی همراه داشته باشید. برای مسافران، دانشجویان و استان‌های دیگر از ادارهٔ گواهینامهٔ همان استان بپرسید.',
    },
    source: {
      en: 'Provincial licensing offices (ServiceOntario, ICBC, SAAQ)',
      fa: 'اداره‌های گواهینامهٔ استان‌ها (ServiceOntario، ICBC، SAAQ)',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
]
