import { LAST_READ_ON, type Note } from '../note.ts'

/** Living, working and staying in China. */
export const NOTES_ON_CHINA_STAYS: readonly Note[] = [
  {
    id: 'china.arrival',
    when: [],
    says: {
      en: 'Register your address with the police within 24 hours of arriving: a hotel does it for you, often a dormitory too; otherwise you or your host go to the local police station, again after a move and, in many cities, after a journey abroad or with a new passport. With an X1 visa you take the registration form, have the physical check (or the one from home verified) at the designated centre and apply for the residence permit within 30 days of entry. Not registering can bring a warning or a fine of up to 2,000 yuan. Ask the university’s international office how it is done in your city.',
      fa: 'ظرف ۲۴ ساعت پس از رسیدن باید نشانی محل اقامتتان را نزد پلیس ثبت کنید: هتل و اغلب خوابگاه این کار را انجام می‌دهند؛ در خانهٔ شخصی، خودتان یا میزبان باید به پلیس محل بروید. بعد از هر جابه‌جایی و در خیلی از شهرها پس از سفر خارج یا با گذرنامهٔ جدید هم دوباره ثبت می‌شود. دارندهٔ ویزای X1 با برگهٔ ثبت و معاینه در مرکز معرفی‌شده (یا تأیید گواهی پزشکی‌اش در آنجا)، ظرف ۳۰ روز پس از ورود برای اجازهٔ اقامت اقدام می‌کند. ثبت نکردن نشانی می‌تواند اخطار یا جریمهٔ تا ۲٬۰۰۰ یوان داشته باشد. روش کار در هر شهر را از دفتر بین‌الملل دانشگاه بپرسید.',
    },
    source: {
      en: 'Exit and Entry Administration Law of China, articles 30, 39 and 76',
      fa: 'قانون ورود و خروج چین، ماده‌های ۳۰، ۳۹ و ۷۶',
    },
    from: LAST_READ_ON,
    page: 'studyAbroad',
  },
  {
    id: 'china.extend',
    when: [],
    says: {
      en: 'Apply at the exit-entry office of the police where you live in China: for a visa seven days before the permitted stay ends, for a residence permit 30 days before. Extensions of a visa together are no longer than its first stay; changed details of a residence permit are reported within ten days. Students bring a letter from the university; to transfer, also the new admission notice, a new JW201 or JW202 form and a leaving or transfer certificate. Whether the purpose may change inside China, such as tourist to student, is for that office; it may ask you to leave and apply at an embassy.',
      fa: 'درخواست را باید به ادارهٔ ورود و خروج پلیس در محل سکونتتان در چین بدهید: برای ویزا هفت روز و برای اجازهٔ اقامت ۳۰ روز پیش از پایان اعتبار. مجموع تمدیدهای یک ویزا از مدت اقامت اولیهٔ آن بیشتر نمی‌شود و تغییر مشخصاتِ اجازهٔ اقامت را باید ظرف ده روز اعلام کنید. دانشجو نامهٔ دانشگاه هم لازم دارد و برای انتقالی، پذیرش دانشگاه جدید، فرم جدید JW201 یا JW202 و گواهی پایان یا انتقال از دانشگاه قبلی. تغییر هدف سفر در داخل چین، مثلاً از توریستی به تحصیلی، با نظر همان اداره است و شاید بخواهند خارج شوید و از سفارت اقدام کنید.',
    },
    source: {
      en: 'Exit and Entry Administration Law of China, articles 29, 32 and 33',
      fa: 'قانون ورود و خروج چین، ماده‌های ۲۹، ۳۲ و ۳۳',
    },
    from: LAST_READ_ON,
    page: 'studyAbroad',
  },
  {
    id: 'china.family',
    when: [],
    says: {
      en: 'Yes, they may apply: S1 is for more than 180 days, S2 for up to 180. S1 is open to the spouse, children under 18, parents and parents-in-law of somebody who studies or works in China; it asks for a residence permit within 30 days of entry, which does not go beyond yours. Proof of the relationship, usually legalized, and an invitation are needed, and a university may first have to agree and can set conditions, such as funds or some months of study before. An S visa does not allow work: that takes a work permit of their own.',
      fa: 'بله، می‌توانند درخواست بدهند: S1 برای بیش از ۱۸۰ روز و S2 برای حداکثر ۱۸۰ روز است. S1 به همسر، فرزند زیر ۱۸ سال، پدر و مادر، و پدر و مادرِ همسرِ کسی داده می‌شود که در چین درس می‌خواند یا کار می‌کند. دارندهٔ S1 ظرف ۳۰ روز پس از ورود باید اجازهٔ اقامت بگیرد و مدت آن از اقامت شما بیشتر نمی‌شود. مدرک نسبت خانوادگی (معمولاً تأییدشده) و دعوت‌نامه لازم است؛ شاید دانشگاه هم باید موافقت کند و شرط‌هایی مثل تمکن مالی یا چند ماه تحصیل پیش از آن بگذارد. ویزای S اجازهٔ کار نمی‌دهد؛ برای کار، اجازهٔ کار جداگانه لازم است.',
    },
    source: {
      en: 'Chinese embassies and universities, S1 and S2 visas',
      fa: 'سفارتخانه‌ها و دانشگاه‌های چین، ویزاهای S1 و S2',
    },
    from: LAST_READ_ON,
    page: 'studyAbroad',
  },
  {
    id: 'china.work-permit',
    when: [],
    says: {
      en: 'A job in China takes a work permit and a residence permit for work, and the employer begins: it applies for the notification of the work permit, with which you ask the embassy for a Z visa. Usual conditions are an age of 18 to 60, good health, no criminal record and, for most professional posts, a bachelor’s degree with two years of related experience; workers are sorted into categories A, B and C. After arriving, the work permit is applied for within 15 days and the residence permit within 30. It holds for that employer; a tourist, business or student visa does not replace it.',
      fa: 'برای کار در چین اجازهٔ کار و اقامت کاری لازم است و شروعش با کارفرماست: او نامهٔ اطلاع (Notification) اجازهٔ کار را می‌گیرد و شما با آن از سفارت ویزای Z می‌خواهید. شرایط معمول: سن ۱۸ تا ۶۰، سلامت، نداشتن سوءپیشینه و برای بیشتر مشاغل تخصصی مدرک کارشناسی با دو سال سابقهٔ مرتبط؛ متقاضیان در سه دستهٔ A و B و C قرار می‌گیرند. پس از ورود، ظرف ۱۵ روز برای اجازهٔ کار و ظرف ۳۰ روز برای اقامت کاری اقدام می‌شود. این اجازه فقط برای همان کارفرماست و ویزای توریستی، تجاری یا دانشجویی جای آن را نمی‌گیرد.',
    },
    source: { en: 'Foreigner’s work permits in China, guidance of 2026', fa: 'اجازهٔ کار خارجی‌ها در چین، راهنمای ۲۰۲۶' },
    from: LAST_READ_ON,
    page: 'studyAbroad',
  },
  {
    id: 'china.after-studies',
    when: [],
    says: {
      en: 'Yes, but not automatically: China has no general work permit after studies. You need a job, and the employer applies for the work permit; the residence permit for work follows before your student one ends. Two years of experience are usually asked for. Those who took a master’s or higher in the last year can be exempt, with good marks and work in their field; some cities also take bachelor’s graduates. Rules on time to look for work are local; since 1 October 2025 there is also a K visa for young people in science and technology, without an employer’s invitation; embassies state its terms.',
      fa: 'بله، اما نه خودکار: چین اجازهٔ کار عمومی پس از تحصیل ندارد. باید کاری پیدا کنید؛ کارفرما برای اجازهٔ کار اقدام می‌کند و اقامت تحصیلی، پیش از پایان، به اقامت کاری تبدیل می‌شود. معمولاً دو سال سابقه می‌خواهند، ولی کسی که در یک سال گذشته کارشناسی ارشد یا بالاتر گرفته، با معدل خوب و کار مرتبط با رشته، ممکن است معاف باشد و برخی شهرها فارغ‌التحصیل کارشناسی را هم می‌پذیرند. مهلت ماندن برای جست‌وجوی کار به مقررات هر شهر بستگی دارد. از ۱ اکتبر ۲۰۲۵ ویزای K هم برای جوانان علم و فناوری هست که دعوت کارفرما نمی‌خواهد؛ شرایطش را سفارت می‌گوید.',
    },
    source: {
      en: 'Notice on foreign graduates of 2017; K visa, since 1 October 2025',
      fa: 'اطلاعیهٔ فارغ‌التحصیلان خارجی، ۲۰۱۷؛ ویزای K از ۱ اکتبر ۲۰۲۵',
    },
    from: LAST_READ_ON,
    page: 'studyAbroad',
  },
  {
    id: 'china.cost',
    when: [],
    says: {
      en: 'There is no single price: each university sets its own tuition by program, level and language, usually per academic year, and publishes it in its admission notice. Medicine, business and programs in English mostly cost more than those in Chinese, and a doctorate more than a bachelor’s degree. Living depends on the city; Beijing and Shanghai are dearer than most others. Besides tuition you pay for the room, food, insurance, the application, the medical check, the residence permit and books. Our tables do not have these figures; a consultant can look up a university’s fees with you.',
      fa: 'قیمت واحدی وجود ندارد: هر دانشگاه شهریه‌اش را بر اساس رشته، مقطع و زبان تدریس، معمولاً برای هر سال تحصیلی، تعیین و در اطلاعیهٔ پذیرش خود اعلام می‌کند. پزشکی، مدیریت و رشته‌های انگلیسی‌زبان اغلب از رشته‌های چینی‌زبان گران‌ترند و دکتری از کارشناسی. هزینهٔ زندگی به شهر بستگی دارد و پکن و شانگهای از بیشتر شهرها گران‌ترند. جز شهریه، خوابگاه یا اجاره، غذا، بیمه، هزینهٔ درخواست پذیرش، معاینهٔ پزشکی، اجازهٔ اقامت و کتاب را هم حساب کنید. این مبلغ‌ها در جدول‌های ما نیست؛ مشاور می‌تواند شهریهٔ یک دانشگاه را با شما پیدا کند.',
    },
    source: { en: 'Admission notices of Chinese universities', fa: 'اطلاعیه‌های پذیرش دانشگاه‌های چین' },
    from: LAST_READ_ON,
    page: 'studyAbroad',
  },
  {
    id: 'china.recognised',
    when: [],
    says: {
      en: 'The country where you want to use it decides. In Iran the Ministry of Science evaluates degrees by its yearly list of universities abroad, in groups A, B and C, and the Ministry of Health those in medical fields; a university on no list has to be asked about. In Afghanistan it is the Ministry of Higher Education, once the Afghan mission in China has confirmed the documents. For immigration to Canada a credential assessment (ECA), for which CHSI in China usually verifies the degree, says what it equals; universities, employers and licensing bodies there decide for themselves. Look at the list before you enrol.',
      fa: 'کشوری که می‌خواهید مدرک را در آن استفاده کنید تصمیم می‌گیرد. در ایران وزارت علوم مدرک را بر اساس فهرست سالانهٔ دانشگاه‌های خارج (گروه‌های الف، ب و ج) ارزشیابی می‌کند و رشته‌های پزشکی با وزارت بهداشت است؛ اگر دانشگاه در فهرست نبود باید استعلام کنید. در افغانستان، پس از تأیید اسناد در نمایندگی افغانستان در چین، وزارت تحصیلات عالی بررسی می‌کند. برای مهاجرت به کانادا ارزیابی مدرک (ECA)، معمولاً پس از تأیید مدرک در CHSI چین، می‌گوید معادل چیست و دانشگاه‌ها، کارفرماها و نهادهای صدور پروانه خودشان تصمیم می‌گیرند. پیش از ثبت‌نام، فهرست را ببینید.',
    },
    source: {
      en: 'Ministries of Iran and Afghanistan; IRCC, credential assessment',
      fa: 'وزارتخانه‌های ایران و افغانستان؛ ادارهٔ مهاجرت کانادا، ارزیابی مدرک',
    },
    from: LAST_READ_ON,
    page: 'studyAbroad',
  },
  {
    id: 'china.permanent',
    when: [],
    says: {
      en: 'Not by study alone: years as a student are not among the grounds for permanent residence in China. The National Immigration Administration gives the permanent residence card (“five-star card”) in narrow cases: large investments held for years, senior or very well-paid posts over years, outstanding achievements, or family, such as a marriage of at least five years to a Chinese citizen or permanent resident with five years of living there. Buying a home is not one of them. For most foreigners the way remains a work or study permit that is renewed.',
      fa: 'فقط با تحصیل نه: سال‌های دانشجویی جزو مبناهای اقامت دائم چین نیست. ادارهٔ ملی مهاجرت چین کارت اقامت دائم («کارت پنج‌ستاره») را در موارد محدودی می‌دهد: سرمایه‌گذاری بزرگ و چندساله، چند سال کار در سمت‌های ارشد یا با درآمد بسیار بالا، دستاوردهای برجسته، یا خانواده؛ مثلاً ازدواجی که دست‌کم پنج سال از آن گذشته باشد، با شهروند یا مقیم دائم چین، همراه پنج سال زندگی در آنجا. خرید خانه جزو این موارد نیست. برای بیشتر خارجی‌ها راه ماندن همان اجازهٔ کار یا تحصیل است که تمدید می‌شود.',
    },
    source: {
      en: 'National Immigration Administration of China, permanent residence',
      fa: 'ادارهٔ ملی مهاجرت چین، اقامت دائم',
    },
    from: LAST_READ_ON,
    page: 'studyAbroad',
  },
  {
    id: 'china.business',
    when: [],
    says: {
      en: 'Yes, in most sectors a foreigner can own a whole company in China; the negative list for foreign investment names those that are restricted or closed. It is registered with the local market regulation authority, with a name, an address, a business scope and a legal representative; the capital of a limited company is paid in within five years. An M visa is for trade and negotiations, not for working there. Owning a company gives no residence by itself: whoever works in it needs a work permit through it. A consultant can look at your plan with you.',
      fa: 'بله، در بیشتر زمینه‌ها یک خارجی می‌تواند مالک کل شرکت در چین باشد؛ زمینه‌های محدود یا ممنوع در «فهرست منفی» سرمایه‌گذاری خارجی آمده است. شرکت در ادارهٔ نظارت بر بازار همان شهر، با نام، نشانی، موضوع فعالیت و نمایندهٔ قانونی ثبت می‌شود و سرمایهٔ شرکت با مسئولیت محدود باید ظرف پنج سال پرداخت شود. ویزای M برای تجارت و مذاکره است، نه کار در چین. داشتن شرکت به‌تنهایی اقامت نمی‌دهد و هر کس در آن کار کند از طریق شرکت به اجازهٔ کار نیاز دارد. مشاور می‌تواند طرح شما را با شما بررسی کند.',
    },
    source: {
      en: 'Foreign Investment Law and Company Law of China',
      fa: 'قانون سرمایه‌گذاری خارجی و قانون شرکت‌های چین',
    },
    from: LAST_READ_ON,
    page: 'studyAbroad',
  },
  {
    id: 'china.trade-visa',
    when: [],
    says: {
      en: 'Visits for trade take an M visa: buying, seeing suppliers, negotiating, a trade fair. The Chinese trade partner or the fair writes the invitation; it names you, the purpose, the days and places, your connection to them and who pays, and carries their address, stamp and signature. With it go a passport valid for six months more with blank pages, the form with a photo, copies of earlier Chinese visas and, outside your own country, proof that you live there legally. How long and how often you may enter is the consulate’s decision. An M visa does not allow working in China.',
      fa: 'برای سفر تجاری (خرید، دیدار با فروشنده، مذاکره یا نمایشگاه) ویزای M لازم است. دعوت‌نامه را طرف تجاری چینی یا برگزارکنندهٔ نمایشگاه می‌نویسد و در آن نام شما، هدف سفر، روزها و شهرها، رابطهٔ شما با آن‌ها و پرداخت‌کنندهٔ هزینه‌ها، همراه نشانی، مهر و امضا می‌آید. گذرنامه با دست‌کم شش ماه اعتبار و صفحهٔ سفید، فرم با عکس، کپی ویزاهای قبلی چین و، اگر خارج از کشور خودتان درخواست می‌دهید، مدرک اقامت قانونی در آنجا هم لازم است. مدت و دفعات ورود را کنسولگری تعیین می‌کند. ویزای M اجازهٔ کار در چین نمی‌دهد.',
    },
    source: { en: 'Chinese embassies, documents for an M visa', fa: 'سفارتخانه‌های چین، مدارک ویزای M' },
    from: LAST_READ_ON,
    page: 'studyAbroad',
  },
]
