import { STARTUP_VISA_SLUG, TRANSFER_SLUG } from '@rahnama/contract/program-slugs.ts'
import type { Seed } from './seed-shape.ts'

const REGISTER = '/auth?view=register'

export const CANADA_SERVICES: readonly Seed<'service'>[] = [
  {
    slug: STARTUP_VISA_SLUG,
    facts: {
      area: 'canada',
      intakes: ['SUV'],
      times: ['time-startup-visa', 'time-startup-work-permit'],
      href: `/profile/${STARTUP_VISA_SLUG}-initial-assessment`,
    },
    en: {
      title: 'Start-up Visa',
      summary:
        'For founders whose business is backed by a designated Canadian organization. The program is closed to new applicants; we help you prepare for what follows it.',
      points: [
        'Last day for new applications: 31 December 2025',
        'Founders with a commitment issued in 2025 could apply until 30 June 2026',
        'A successor for entrepreneurs has been promised; as of November 2026 it has no rules and no date',
        'You can still take our assessment, as preparation',
      ],
      prose: `> The Start-up Visa is closed. Anyone who offers you a new place in it today is not telling the truth.

While the program accepted applications it asked for a letter of support from a designated organization, at least 10% of the voting rights for each founder, CLB {{startup-language}} in all four abilities and settlement funds. A successor may ask for something else, but a good business plan, a language result and orderly documents will not be wasted.

### What you can do in the meantime

- Take our initial assessment. As a first check it looks for IELTS {{startup-ielts}} overall or TOEFL iBT {{startup-toefl}} on the scale from 0 to 120; this is our own measure, not a government requirement.
- Look at what is open: provincial entrepreneur streams, an intra-company transfer, or Express Entry.
- [Leave us your email address](/contact?service=canadianImmigration), and we will tell you what is known about the successor.`,
      action: 'Take the initial assessment',
    },
    fa: {
      title: 'ویزای استارتاپ',
      summary:
        'برای بنیان‌گذارانی که یک سازمان کانادایی مورد تأیید از کسب‌وکارشان پشتیبانی می‌کند. این برنامه درخواست جدید نمی‌پذیرد؛ کمک می‌کنیم برای برنامهٔ بعدی آماده باشید.',
      points: [
        'آخرین روز پذیرش درخواست جدید: ۳۱ دسامبر ۲۰۲۵ (۱۰ دی ۱۴۰۴)',
        'دارندگان تعهدنامهٔ صادرشده در ۲۰۲۵ تا ۳۰ ژوئن ۲۰۲۶ (۹ تیر ۱۴۰۵) فرصت داشتند',
        'وعدهٔ برنامهٔ جدیدی برای کارآفرینان داده شده، اما تا نوامبر ۲۰۲۶ نه قوانین آن مشخص است و نه تاریخش',
        'ارزیابی ما همچنان برای آماده شدن مفید است',
      ],
      prose: `> ویزای استارتاپ باز نیست. هر کس امروز قول پذیرش در آن را به شما بدهد، راست نمی‌گوید.

این برنامه تا وقتی باز بود نامهٔ پشتیبانی یک سازمان مورد تأیید، دست‌کم ۱۰٪ حق رأی برای هر بنیان‌گذار، CLB {{startup-language}} در هر چهار مهارت و تمکن مالی می‌خواست. جانشین آن شاید چیز دیگری بخواهد؛ اما طرح کسب‌وکار خوب، نتیجهٔ آزمون زبان و مدارک مرتب به هر حال مفید است.

### تا آن زمان چه می‌توان کرد

- ارزیابی اولیهٔ ما را انجام دهید. در بررسی اولیه به نمرهٔ کل IELTS {{startup-ielts}} یا TOEFL iBT {{startup-toefl}} (در مقیاس 0 تا 120) نگاه می‌کنیم؛ این معیار خود ماست، نه شرط دولت.
- راه‌های باز را ببینید: مسیرهای کارآفرینی استان‌ها، انتقال درون‌شرکتی یا اکسپرس اینتری.
- [نشانی ایمیل خود را به ما بسپارید](/contact?service=canadianImmigration) تا آنچه دربارهٔ برنامهٔ جدید می‌دانیم برایتان بنویسیم.`,
      action: 'شروع ارزیابی اولیه',
    },
  },
  {
    slug: TRANSFER_SLUG,
    facts: {
      area: 'canada',
      intakes: ['ICT'],
      times: ['time-transfer-work-permit', 'time-transfer-residence'],
      href: `/profile/${TRANSFER_SLUG}`,
    },
    en: {
      title: 'Intra-Company Transfer',
      summary:
        'A work permit for owners, managers and specialists whose company already does business in more than one country and is sending them to Canada.',
      points: [
        'At least one continuous year of full-time work for the company in the last three years',
        'A parent, branch, subsidiary or affiliate in Canada, existing or being set up',
        'Executives, managers and people with specialized knowledge',
        'No Labour Market Impact Assessment (LMIA) needed',
      ],
      prose: `Since the guidance of 3 October 2024 the company must already be a multinational: it earns money in more than one country before it comes to Canada. A firm active in only one country can no longer use the transfer to become one.

The first permit is for one year when a new Canadian business is being set up, and usually for three years otherwise. It is a work permit, not permanent residence; but a year of work in Canada can open doors such as the Canadian Experience Class or a provincial nomination.

We look first at your company, then at your role, then at the plan for Canada, in the order an officer reads them.`,
      action: 'Start the transfer form',
    },
    fa: {
      title: 'انتقال درون‌شرکتی',
      summary:
        'مجوز کار برای مالکان، مدیران و متخصصانی که شرکتشان در حال حاضر در بیش از یک کشور فعال است و آن‌ها را به کانادا می‌فرستد.',
      points: [
        'دست‌کم یک سال کار تمام‌وقت و پیوسته برای شرکت در سه سال گذشته',
        'شرکت مادر، شعبه، شرکت تابعه یا وابسته در کانادا؛ موجود یا در حال تأسیس',
        'برای مدیران ارشد، مدیران و دارندگان دانش تخصصی',
        'بدون نیاز به ارزیابی تأثیر بر بازار کار (LMIA)',
      ],
      prose: `از دستورالعمل ۳ اکتبر ۲۰۲۴ (۱۲ مهر ۱۴۰۳) به بعد، شرکت باید از قبل چندملیتی باشد؛ یعنی پیش از آمدن به کانادا در بیش از یک کشور درآمد داشته باشد. شرکتی که فقط در یک کشور کار می‌کند دیگر نمی‌تواند با این راه چندملیتی شود.

اولین مجوز برای راه‌اندازی کسب‌وکار جدید در کانادا یک‌ساله است و در دیگر موارد معمولاً سه‌ساله. این مجوز کار است، نه اقامت دائم؛ اما یک سال کار در کانادا می‌تواند راه‌هایی مانند کلاس تجربهٔ کانادایی یا نامزدی استانی را باز کند.

ما اول شرکت شما را بررسی می‌کنیم، بعد سمت شما و بعد برنامه‌تان برای کانادا را؛ به همان ترتیبی که افسر مهاجرت می‌خواند.`,
      action: 'شروع فرم انتقال',
    },
  },
  {
    slug: 'express-entry',
    facts: { area: 'canada', intakes: ['FSW', 'CEC', 'FST'], times: ['time-express-entry'], href: REGISTER },
    en: {
      title: 'Express Entry',
      summary:
        'Permanent residence for skilled workers, decided by points. You enter a pool, and the highest scores are invited in rounds.',
      points: [
        'Three programs: Federal Skilled Worker, Canadian Experience Class, Federal Skilled Trades',
        'Points (CRS) for age, education, language and work',
        'General rounds, and rounds for certain occupations and for French',
        'A profile is valid for 12 months; you have 60 days to answer an invitation',
      ],
      prose: `Your score is not fixed. A better result in one ability, a second credential that is assessed, a spouse’s language test or a nomination can change it; so can your age. We show you each option with its points, its time and its cost, and you choose.

The rules of the score are dated. A change has been reported from 3 November 2026, but we have not seen its values in an official source. Until we have, our calculator keeps to the rules in force since 25 March 2025 and says so.`,
      action: 'Find out my score',
    },
    fa: {
      title: 'اکسپرس اینتری',
      summary:
        'اقامت دائم برای نیروی متخصص بر اساس امتیاز. وارد استخر متقاضیان می‌شوید و در هر دور، بالاترین امتیازها دعوت‌نامه می‌گیرند.',
      points: [
        'سه برنامه: نیروی متخصص فدرال، کلاس تجربهٔ کانادایی و مشاغل فنی فدرال',
        'امتیاز CRS برای سن، تحصیلات، زبان و کار',
        'دورهای همگانی، و دورهای ویژهٔ برخی مشاغل و زبان فرانسه',
        'پروفایل ۱۲ ماه اعتبار دارد و برای پاسخ به دعوت‌نامه ۶۰ روز وقت هست',
      ],
      prose: `امتیاز شما ثابت نیست. نمرهٔ بهتر در یک مهارت، مدرک دومی که ارزیابی شود، آزمون زبان همسر یا نامزدی استانی می‌تواند آن را تغییر دهد؛ بالا رفتن سن هم همین‌طور. ما هر راه را با امتیاز، زمان و هزینه‌اش به شما نشان می‌دهیم و انتخاب با شماست.

قوانین امتیاز تاریخ دارند. گفته می‌شود از ۳ نوامبر ۲۰۲۶ (۱۲ آبان ۱۴۰۵) تغییری اجرا شده است، اما امتیازهای جدید را هنوز در منبعی رسمی ندیده‌ایم. تا آن زمان محاسبهٔ ما بر اساس قوانینی است که از ۲۵ مارس ۲۰۲۵ (۵ فروردین ۱۴۰۴) اجرا می‌شود و این را در نتیجه هم می‌نویسیم.`,
      action: 'امتیازم را حساب کنید',
    },
  },
  {
    slug: 'provincial-nominee',
    facts: {
      area: 'canada',
      intakes: [
        'PNP_ON',
        'PNP_BC',
        'PNP_AB',
        'PNP_SK',
        'PNP_MB',
        'PNP_NS',
        'PNP_NB',
        'PNP_NL',
        'PNP_PE',
        'PNP_NT',
        'PNP_YT',
      ],
      times: ['time-provincial-nominee'],
      href: REGISTER,
    },
    en: {
      title: 'Provincial Nominee Program',
      summary:
        'A province chooses people it needs. A nomination through Express Entry adds 600 points; one outside it has its own route to permanent residence.',
      points: [
        'Eleven provinces and territories, each with streams of its own',
        'Most want a connection: a job offer, work, study, family or French',
        'Places are limited each year; many streams are open only at certain times',
        'You must intend to live in the province that nominates you',
      ],
      prose: `The streams change often: Ontario replaced its earlier ones in June 2026, British Columbia restructured in April 2026 and Nova Scotia merged ten into four in February 2026. We keep a dated record of what is open and show it for each province.

Quebec is not part of the program; it selects immigrants through its own. Nunavut has no program.

The best question is not “which province is easiest?” but “where do I have a connection, and is my occupation in demand there?” That is where we begin.`,
      action: 'See which provinces fit',
    },
    fa: {
      title: 'برنامهٔ نامزدی استانی (PNP)',
      summary:
        'استان کسانی را انتخاب می‌کند که به آن‌ها نیاز دارد. نامزدی از طریق اکسپرس اینتری ۶۰۰ امتیاز دارد؛ نامزدی خارج از آن، مسیر جداگانه‌ای تا اقامت دائم دارد.',
      points: [
        'یازده استان و قلمرو، هر یک با مسیرهای خودش',
        'بیشترشان نوعی ارتباط با استان می‌خواهند: پیشنهاد شغلی، سابقهٔ کار یا تحصیل، خانواده یا زبان فرانسه',
        'ظرفیت هر سال محدود است و بسیاری از مسیرها دوره‌ای باز و بسته می‌شوند',
        'باید قصد زندگی در همان استانی را داشته باشید که شما را نامزد می‌کند',
      ],
      prose: `مسیرها زیاد تغییر می‌کنند: انتاریو در ژوئن ۲۰۲۶ مسیرهای جدیدی جایگزین مسیرهای قبلی کرد، بریتیش کلمبیا در آوریل ۲۰۲۶ ساختارش را عوض کرد و نوا اسکوشیا در فوریهٔ ۲۰۲۶ ده مسیر را در چهار مسیر ادغام کرد. ما وضعیت هر استان را با تاریخ ثبت می‌کنیم و کنار نام آن نشان می‌دهیم.

کبک در این برنامه نیست و مهاجران را با برنامهٔ خودش انتخاب می‌کند. نوناووت هم برنامه‌ای ندارد.

سؤال درست این نیست که «کدام استان آسان‌تر است؟»؛ این است که «با کدام استان ارتباطی دارم و آیا آنجا به شغل من نیاز هست؟». ما از همین‌جا شروع می‌کنیم.`,
      action: 'ببینید کدام استان مناسب شماست',
    },
  },
  {
    slug: 'family-sponsorship',
    facts: { area: 'canada', intakes: ['FAMILY', 'FAMILY_PARENTS'], times: [], href: '/contact' },
    en: {
      title: 'Family Sponsorship',
      summary:
        'Citizens and permanent residents can bring their spouse, partner or children to Canada. New applications for parents and grandparents are paused.',
      points: [
        'The sponsor is 18 or over, and a citizen or permanent resident',
        'No minimum income for a spouse, partner or child in most cases',
        'An undertaking of 3 years for a spouse or partner, up to 10 for a child',
        'Parents and grandparents: paused since 1 January 2026; the super visa is open',
      ],
      prose: `A spousal application can be made inside Canada, where your spouse may also ask for an open work permit, or outside, where a refusal can be appealed. Which is better depends on where you live now and how long you can be apart.

For parents and grandparents no new sponsorships are accepted until further notice (notice of 15 July 2026). The super visa lets them stay up to five years at a time, with health insurance and a host whose income meets the table.

Quebec has rules of its own for undertakings and income.`,
      action: 'Ask about my family',
    },
    fa: {
      title: 'اسپانسرشیپ خانوادگی',
      summary:
        'شهروندان و مقیمان دائم کانادا می‌توانند همسر، شریک زندگی یا فرزندان خود را بیاورند. پذیرش درخواست جدید برای پدر و مادر و پدربزرگ و مادربزرگ متوقف است.',
      points: [
        'اسپانسر دست‌کم ۱۸ سال دارد و شهروند یا مقیم دائم است',
        'برای همسر، شریک زندگی یا فرزند معمولاً حداقل درآمدی لازم نیست',
        'تعهد مالی برای همسر یا شریک زندگی ۳ سال و برای فرزند تا ۱۰ سال است',
        'پدر و مادر، پدربزرگ و مادربزرگ: از ۱ ژانویهٔ ۲۰۲۶ (۱۱ دی ۱۴۰۴) متوقف؛ سوپرویزا باز است',
      ],
      prose: `درخواست همسر را می‌توان از داخل کانادا داد، که در این صورت می‌شود برای مجوز کار باز (Open Work Permit) نیز درخواست داد؛ یا از خارج کانادا، که اگر رد شود حق تجدیدنظر دارد. اینکه کدام بهتر است به این بستگی دارد که الان کجا زندگی می‌کنید و تا کی می‌توانید دور از هم بمانید.

برای پدر و مادر و پدربزرگ و مادربزرگ تا اطلاع ثانوی درخواست جدیدی پذیرفته نمی‌شود (اطلاعیهٔ ۱۵ ژوئیهٔ ۲۰۲۶، ۲۴ تیر ۱۴۰۵). سوپرویزا به آن‌ها اجازه می‌دهد هر بار تا پنج سال بمانند، به شرط بیمهٔ درمانی و میزبانی که درآمدش به حداقل جدول برسد.

کبک برای تعهد مالی و درآمد قوانین خودش را دارد.`,
      action: 'سؤال دربارهٔ خانواده‌ام',
    },
  },
]
