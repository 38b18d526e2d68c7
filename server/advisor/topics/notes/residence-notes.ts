import { LAST_READ_ON, type Note } from '../note.ts'

/** What permanent residents and citizens may do, and how they keep it. */
export const NOTES_ON_RESIDENCE: readonly Note[] = [
  {
    id: 'pr.obligation',
    when: [],
    says: {
      en: 'At least 730 days in Canada within every five years, not necessarily in a row; part of a day counts as a day. Days abroad count if you accompany a Canadian spouse, partner or (for a child) parent, or if a Canadian business or government assigns you, or the resident spouse you accompany, abroad full-time. The five years are counted back from the day of the check; in your first five it suffices that 730 can still be reached. Status does not end by itself but by an official decision once appeals are over, by giving it up or by citizenship. Humanitarian grounds can count; a consultant looks at missing days.',
      fa: 'در هر پنج سال دست‌کم ۷۳۰ روز حضور در کانادا لازم است، نه لزوماً پشت سر هم؛ بخشی از روز هم یک روز حساب می‌شود. روزهای خارج هم حساب می‌شود اگر همراه همسر یا شریک زندگی (و برای فرزند، پدر یا مادر) شهروند کانادا باشید، یا شرکت کانادایی یا دولت، شما یا همسر مقیمتان را که همراهش هستید، به مأموریت تمام‌وقت فرستاده باشد. پنج سال از روز بررسی به عقب شمرده می‌شود؛ در پنج سال اول کافی است هنوز بتوانید به ۷۳۰ برسید. اقامت خودبه‌خود از بین نمی‌رود، بلکه با تصمیم رسمی (پس از پایان مهلت اعتراض)، انصراف یا شهروندی تمام می‌شود. دلایل انسان‌دوستانه هم بررسی می‌شود؛ کمبود روزها را مشاور بررسی می‌کند.',
    },
    source: {
      en: 'Immigration and Refugee Protection Act, sections 28 and 46',
      fa: 'قانون مهاجرت و حمایت از پناهندگان، مواد ۲۸ و ۴۶',
    },
    from: LAST_READ_ON,
  },
  {
    id: 'pr.landing',
    when: [],
    says: {
      en: 'Enter Canada by the date on your confirmation of permanent residence (COPR); IRCC does not extend it, and a mistake on it is reported to IRCC before the trip. You become a permanent resident at the border. Carry your passport, the COPR and visa, proof of funds where your program asks for it, and two copies of a list of your goods, later ones included; declare money of CAD 10,000 or more. Family members land with the principal applicant or later, not before. You may leave again soon, but give a Canadian address for the card. Already in Canada: wait there for IRCC’s email and confirm in its portal.',
      fa: 'تا تاریخی که روی تأییدیهٔ اقامت دائم (COPR) نوشته شده وارد کانادا شوید؛ ادارهٔ مهاجرت آن را تمدید نمی‌کند و اشتباه در آن را باید پیش از سفر خبر داد. در همان مرز مقیم دائم می‌شوید. گذرنامه، COPR و ویزا، مدرک تمکن مالی (اگر برنامهٔ شما می‌خواهد) و دو نسخه فهرست وسایل، حتی آنچه بعداً می‌رسد، همراهتان باشد و پول ۱۰٬۰۰۰ دلار کانادا یا بیشتر را اعلام کنید. اعضای خانواده همراه متقاضی اصلی یا بعد از او وارد می‌شوند، نه پیش از او. می‌توانید کمی بعد دوباره خارج شوید، ولی برای کارت نشانی کانادا بدهید. اگر همین حالا در کانادا هستید، همان‌جا منتظر ایمیل ادارهٔ مهاجرت بمانید و در پرتال آن تأیید کنید.',
    },
    source: { en: 'IRCC, after permanent residence is approved', fa: 'ادارهٔ مهاجرت کانادا، پس از تأیید اقامت دائم' },
    from: LAST_READ_ON,
  },
  {
    id: 'pr.card-first',
    when: [],
    says: {
      en: 'The first card comes without an application and free of charge: IRCC sends one to each family member, only to an address in Canada, if it has your address and photo within 180 days of your becoming a permanent resident; after that you must apply for it. Give the address at the border, online or in the Permanent Residence Portal, and report a move. IRCC’s site shows the waiting time; a card is normally valid for five years. You may leave Canada before it comes, but to return by plane, train, bus or boat you need the card or a travel document (PRTD) from abroad; a COPR or an old visa is not enough.',
      fa: 'کارت اول درخواست و هزینه ندارد: ادارهٔ مهاجرت برای هر عضو خانواده یک کارت پست می‌کند، فقط به نشانی داخل کانادا، به شرط اینکه تا ۱۸۰ روز پس از مقیم دائم شدن نشانی و عکس شما را داشته باشد؛ بعد از آن باید برای کارت درخواست بدهید. نشانی را سر مرز، آنلاین یا در سامانهٔ اقامت دائم بدهید و اگر جابه‌جا شدید خبر دهید. مدت انتظار در سایت ادارهٔ مهاجرت است؛ کارت معمولاً پنج سال اعتبار دارد. پیش از رسیدن کارت می‌توانید از کانادا خارج شوید، ولی برای برگشت با هواپیما، قطار، اتوبوس یا کشتی کارت یا سند سفر (PRTD) که در خارج می‌گیرند لازم است؛ COPR یا ویزای قبلی کافی نیست.',
    },
    source: { en: 'IRCC, getting your first PR card', fa: 'ادارهٔ مهاجرت کانادا، اولین کارت اقامت دائم' },
    from: LAST_READ_ON,
  },
  {
    id: 'pr.card-renew',
    when: [],
    says: {
      en: 'Apply for a new card from inside Canada, online in the Permanent Residence Portal, once yours has expired or has less than nine months left, or when it is lost, stolen, damaged or shows a wrong name. An expired card is not lost status: you remain a permanent resident, but cannot board a plane to Canada with it. The application shows your days in Canada, since the 730 days in five years are checked. The card is mailed to a Canadian address only; fee and processing time are on IRCC’s site. If days are short, a consultant should look first.',
      fa: 'برای کارت جدید از داخل کانادا و آنلاین در سامانهٔ اقامت دائم درخواست می‌دهید: وقتی کارت منقضی شده یا کمتر از نه ماه اعتبار دارد، یا گم، دزدیده یا خراب شده یا نام روی آن دیگر درست نیست. انقضای کارت به معنی از دست رفتن اقامت نیست: همچنان مقیم دائم هستید، فقط با آن نمی‌توانید سوار هواپیما به مقصد کانادا شوید. در این درخواست روزهای حضور شما (۷۳۰ روز در پنج سال) هم بررسی می‌شود. کارت فقط به نشانی داخل کانادا پست می‌شود؛ هزینه و مدت بررسی در سایت ادارهٔ مهاجرت است. اگر روزهایتان کم است، پیش از اقدام مشاور ببیند.',
    },
    source: { en: 'IRCC, renewing or replacing a PR card', fa: 'ادارهٔ مهاجرت کانادا، تمدید یا تعویض کارت اقامت دائم' },
    from: LAST_READ_ON,
  },
  {
    id: 'pr.travel-document',
    when: [],
    says: {
      en: 'Apply from outside Canada for a permanent resident travel document (PRTD), online in the Permanent Residence Portal; with it you may board a plane, train, bus or boat to Canada. You prove who you are, that you are a permanent resident and that you meet the 730 days. It normally serves for one entry, so apply for a new card once you are back. A COPR, a visitor visa or an eTA does not replace it. In a private car, for example over the US border, it is not required and other proof of status can do. Fee and waiting time are on IRCC’s site; if days are short, talk to a consultant first.',
      fa: 'از خارج کانادا برای سند سفر مقیم دائم (PRTD) درخواست بدهید، آنلاین در سامانهٔ اقامت دائم؛ با آن می‌شود سوار هواپیما، قطار، اتوبوس یا کشتی به مقصد کانادا شد. باید هویت، مقیم دائم بودن و ۷۳۰ روز حضورتان را نشان دهید. این سند معمولاً برای یک بار ورود است، پس بعد از برگشت برای کارت جدید درخواست بدهید. COPR، ویزای توریستی یا eTA جای آن را نمی‌گیرد. با خودروی شخصی، مثلاً از مرز آمریکا، این سند لازم نیست و مدرک دیگری از اقامت دائم هم می‌تواند کافی باشد. هزینه و مدت انتظار در سایت ادارهٔ مهاجرت است. اگر روزهایتان کم است، اول با مشاور صحبت کنید.',
    },
    source: {
      en: 'IRCC, permanent resident travel document (guide 5529)',
      fa: 'ادارهٔ مهاجرت کانادا، سند سفر مقیم دائم (راهنمای ۵۵۲۹)',
    },
    from: LAST_READ_ON,
  },
  {
    id: 'citizenship.when',
    when: [],
    says: {
      en: 'As a permanent resident with 1,095 days in Canada in the five years before you apply. Each day in those years as a visitor, student, worker or protected person before permanent residence counts half, up to 365 days. Tax returns are asked for three of the five years where you had to file, and from 18 to 54 proof of English or French at CLB 4 in speaking and listening, and a citizenship test. The PR card need not be valid; a child under 18 whose parent is or becomes a citizen needs no such days. Trips do not count as days in Canada, and marrying a Canadian shortens nothing. The fee is on IRCC’s site.',
      fa: 'وقتی مقیم دائم باشید و در پنج سال پیش از درخواست ۱٬۰۹۵ روز در کانادا بوده باشید. هر روزی از این پنج سال که پیش از اقامت دائم با وضعیت توریست، دانشجو، نیروی کار یا فرد تحت حمایت در کانادا بوده‌اید نصف روز حساب می‌شود، حداکثر ۳۶۵ روز. اظهارنامهٔ مالیاتی سه سال (اگر موظف به آن بوده‌اید) و از ۱۸ تا ۵۴ سالگی مدرک انگلیسی یا فرانسه در سطح CLB 4 برای مکالمه و شنیدن و آزمون شهروندی هم لازم است. لازم نیست کارت اقامت معتبر باشد. فرزند زیر ۱۸ سالی که پدر یا مادرش شهروند است یا می‌شود، این روزها را لازم ندارد. روزهای سفر حساب نمی‌شود و ازدواج با کانادایی مدت را کم نمی‌کند. هزینه و مدت بررسی در سایت ادارهٔ مهاجرت است.',
    },
    source: { en: 'Citizenship Act, section 5', fa: 'قانون شهروندی کانادا، مادهٔ ۵' },
    from: LAST_READ_ON,
  },
  {
    id: 'citizenship.dual',
    when: [],
    says: {
      en: 'Canada allows several citizenships and does not ask you to give up the first; the other country decides for itself. Iran does not recognize a second one and goes on treating you as Iranian, so Canada can hardly help you there; Iranians enter and leave on an Iranian passport. Under Chinese law a citizen who has settled abroad and takes another citizenship by choice loses the Chinese one automatically. On Afghan law the sources disagree: ask an Afghan mission. Before a trip, read the country’s page on travel.gc.ca.',
      fa: 'کانادا داشتن چند تابعیت را می‌پذیرد و نمی‌خواهد تابعیت اول را ترک کنید؛ دربارهٔ آن، کشور دیگر خودش تصمیم می‌گیرد. ایران تابعیت دوم را به رسمیت نمی‌شناسد و شما را همچنان ایرانی می‌داند؛ برای همین کانادا در ایران تقریباً نمی‌تواند کمکی کند و ورود و خروج ایرانی‌ها با گذرنامهٔ ایرانی است. طبق قانون چین، شهروندی که در خارج ساکن شده و به انتخاب خود تابعیت دیگری بگیرد، تابعیت چینی را خودبه‌خود از دست می‌دهد. دربارهٔ قانون افغانستان منابع هم‌نظر نیستند؛ از نمایندگی افغانستان بپرسید. پیش از سفر صفحهٔ آن کشور را در travel.gc.ca بخوانید.',
    },
    source: {
      en: 'Government of Canada, dual citizens; Nationality Law of China, articles 3 and 9',
      fa: 'دولت کانادا، دوتابعیتی‌ها؛ قانون تابعیت چین، مواد ۳ و ۹',
    },
    from: LAST_READ_ON,
  },
  {
    id: 'pr.rights',
    when: [],
    says: {
      en: 'A permanent resident may live, work and study anywhere in Canada without a work or study permit, for any employer or in a business of their own, with no time limit and without reporting a change of job. They get most social benefits, are covered by the health plan of their province, in some after a wait of up to three months, normally pay domestic tuition, pay taxes like everyone and may later apply for citizenship. They may not vote or run for office, some jobs with a high security clearance are closed to them, and they get no Canadian passport: they travel on that of their own country.',
      fa: 'مقیم دائم می‌تواند بدون اجازهٔ کار یا مجوز تحصیل در هر جای کانادا زندگی، کار و تحصیل کند، برای هر کارفرمایی یا در کسب‌وکار خودش، بدون محدودیت زمانی و بدون اینکه تغییر شغل را خبر دهد. از بیشتر مزایای اجتماعی استفاده می‌کند، بیمهٔ درمانی استان شامل حالش می‌شود (در بعضی استان‌ها پس از حداکثر سه ماه انتظار)، معمولاً شهریهٔ داخلی می‌پردازد نه شهریهٔ دانشجوی بین‌المللی، مثل بقیه مالیات می‌دهد و بعداً می‌تواند برای شهروندی درخواست بدهد. اما حق رأی یا نامزدی در انتخابات ندارد، گذرنامهٔ کانادایی نمی‌گیرد و با گذرنامه و ویزای کشور خودش سفر می‌کند و بعضی شغل‌هایی که تأییدیهٔ امنیتی سطح بالا می‌خواهند برایش بسته است.',
    },
    source: { en: 'IRCC, understand permanent resident status', fa: 'ادارهٔ مهاجرت کانادا، وضعیت اقامت دائم' },
    from: LAST_READ_ON,
  },
]
