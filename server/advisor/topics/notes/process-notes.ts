import { LAST_READ_ON, type Note } from '../note.ts'

/** What happens after an application is sent. */
export const NOTES_ON_PROCESS: readonly Note[] = [
  {
    id: 'process.travel',
    when: [],
    says: {
      en: 'Yes, you may: a trip does not stop an application. If you applied from outside Canada you may travel, as long as letters still reach you and no deadline passes. If you are in Canada you need a valid visa and permit to come back, and the border officer decides on entry; an extension not yet decided lets you work or study on the old terms only while you stay in Canada. If you cannot return, IRCC may treat a permanent residence application as abandoned. Ask your consultant before you buy a ticket.',
      fa: 'بله، سفر مانع بررسی درخواست نیست. اگر از خارج کانادا اقدام کرده‌اید می‌توانید سفر بروید، به شرط اینکه نامه‌ها به دستتان برسد و مهلتی نگذرد. اگر داخل کانادا هستید، برای برگشت ویزا و مجوز معتبر لازم دارید و تصمیم دربارهٔ ورود با افسر مرز است؛ تمدیدی که هنوز جوابش نیامده، فقط تا وقتی در کانادا بمانید اجازهٔ کار یا تحصیل با شرایط قبلی می‌دهد. اگر نتوانید برگردید، ممکن است ادارهٔ مهاجرت درخواست اقامت دائم را رهاشده بداند. پیش از خرید بلیت از مشاورتان بپرسید.',
    },
    source: {
      en: 'IRCC, help centre, leaving Canada during processing',
      fa: 'ادارهٔ مهاجرت کانادا، مرکز راهنما، خروج از کانادا در زمان بررسی',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'documents.passport-expiring',
    when: [],
    says: {
      en: 'It is usually better to renew first: no visa or permit is given beyond the day your passport expires, so with little time left you get a shorter one and have to extend it later for a new fee. The passport must be valid when you apply and again when the visa is put into it; for permanent residence too. Canada’s rules name no minimum of six months, but airlines and countries on the way may ask for it. If a deadline would pass before the new passport comes, a consultant tells you which to use.',
      fa: 'بیشتر وقت‌ها بهتر است اول تمدید کنید: ویزا و مجوز هیچ‌وقت بیشتر از تاریخ انقضای گذرنامه صادر نمی‌شود؛ پس اگر اعتبار کمی مانده باشد، مدت کوتاه‌تری می‌گیرید و بعد باید با هزینهٔ جدید تمدید کنید. گذرنامه باید هم موقع ثبت درخواست معتبر باشد و هم وقتی ویزا در آن می‌خورد؛ برای اقامت دائم هم همین‌طور است. قانون کانادا حداقل شش ماه اعتبار را نام نبرده، ولی شرکت‌های هواپیمایی و کشورهای بین راه ممکن است آن را بخواهند. اگر مهلتی پیش از رسیدن گذرنامهٔ جدید تمام می‌شود، مشاور می‌گوید با کدام اقدام کنید.',
    },
    source: {
      en: 'Immigration and Refugee Protection Regulations, sections 50 and 52',
      fa: 'مقررات مهاجرت و حمایت از پناهندگان، مواد ۵۰ و ۵۲',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'process.visa-office',
    when: [],
    says: {
      en: 'No: Canada closed its embassy in Iran in 2012 and suspended the one in Afghanistan in 2021, and as far as we know neither country has a visa application centre. You still apply online from where you are. Which office decides is up to IRCC: files of Iranians went to Ankara in 2012, but IRCC now moves files among offices abroad and in Canada; an applicant does not choose the office, and it need not grant a transfer. Only fingerprints and, once asked for, passports are given to a centre in another country that you may enter.',
      fa: 'خیر. کانادا سفارتش را در ایران سال ۲۰۱۲ بست و کار سفارتش در افغانستان از ۲۰۲۱ متوقف است؛ تا جایی که می‌دانیم مرکز ویزا هم در این دو کشور نیست. با این حال درخواست، آنلاین و از هر جا که هستید ثبت می‌شود. اینکه کدام دفتر بررسی کند با ادارهٔ مهاجرت است: سال ۲۰۱۲ پرونده‌های ایران به آنکارا سپرده شد، ولی الان پرونده‌ها بین دفترهای خارج و داخل کانادا جابه‌جا می‌شوند؛ متقاضی دفتر را انتخاب نمی‌کند و اداره مجبور نیست درخواست انتقال را بپذیرد. فقط انگشت‌نگاری و، وقتی بخواهند، تحویل گذرنامه در مرکز ویزای کشور دیگری است که بتوانید به آن بروید.',
    },
    source: {
      en: 'IRCC, closure of the visa office in Tehran; file transfers',
      fa: 'ادارهٔ مهاجرت کانادا، بستن دفتر ویزای تهران؛ انتقال پرونده‌ها',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'process.passport-request',
    when: [],
    says: {
      en: 'Do what the letter says: it names who has to send a passport, where and by which date. As a rule it is the original passport with an empty page, together with a copy of the letter. Outside Canada passports go through a visa application centre, in person or, where that centre offers it, by an authorized person or by courier; from Iran and Afghanistan that means a centre in another country. Appointments, fees and the way back are on the centre’s own page. If you cannot make the date, write to IRCC before it passes. A passport request is not yet a visa.',
      fa: 'همان کاری را بکنید که در نامه نوشته شده است: اینکه گذرنامهٔ چه کسانی، کجا و تا چه تاریخی لازم است. معمولاً اصل گذرنامه با دست‌کم یک صفحهٔ خالی، همراه یک نسخه از نامه خواسته می‌شود. خارج از کانادا گذرنامه را به مرکز ویزا می‌دهند: حضوری یا، اگر آن مرکز بپذیرد، از طریق شخص دیگری با اجازه‌نامهٔ امضاشدهٔ شما یا با پست؛ از ایران و افغانستان یعنی مرکزی در کشور دیگر. نوبت، هزینه و روش پس گرفتن در صفحهٔ خود آن مرکز آمده است. اگر به آن تاریخ نمی‌رسید، پیش از گذشتنش به ادارهٔ مهاجرت بنویسید. درخواست گذرنامه هنوز ویزا نیست.',
    },
    source: { en: 'IRCC, the passport request letter', fa: 'ادارهٔ مهاجرت کانادا، نامهٔ درخواست گذرنامه' },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'process.stage-words',
    when: [],
    says: {
      en: 'They are short names of steps and numbers. ITA: invitation to apply. eAPR: the electronic application for permanent residence that follows. AOR: acknowledgement of receipt, not yet an approval. PPR: passport request. COPR: confirmation of permanent residence; eCOPR is its electronic form. P1 and P2 are what applicants call IRCC’s two emails about the permanent residence portal: the first asks whether you are in Canada, the second opens the account. UCI is your client number, the application number belongs to one application, and GCMS is the system in which IRCC keeps files.',
      fa: 'این‌ها نام کوتاه مرحله‌ها و شماره‌هاست. ITA دعوت‌نامهٔ ثبت درخواست است و eAPR درخواست آنلاین اقامت دائم که بعد از آن می‌فرستید. AOR فقط تأیید دریافت درخواست است نه قبولی، PPR درخواست گذرنامه و COPR تأییدیهٔ اقامت دائم است؛ eCOPR شکل الکترونیکی آن. P1 و P2 را متقاضیان به دو ایمیل ادارهٔ مهاجرت دربارهٔ سامانهٔ اقامت دائم می‌گویند: اولی می‌پرسد در کانادا هستید یا نه و دومی حساب را باز می‌کند. UCI شمارهٔ اختصاصی شما در این اداره است، شمارهٔ درخواست فقط مال همان درخواست است و GCMS سامانهٔ پرونده‌های این اداره است.',
    },
    source: {
      en: 'IRCC, help centre and permanent residence portal',
      fa: 'ادارهٔ مهاجرت کانادا، مرکز راهنما و سامانهٔ اقامت دائم',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'process.background-check',
    when: [],
    says: {
      en: 'It is the check made before a decision, to see whether somebody may be admitted to Canada. IRCC runs it and, for security, asks the border agency (CBSA) and the intelligence service (CSIS); both only advise, and IRCC decides. No processing time is published for it: some files pass in days, others wait for months or years. A long wait says nothing about the result, and there is no faster lane to pay for. You need do nothing unless IRCC asks; if it has lasted unusually long, a licensed consultant or a lawyer can tell you what is possible.',
      fa: 'بررسی‌ای است که پیش از تصمیم انجام می‌شود تا معلوم شود کسی اجازهٔ ورود به کانادا دارد یا نه. ادارهٔ مهاجرت آن را انجام می‌دهد و برای بخش امنیتی از آژانس خدمات مرزی (CBSA) و سازمان اطلاعات کانادا (CSIS) نظر می‌خواهد؛ آن دو فقط نظر می‌دهند و تصمیم با ادارهٔ مهاجرت است. زمانی برای آن منتشر نشده: برای بعضی پرونده‌ها چند روزه تمام می‌شود و برای بعضی ماه‌ها یا سال‌ها طول می‌کشد. طول کشیدنش چیزی دربارهٔ نتیجه نمی‌گوید و راه فوری یا پولی هم ندارد. تا چیزی نخواسته‌اند لازم نیست کاری بکنید؛ اگر خیلی طول کشیده، مشاور دارای مجوز یا وکیل می‌گوید چه می‌شود کرد.',
    },
    source: {
      en: 'CSIS, security screening for immigration applications',
      fa: 'سازمان اطلاعات کانادا (CSIS)، بررسی امنیتی درخواست‌های مهاجرت',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'process.ircc-status',
    when: [],
    says: {
      en: 'On canada.ca: sign in to the IRCC account through which the application was filed, or use IRCC’s application status tracker, which exists for many but not all kinds of applications. You need your UCI and your application number; both are on IRCC’s letters, beginning with the acknowledgement of receipt. If a representative filed it, IRCC’s messages go to the representative’s account. Ask before you link the application to an account of your own: the representative may lose access. The site is often slow to show a change.',
      fa: 'در canada.ca: وارد همان حسابی شوید که درخواست با آن ثبت شده، یا از ردیاب وضعیت (tracker) ادارهٔ مهاجرت استفاده کنید که برای بسیاری از درخواست‌ها هست، نه همه. شمارهٔ اختصاصی (UCI) و شمارهٔ درخواست لازم دارید؛ هر دو روی نامه‌های ادارهٔ مهاجرت نوشته شده، از همان تأیید دریافت به بعد. اگر نماینده‌ای درخواست را ثبت کرده، پیام‌های اداره به حساب او می‌رود. پیش از وصل کردن درخواست به حساب خودتان بپرسید، چون ممکن است دسترسی نماینده قطع شود. این سایت تغییرها را اغلب دیر نشان می‌دهد.',
    },
    source: { en: 'IRCC, checking an application’s status', fa: 'ادارهٔ مهاجرت کانادا، پیگیری وضعیت درخواست' },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'process.notes',
    when: [],
    says: {
      en: 'You ask IRCC for them online, on its page for access to information and privacy requests (ATIP). Since July 2022 anybody, in Canada or abroad, may ask for their own file under the Privacy Act, free of charge. Under the Access to Information Act somebody in Canada can ask for you with your signed consent (form IMM 5744), for 5 dollars. The answer is due in 30 days but may come later, parts may be left out, and asking makes nothing faster. What the notes mean is for a licensed consultant to read with you.',
      fa: 'از خود ادارهٔ مهاجرت، آنلاین و در صفحهٔ دسترسی به اطلاعات و حریم خصوصی (ATIP). از ژوئیهٔ ۲۰۲۲ هر کسی، داخل یا خارج کانادا، می‌تواند طبق قانون حریم خصوصی پروندهٔ خودش را رایگان بخواهد. طبق قانون دسترسی به اطلاعات هم کسی که در کاناداست، با رضایت‌نامهٔ امضاشدهٔ شما (فرم IMM 5744) و ۵ دلار هزینه می‌تواند از طرف شما درخواست بدهد. مهلت پاسخ ۳۰ روز است ولی ممکن است دیرتر برسد، بخش‌هایی حذف شده باشد، و این درخواست چیزی را جلو نمی‌اندازد. معنی یادداشت‌ها را باید مشاور دارای مجوز با شما بخواند.',
    },
    source: {
      en: 'Privacy Act Extension Order No. 3; IRCC, help centre on access requests',
      fa: 'فرمان شمارهٔ ۳ گسترش قانون حریم خصوصی؛ ادارهٔ مهاجرت کانادا، درخواست اطلاعات',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
  {
    id: 'process.web-form',
    when: [],
    says: {
      en: 'Changes go to IRCC through its web form on canada.ca: you give your application number and client number (UCI), say what has changed and attach the proof. A new address, phone or email goes that way too; some applications processed in Canada have an online change-of-address service. A document IRCC has asked for is sent where its letter says, usually in the account. Send what it has not asked for only when something has really changed, such as a new passport. If we represent you, send everything to us first: IRCC’s letters come to us, and we report it for you. Not telling IRCC of a change can delay a file or lead to a refusal.',
      fa: 'تغییرها از راه فرم اینترنتی (web form) ادارهٔ مهاجرت کانادا در canada.ca فرستاده می‌شود: شمارهٔ درخواست و شمارهٔ اختصاصی (UCI) را می‌دهید، می‌نویسید چه عوض شده و مدرکش را پیوست می‌کنید. نشانی، تلفن یا ایمیل جدید هم همین‌طور اعلام می‌شود؛ برای بعضی درخواست‌های داخل کانادا سرویس آنلاین تغییر نشانی هم هست. مدرکی که خود اداره خواسته، همان‌جایی می‌رود که نامه‌اش می‌گوید، معمولاً در حساب آنلاین. مدرکی را که نخواسته، فقط وقتی بفرستید که چیزی واقعاً عوض شده باشد، مانند گذرنامهٔ جدید. اگر نمایندهٔ شما هستیم، همه چیز را اول برای ما بفرستید: نامه‌های اداره به ما می‌رسد و ما از طرف شما اعلام می‌کنیم. خبر ندادن تغییر ممکن است پرونده را عقب بیندازد یا باعث رد درخواست شود.',
    },
    source: {
      en: 'IRCC, help centre (documents after applying) and change my address',
      fa: 'ادارهٔ مهاجرت کانادا، مرکز راهنما (مدرک پس از ارسال) و تغییر نشانی',
    },
    from: LAST_READ_ON,
    page: 'contact',
  },
]
