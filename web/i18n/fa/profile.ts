import { formats, type ProvinceCode, provinces } from '@rahnama/contract/locale/locale.ts'
import type { EntryAnswers } from '@rahnama/contract/long-form/long-form.ts'
import { isTooOld } from '@rahnama/contract/profile/profile.ts'
import type { profile as en } from '../en/profile.ts'

const provinceNames = Object.fromEntries(provinces('fa').map(({ code, name }) => [code, name])) as Record<
  ProvinceCode,
  string
>

const levels = {
  high_school: 'دیپلم دبیرستان',
  trade: 'گواهی فنی و حرفه‌ای',
  college: 'دیپلم یا گواهی کالج',
  associate: 'کاردانی',
  bachelor: 'کارشناسی',
  master: 'کارشناسی ارشد',
  professional: 'دکتری حرفه‌ای',
  doctoral: 'دکتری تخصصی',
}

const teers = {
  0: 'مدیریت',
  1: 'کاری که معمولاً مدرک دانشگاهی می‌خواهد',
  2: 'کاری که معمولاً دیپلم کالج یا کارآموزی بلندمدت می‌خواهد، یا سرپرستی',
  3: 'کاری که معمولاً دورهٔ کوتاه‌تر کالج یا بیش از شش ماه آموزش می‌خواهد',
  4: 'کاری که معمولاً دیپلم دبیرستان یا چند هفته آموزش می‌خواهد',
  5: 'کاری که با آموزش کوتاه در محل کار یاد گرفته می‌شود',
}

const tests = {
  IELTS_GT: 'انگلیسی: IELTS General Training',
  CELPIP_G: 'انگلیسی: CELPIP-General',
  PTE_CORE: 'انگلیسی: PTE Core',
  TEF_CANADA: 'فرانسه: TEF Canada',
  TCF_CANADA: 'فرانسه: TCF Canada',
  IELTS_ACADEMIC: 'انگلیسی: IELTS Academic (فقط برای تحصیل)',
  TOEFL_IBT: 'انگلیسی: TOEFL iBT (فقط برای تحصیل)',
  PTE_ACADEMIC: 'انگلیسی: PTE Academic (فقط برای تحصیل)',
  DUOLINGO: 'انگلیسی: Duolingo (فقط برای تحصیل)',
  DELF_DALF: 'فرانسه: DELF یا DALF (فقط برای تحصیل)',
}

const relationships = {
  parent: 'پدر یا مادر',
  grandparent: 'پدربزرگ یا مادربزرگ',
  child: 'فرزند',
  grandchild: 'نوه',
  sibling: 'خواهر یا برادر',
  aunt_or_uncle: 'عمه، خاله، عمو یا دایی',
  niece_or_nephew: 'خواهرزاده یا برادرزاده',
  other: 'خویشاوند دیگر',
}

const grounds = {
  medical: 'عدم صلاحیت ورود به دلایل پزشکی',
  criminal: 'عدم صلاحیت ورود به دلیل سابقهٔ کیفری',
  misrepresentation: 'اظهار خلاف واقع',
  other: 'دلیل دیگر',
}

const applicationKinds = {
  visitor_visa: 'ویزای توریستی',
  study_permit: 'مجوز تحصیل',
  work_permit: 'مجوز کار',
  permanent_residence: 'اقامت دائم',
  refugee_claim: 'درخواست پناهندگی',
  other: 'درخواست دیگر',
}

const languageNames = new Intl.DisplayNames('fa', { type: 'language', fallback: 'none' })
const languageName = (code: unknown) => (/^[a-z]{2,3}$/.test(String(code)) ? languageNames.of(String(code)) : undefined)

/** The name of a value that is one of those offered, or of nothing. */
const named = (names: Readonly<Record<string, string>>, value: unknown) => names[String(value)]

function testName({ test: taken, takenOn }: EntryAnswers): string | undefined {
  const name = named(tests, taken)
  return name && isTooOld(takenOn) ? `${name} (قدیمی است و حساب نمی‌شود)` : name
}

const credential = {
  level: { label: 'مقطع', options: levels },
  field: {
    label: 'رشتهٔ تحصیلی',
    hint: 'بخشی از نام رشته را بنویسید. اگر در فهرست نبود، «سایر» را انتخاب کنید.',
  },
  fieldOther: { label: 'نام رشته' },
  institution: { label: 'مدرسه، کالج یا دانشگاه' },
  country: { label: 'کشور محل تحصیل' },
  province: { label: 'استان یا قلمرو' },
  years: { label: 'مدت دوره', hint: 'به سال و به‌صورت تمام‌وقت، مثلاً ۱ یا ۲٫۵' },
  graduationYear: {
    label: 'سال فارغ‌التحصیلی',
    hint: 'فقط دوره‌ای که تمام شده است. سال شمسی، مثلاً ۱۳۹۷، یا میلادی.',
    faults: { IN_THE_FUTURE: 'فقط دوره‌ای را بنویسید که تمام شده است' },
  },
  eightMonthsInCanada: {
    label: 'این دوره هشت ماه یا بیشتر تحصیل تمام‌وقت در خاک کانادا داشت؟',
    hint: 'تحصیل آنلاین از خارج از کانادا حساب نمی‌شود.',
  },
  hasEca: {
    label: 'این مدرک ارزیابی مدرک تحصیلی (ECA) دارد؟',
    hint: 'گزارشی که ارزش مدرک را در کانادا نشان می‌دهد.',
    why: 'بدون ECA، مدرکی که خارج از کانادا گرفته شده امتیازی ندارد.',
  },
  ecaBody: {
    label: 'نهاد ارزیاب',
    options: {
      WES: 'World Education Services (WES)',
      ICAS: 'International Credential Assessment Service of Canada (ICAS)',
      IQAS: 'International Qualifications Assessment Service، آلبرتا (IQAS)',
      ICES: 'International Credential Evaluation Service (ICES)',
      CES: 'Comparative Education Service، دانشگاه تورنتو (CES)',
      MCC: 'شورای پزشکی کانادا، برای پزشکان',
      PEBC: 'هیئت آزمون داروسازی کانادا، برای داروسازان',
      CACB: 'هیئت گواهی معماری کانادا، برای معماران',
    },
  },
  ecaOn: { label: 'تاریخ گزارش ECA', hint: 'این گزارش پنج سال اعتبار دارد.' },
}

const job = {
  title: { label: 'عنوان شغلی' },
  company: { label: 'نام شرکت', hint: 'در خوداشتغالی، نام کسب‌وکار یا «خوداشتغال».' },
  country: { label: 'کشور محل کار' },
  province: { label: 'استان یا قلمرو' },
  startedOn: { label: 'تاریخ شروع', hint: 'اگر روز آن مشخص نیست، اول ماه را وارد کنید.' },
  current: { label: 'این شغل هنوز ادامه دارد؟' },
  endedOn: { label: 'تاریخ پایان' },
  noc: { label: 'شغل (کد NOC)', hint: 'نام شغل را بنویسید، مثلاً پرستار، یا کد پنج‌رقمی آن را وارد کنید.' },
  teer: { label: 'چه نوع کاری بود؟', options: teers },
  hoursPerWeek: { label: 'ساعت کار در هفته', hint: '۳۰ ساعت در هفته تمام‌وقت حساب می‌شود.' },
  employment: {
    label: 'کار به چه صورت بود؟',
    options: { employee: 'استخدام با حقوق', self_employed: 'خوداشتغال', unpaid: 'بدون حقوق، داوطلبانه یا کارآموزی' },
  },
  authorised: {
    label: 'این کار با مجوز کار یا وضعیت قانونی دیگری انجام شد؟',
    why: 'تجربهٔ کانادایی فقط اگر مجاز بوده باشد حساب می‌شود. پاسخ شما محرمانه می‌ماند.',
  },
  whileStudying: { label: 'هم‌زمان با تحصیل تمام‌وقت در کانادا بود؟' },
  responsibilities: {
    label: 'وظایف اصلی',
    hint: 'سه چهار جمله به زبان ساده. بعداً باید با گواهی سابقهٔ کار یکی باشد.',
  },
}

const test = {
  test: {
    label: 'نوع آزمون',
    hint: 'برای مهاجرت فقط پنج آزمون پذیرفته است؛ بقیه به برنامهٔ تحصیلی کمک می‌کنند.',
    options: tests,
  },
  takenOn: {
    label: 'تاریخ آزمون',
    hint: 'نتیجه حدود ۲ سال اعتبار دارد. نتیجهٔ قدیمی‌تر را هم می‌توانید نگه دارید، ولی حساب نمی‌شود.',
  },
  scale: {
    label: 'کدام نمره‌ها را وارد می‌کنید؟',
    hint: 'گواهی TEF Canada برای هر مهارت دو عدد دارد.',
    options: {
      '2023-12-11': 'از ۶۹۹ (مقیاس ۲۰ آذر ۱۴۰۲ به بعد)',
      '2019-10-01': 'معادل آن در مقیاس قبلی (شنیدن از ۳۶۰)',
    },
  },
  listening: { label: 'شنیدن (Listening)', hint: 'همان‌طور که در گواهی آمده است' },
  reading: { label: 'خواندن (Reading)' },
  writing: { label: 'نوشتن (Writing)' },
  speaking: { label: 'صحبت کردن (Speaking)' },
  overall: { label: 'نمرهٔ کل', hint: 'اگر گواهی نمرهٔ کل دارد.' },
}

const form: (typeof en)['form'] = {
  title: 'پروفایل',
  lead: 'یک بار از خودتان بگویید. هر وقت خواستید بعداً ادامه دهید؛ چیزی از دست نمی‌رود.',
  saveForLater: 'ذخیرهٔ پروفایل و ادامه در وقت دیگر',
  complete: 'تکمیل پروفایل',
  completed: 'پروفایل با موفقیت تکمیل شد!',
  loadFailed: 'بارگذاری اطلاعات پروفایل ممکن نشد',
  completeFailed: 'تکمیل پروفایل ممکن نشد',
  steps: {
    general: {
      title: 'اطلاعات عمومی',
      lead: 'خودتان و خانواده‌تان. این پاسخ‌ها مشخص می‌کند امتیاز شما با کدام جدول حساب شود.',
    },
    personal: {
      title: 'مشخصات فردی',
      lead: 'تابعیت و محل زندگی شما، و اگر همسرتان همراه می‌آید، اطلاعات او.',
    },
    education: { title: 'تحصیلات', lead: 'هر دوره‌ای که از دبیرستان به بعد تمام کرده‌اید.' },
    work: { title: 'سابقهٔ کار', lead: 'ده سال گذشته از همه مهم‌تر است.' },
    language: { title: 'مهارت‌های زبانی', lead: 'آزمون‌های شما و زبان‌هایی که با آن‌ها بزرگ شده‌اید یا یاد گرفته‌اید.' },
    'immigration-history': {
      title: 'سوابق مهاجرتی',
      lead: 'پاسخ درست به نفع شماست؛ اداره‌ها این پاسخ‌ها را با سوابق خودشان مقایسه می‌کنند.',
    },
    preferences: { title: 'ترجیحات', lead: 'کجا می‌خواهید بروید و تا اینجا چه مدارک و امکاناتی دارید.' },
  },
  fields: {
    firstName: {
      label: 'نام',
      hint: 'همان‌طور که در گذرنامه آمده است، با حروف لاتین.',
      faults: { REQUIRED: 'نام خود را بنویسید' },
    },
    lastName: {
      label: 'نام خانوادگی',
      hint: 'همان‌طور که در گذرنامه آمده است، با حروف لاتین.',
      faults: { REQUIRED: 'نام خانوادگی خود را بنویسید' },
    },
    persianName: { label: 'نام و نام خانوادگی به فارسی' },
    birthDate: {
      label: 'تاریخ تولد',
      why: 'امتیاز سن هر سال در روز تولد تغییر می‌کند.',
      faults: { REQUIRED: 'تاریخ تولد خود را وارد کنید' },
    },
    maritalStatus: {
      label: 'وضعیت تأهل',
      why: 'مشخص می‌کند امتیاز شما با همسر حساب شود یا بدون همسر.',
      options: {
        single: 'مجرد',
        married: 'متأهل',
        common_law: 'شریک زندگی (کامن‌لا)',
        divorced: 'طلاق‌گرفته',
        widowed: 'همسر فوت‌شده',
        separated: 'جداشده به حکم قانون',
      },
    },
    partnerAccompanying: { label: 'همسرتان با شما به کانادا می‌آید؟' },
    partnerCitizenOrPermanentResident: { label: 'همسرتان شهروند یا مقیم دائم کاناداست؟' },
    hasChildren: { label: 'فرزند دارید؟' },
    numberOfChildren: { label: 'تعداد فرزندان', hint: 'همه را بشمارید، حتی اگر همراه شما نمی‌آیند.' },
    children: {
      label: 'فرزندان شما',
      add: 'افزودن فرزند',
      empty: 'هنوز فرزندی اضافه نشده است.',
      name: ({ age }, number) => (age === undefined ? `فرزند ${number}` : `فرزند ${number}، ${inPersian(age)} ساله`),
      faults: { COUNT_DIFFERS: 'تعداد فرزندان با این فهرست یکی نیست' },
      fields: {
        age: { label: 'سن', faults: { AGE_DIFFERS: 'سن با تاریخ تولد جور نیست' } },
        birthDate: { label: 'تاریخ تولد', hint: 'اگر آن را وارد کنید، سن سال بعد هم درست می‌ماند.' },
        hasPartner: {
          label: 'این فرزند ازدواج کرده یا شریک زندگی دارد؟',
          why: 'فرزندی که همسر یا شریک زندگی دارد تحت تکفل حساب نمی‌شود.',
        },
      },
    },
    citizenship: { label: 'تابعیت', hint: 'کشور گذرنامه‌ای که با آن درخواست می‌دهید.' },
    residence: { label: 'کشور محل اقامت فعلی' },
    phone: { label: 'تلفن یا واتساپ', why: 'فقط برای وقتی که مشاورتان باید زود با شما تماس بگیرد.' },
    partnerBirthDate: { label: 'تاریخ تولد همسرتان' },
    partnerHighestLevel: {
      label: 'بالاترین مدرک تحصیلی همسرتان',
      options: { none: 'کمتر از دیپلم', ...levels },
    },
    partnerCredentials: {
      label: 'تحصیلات همسرتان',
      add: 'افزودن مدرک تحصیلی همسرتان',
      empty: 'هنوز چیزی اضافه نشده است.',
      name: ({ level }, number) => `همسر: ${named(levels, level) ?? `مدرک تحصیلی ${number}`}`,
      fields: credential,
    },
    partnerHasTests: { label: 'همسرتان آزمون انگلیسی یا فرانسه داده است؟' },
    partnerTests: {
      label: 'آزمون‌های زبان همسرتان',
      add: 'افزودن آزمون همسرتان',
      empty: 'هنوز آزمونی اضافه نشده است.',
      name: (entry, number) => `همسر: ${testName(entry) ?? `آزمون ${number}`}`,
      fields: test,
    },
    partnerHasJobs: { label: 'همسرتان در ده سال گذشته کار کرده است؟' },
    partnerJobs: {
      label: 'شغل‌های همسرتان',
      add: 'افزودن شغل همسرتان',
      empty: 'هنوز شغلی اضافه نشده است.',
      name: ({ title }, number) => `همسر: ${title === undefined ? `شغل ${number}` : String(title)}`,
      fields: job,
    },
    highestLevel: { label: 'بالاترین مدرک تحصیلی شما', options: { none: 'کمتر از دیپلم', ...levels } },
    credentials: {
      label: 'تحصیلات شما',
      hint: 'از بالاترین مقطع شروع کنید. دیپلم یا مدرک دوم هم ممکن است امتیاز داشته باشد.',
      add: 'افزودن مدرک تحصیلی',
      empty: 'هنوز چیزی اضافه نشده است.',
      name: ({ level, institution }, number) =>
        [named(levels, level) ?? `مدرک تحصیلی ${number}`, institution].filter(Boolean).join('، '),
      fields: { ...credential, certificate: { label: 'دانشنامه یا ریزنمرات' } },
    },
    totalWorkYears: { label: 'مجموع سال‌های سابقهٔ کار', hint: 'اگر هنوز کار نکرده‌اید، صفر وارد کنید.' },
    hasCanadianExperience: { label: 'در کانادا سابقهٔ کار دارید؟' },
    canadianWorkYears: { label: 'سال‌های سابقهٔ کار در کانادا' },
    jobs: {
      label: 'شغل‌های شما',
      hint: 'از آخرین شغل شروع کنید. فاصله‌های بیش از یک ماه را می‌پرسیم.',
      add: 'افزودن شغل',
      empty: 'هنوز شغلی اضافه نشده است.',
      name: ({ title, company }, number) =>
        title === undefined ? `شغل ${number}` : [title, company].filter(Boolean).join('، '),
      fields: { ...job, letter: { label: 'گواهی سابقهٔ کار' } },
    },
    certificateOfQualification: {
      label: 'گواهی صلاحیت حرفه‌ای در یک شغل فنی دارید که در کانادا صادر شده باشد؟',
    },
    hasTests: { label: 'آزمون انگلیسی یا فرانسه داده‌اید؟' },
    tests: {
      label: 'آزمون‌های زبان شما',
      hint: 'هر آزمون جداگانه. انگلیسی و فرانسه هر دو حساب می‌شود.',
      add: 'افزودن آزمون',
      empty: 'هنوز آزمونی اضافه نشده است.',
      name: (entry, number) => testName(entry) ?? `آزمون ${number}`,
      fields: { ...test, certificate: { label: 'مدرک زبان (کارنامهٔ آزمون)' } },
    },
    nativeLanguages: {
      label: 'زبان‌های مادری',
      add: 'افزودن زبان مادری',
      empty: 'هنوز زبانی اضافه نشده است.',
      name: ({ language }, number) => languageName(language) ?? `زبان مادری ${number}`,
      fields: { language: { label: 'زبان' } },
    },
    otherLanguages: {
      label: 'زبان‌های دیگر',
      add: 'افزودن زبان دیگر',
      empty: 'هنوز زبانی اضافه نشده است.',
      name: ({ language }, number) => languageName(language) ?? `زبان دیگر ${number}`,
      fields: {
        language: { label: 'زبان' },
        fluency: { label: 'تا چه اندازه؟', options: { fluent: 'روان', good: 'خوب', basic: 'مقدماتی' } },
      },
    },
    canadianStatus: {
      label: 'وضعیت فعلی در کانادا',
      options: {
        none: 'هیچ‌کدام: در کانادا نیستم و وضعیتی آنجا ندارم',
        visitor: 'گردشگر',
        student: 'دانشجو',
        worker: 'دارای مجوز کار',
        permanent_resident: 'مقیم دائم',
        citizen: 'شهروند',
        refugee: 'پناهنده',
      },
    },
    hasBeenToCanada: { label: 'تا به حال در کانادا بوده‌اید؟' },
    canadaStays: {
      label: 'تجربهٔ کانادا',
      hint: 'همهٔ موارد مربوط را انتخاب کنید.',
      options: { visited: 'سفر', studied: 'تحصیل', worked: 'کار', lived: 'زندگی همراه خانواده' },
    },
    hasPreviousApplications: {
      label: 'پیش از این به کانادا درخواست داده‌اید؟',
      hint: 'برای هر ویزا، مجوز یا اقامتی.',
    },
    previousApplications: {
      label: 'درخواست‌های قبلی',
      add: 'افزودن درخواست',
      empty: 'هنوز درخواستی اضافه نشده است.',
      name: ({ kind }, number) => named(applicationKinds, kind) ?? `درخواست ${number}`,
      fields: {
        kind: { label: 'برای چه درخواست دادید؟', options: applicationKinds },
        year: { label: 'سال' },
        outcome: {
          label: 'نتیجه',
          options: {
            approved: 'موافقت شد',
            refused: 'رد شد',
            withdrawn: 'انصراف دادم',
            in_process: 'هنوز در حال بررسی است',
          },
        },
      },
    },
    hasRefusals: {
      label: 'کانادا یا کشور دیگری تا به حال ویزا، مجوز یا ورود شما را رد کرده است؟',
      why: 'رد درخواستی را که گفته باشید معمولاً می‌توان توضیح داد؛ پنهان کردن آن ممکن است اظهار خلاف واقع حساب شود.',
    },
    refusals: {
      label: 'رد درخواست‌ها',
      add: 'افزودن رد درخواست',
      empty: 'هنوز چیزی اضافه نشده است.',
      name: ({ ground }, number) => named(grounds, ground) ?? `رد درخواست ${number}`,
      fields: {
        country: { label: 'کشوری که رد کرد' },
        ground: { label: 'دلیل', options: grounds },
        on: { label: 'تاریخ نامه' },
        details: { label: 'در نامه چه نوشته بود؟' },
      },
    },
    hasRelativesInCanada: { label: 'در کانادا خویشاوند دارید؟' },
    relatives: {
      label: 'خویشاوندان در کانادا',
      add: 'افزودن خویشاوند',
      empty: 'هنوز کسی اضافه نشده است.',
      name: ({ relationship }, number) => named(relationships, relationship) ?? `خویشاوند ${number}`,
      fields: {
        relationship: { label: 'نسبت', options: relationships },
        of: { label: 'خویشاوند چه کسی؟', options: { applicant: 'من', partner: 'همسرم' } },
        status: {
          label: 'وضعیت او در کانادا',
          options: { citizen: 'شهروند', permanent_resident: 'مقیم دائم', other: 'وضعیت دیگر' },
        },
        adult: { label: '۱۸ سال یا بیشتر دارد؟' },
        livesInCanada: { label: 'الان در کانادا زندگی می‌کند؟' },
        province: { label: 'استان یا قلمرو' },
      },
    },
    interests: {
      label: 'به کدام برنامه علاقه دارید؟',
      hint: 'هرچه می‌خواهید انتخاب کنید؛ بقیه را هم بررسی می‌کنیم.',
      options: {
        express_entry: 'اکسپرس اینتری',
        provincial: 'برنامهٔ نامزدی استانی',
        family: 'اسپانسرشیپ خانوادگی',
        startup_visa: 'ویزای استارتاپ',
        transfer: 'انتقال درون‌شرکتی',
        study_canada: 'تحصیل در کانادا',
        study_china: 'تحصیل در چین',
      },
    },
    timeline: {
      label: 'دوست دارید چه زمانی بروید؟',
      options: {
        within_6_months: 'تا ۶ ماه دیگر',
        within_a_year: 'تا یک سال دیگر',
        within_two_years: 'تا دو سال دیگر',
        later: 'دیرتر',
      },
    },
    intendedProvince: {
      label: 'دوست دارید کجای کانادا زندگی کنید؟',
      why: 'کبک مهاجران خود را جداگانه انتخاب می‌کند و هر استان برنامه‌های خودش را دارد.',
      options: { any: 'هر جا', ...provinceNames },
    },
    fundsCad: {
      label: 'پس‌اندازی که می‌توانید بیاورید، به دلار کانادا',
      hint: 'برای شما و خانواده‌تان، بدون بدهی.',
      why: 'بعضی برنامه‌ها مدرک تمکن مالی می‌خواهند.',
    },
    netWorthCad: {
      label: 'دارایی خالص خانواده، به دلار کانادا',
      hint: 'ملک، کسب‌وکار و پس‌انداز، منهای بدهی. فقط برنامه‌های کسب‌وکار آن را می‌خواهند.',
    },
    businessPlan: { label: 'برای کانادا طرح کسب‌وکار دارید؟' },
    hasNomination: { label: 'استانی شما را نامزد کرده است؟' },
    nominationProvince: { label: 'کدام استان؟' },
    nominationEnhanced: {
      label: 'این نامزدی به اکسپرس اینتری وصل است؟',
      hint: 'در گواهی آن نوشته شده است. چنین نامزدی‌ای ۶۰۰ امتیاز دارد.',
    },
    hasJobOffer: { label: 'از کانادا پیشنهاد شغلی دارید؟', hint: 'کتبی و از کارفرمای کانادایی.' },
    jobOfferProvince: { label: 'استان محل کار' },
    jobOfferNoc: { label: 'شغل پیشنهادی (کد NOC)', hint: 'نام شغل را بنویسید یا کد آن را وارد کنید.' },
    jobOfferTeer: { label: 'چه نوع کاری پیشنهاد شده است؟', options: teers },
    jobOfferFullTime: { label: 'تمام‌وقت است (۳۰ ساعت یا بیشتر)؟' },
    jobOfferAtLeastOneYear: { label: 'دست‌کم یک‌ساله است؟' },
    jobOfferSupported: { label: 'ارزیابی تأثیر بر بازار کار (LMIA) دارد یا از آن معاف است؟' },
    hasSponsor: {
      label: 'خویشاوند نزدیکی در کانادا هست که اسپانسر شما شود؟',
      why: 'برای اسپانسرشیپ خانوادگی می‌پرسیم.',
    },
    sponsoredAs: {
      label: 'نسبت شما با اسپانسر چه خواهد بود؟',
      options: {
        spouse: 'همسر',
        common_law: 'شریک زندگی (کامن‌لا)',
        conjugal: 'شریک زندگی که دور از هم زندگی کرده‌اید',
        dependent_child_under_22: 'فرزند زیر ۲۲ سال',
        dependent_child_22_plus: 'فرزند تحت تکفل ۲۲ ساله یا بیشتر',
        parent_grandparent: 'پدر، مادر، پدربزرگ یا مادربزرگ',
        orphaned_relative: 'خویشاوند یتیم زیر ۱۸ سال',
        other_relative: 'خویشاوند دیگر',
      },
    },
    sponsorStatus: {
      label: 'وضعیت اسپانسر',
      options: {
        citizen: 'شهروند کانادا',
        permanent_resident: 'مقیم دائم',
        registered_indian: 'ثبت‌شده طبق قانون بومیان کانادا (Indian Act)',
        other: 'وضعیت دیگر',
      },
    },
    sponsorBirthDate: { label: 'تاریخ تولد اسپانسر' },
    sponsorLivesInCanada: { label: 'اسپانسر در کانادا زندگی می‌کند؟' },
    sponsorWillLiveInCanada: { label: 'پس از رسیدن شما در کانادا زندگی خواهد کرد؟' },
    sponsoredAsPartner: { label: 'خود اسپانسر زمانی به‌عنوان همسر اسپانسر شده است؟' },
    sponsoredAsPartnerOn: { label: 'چه زمانی مقیم دائم شد؟' },
    sponsorLivedTogetherMonths: { label: 'چند ماه بدون وقفه با هم زندگی کرده‌اید؟' },
    sponsorCouldNotMarryOrLiveTogether: { label: 'چیزی مانع ازدواج یا زندگی مشترک شما بوده است؟' },
    sponsorDependentSinceBefore22: { label: 'پیش از ۲۲ سالگی به دلیل وضعیت جسمی یا روانی تحت تکفل او بوده‌اید؟' },
    sponsorOrphaned: { label: 'پدر و مادرتان هر دو فوت کرده‌اند؟' },
    sponsorNoOtherRelative: { label: 'اسپانسر خویشاوند نزدیک‌تری ندارد که بتواند اسپانسر او شود؟' },
    sponsorMeetsNecessaryIncome: { label: 'درآمد اسپانسر به اندازهٔ لازم می‌رسد؟' },
    sponsorPersons: { label: 'تعداد افرادی که اسپانسر مسئول آن‌ها خواهد بود', hint: 'خانوادهٔ او و خانوادهٔ شما.' },
    sponsorIncomeLastYear: { label: 'درآمد اسپانسر در آخرین سال مالیاتی' },
    sponsorIncomeTwoYearsAgo: { label: 'درآمد سال پیش از آن' },
    sponsorIncomeThreeYearsAgo: { label: 'درآمد دو سال پیش از آن' },
    sponsorHasBars: {
      label: 'چیزی هست که شاید مانع اسپانسر شدن او شود؟',
      hint: 'مثلاً ورشکستگی، کمک‌هزینهٔ دولتی، نفقهٔ پرداخت‌نشده یا محکومیت.',
    },
    sponsorBars: {
      label: 'کدام مورد؟',
      options: {
        removal_order: 'دستور خروج از کانادا',
        detained: 'زندانی بودن',
        conviction: 'محکومیت به جرم خشونت‌آمیز یا جنسی',
        default: 'تعهد قبلی یا نفقهٔ پرداخت‌نشده',
        immigration_loan: 'وام مهاجرتی پرداخت‌نشده',
        bankrupt: 'ورشکستگی رفع‌نشده',
        social_assistance: 'دریافت کمک‌هزینهٔ دولتی، جز برای معلولیت',
      },
    },
    explanation: {
      label: 'چیزی هست که نیاز به توضیح داشته باشد؟',
      hint: 'فاصلهٔ بین دو شغل، دو شغل هم‌زمان، نامی که دو جور نوشته شده است. مشاورتان آن را همراه پرونده می‌خواند.',
    },
  },
}

function inPersian(age: unknown): string {
  return formats('fa').number(Number(age))
}

export const profile: typeof en = {
  form,
  origins: {
    account: 'از حساب شما آمده است.',
    selfCheck: 'از ارزیابی رایگان شما آمده است.',
  },
  start: {
    atHandTitle: 'چه چیزهایی دم دست باشد',
    atHand: [
      'گذرنامه، برای نام‌ها و تاریخ‌ها همان‌طور که در آن آمده است',
      'مدارک تحصیلی و اگر دارید، ارزیابی مدرک تحصیلی (ECA)',
      'تاریخ شغل‌های ده سال گذشته',
      'مدرک زبان (کارنامهٔ آزمون)',
    ],
    afterTitle: 'بعد چه می‌شود',
    after:
      'امتیاز شما و برنامه‌های مناسب را با دلیل و منبع حساب می‌کنیم. هر پاسخ را بعداً هم می‌توانید تغییر دهید و چیزی به هیچ اداره‌ای فرستاده نمی‌شود.',
  },
  contradictions: {
    title: 'چند پاسخ با هم نمی‌خواند',
    lead: 'این پیش می‌آید و نگران نباشید. اگر اشتباهی شده، اصلاحش کنید؛ اگر همین‌طور درست است، در یکی دو جمله توضیح دهید.',
    explained: 'توضیح شما را داریم. اگر چیزی اشتباه شده، هنوز می‌توانید اصلاحش کنید.',
    change: (question) => `تغییر: ${question}`,
    explain: 'درست است، می‌خواهم توضیح بدهم',
    changeExplanation: 'تغییر توضیح من',
  },
}
