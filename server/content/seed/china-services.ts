import type { Seed } from './seed-shape.ts'

const facts: Seed<'service'>['facts'] = { area: 'china', intakes: ['STUDY_CN'], times: [], href: '/contact' }

export const CHINA_SERVICES: readonly Seed<'service'>[] = [
  {
    slug: 'university-selection',
    facts,
    en: {
      title: 'University selection',
      summary:
        'We compare programs by language of instruction, city, cost and recognition, and apply with you to those that fit.',
      points: [
        'Bachelor’s, master’s and doctoral study, in English or Chinese',
        'A shortlist with reasons, not a catalogue',
        'Documents, deadlines and forms in one plan',
        'The JW201 or JW202 form, the X1 or X2 visa and the first weeks there',
      ],
      prose: `A program taught in English asks for proof of English, such as IELTS 6.0 for a bachelor’s degree, and for no Chinese on admission. A program taught in Chinese usually asks for HSK 4, leading universities for more.

Since the intake of 2026, applicants for a bachelor’s place on the Chinese Government Scholarship take the CSCA examination; more and more universities ask for it from self-funded students, too. We check this for each university before you pay a fee.

For more than 180 days you need an X1 visa and, within 30 days of arriving, a residence permit.`,
      action: 'Ask for a shortlist',
    },
    fa: {
      title: 'انتخاب دانشگاه',
      summary:
        'رشته‌ها را از نظر زبان تدریس، شهر، هزینه و اعتبار مدرک مقایسه می‌کنیم و برای آن‌هایی که مناسب شماست با هم درخواست می‌دهیم.',
      points: [
        'کارشناسی، کارشناسی ارشد و دکتری؛ به انگلیسی یا چینی',
        'فهرستی کوتاه با دلیل، نه یک کاتالوگ',
        'مدارک، مهلت‌ها و فرم‌ها در یک برنامه',
        'فرم JW201 یا JW202، ویزای X1 یا X2 و هفته‌های اول در چین',
      ],
      prose: `رشته‌ای که به انگلیسی تدریس می‌شود مدرک زبان انگلیسی می‌خواهد، مثلاً IELTS 6.0 برای کارشناسی، و در شروع زبان چینی لازم ندارد. رشته‌ای که به چینی تدریس می‌شود معمولاً HSK 4 می‌خواهد و دانشگاه‌های برتر بیشتر.

از ورودی ۲۰۲۶ به بعد، متقاضیان کارشناسی با بورسیهٔ دولت چین باید در آزمون CSCA شرکت کنند؛ دانشگاه‌های بیشتری نیز آن را از داوطلبان با هزینهٔ شخصی می‌خواهند. ما این را برای هر دانشگاه، پیش از آنکه هزینه‌ای بپردازید، بررسی می‌کنیم.

برای بیش از ۱۸۰ روز به ویزای X1 نیاز دارید و باید ظرف ۳۰ روز پس از ورود اجازهٔ اقامت بگیرید.`,
      action: 'درخواست فهرست پیشنهادی',
    },
  },
  {
    slug: 'scholarships',
    facts,
    en: {
      title: 'Scholarships',
      summary:
        'From the Chinese Government Scholarship to the awards of cities and universities: which are open to you, and how to apply for them.',
      points: [
        'Chinese Government Scholarship: tuition, room, insurance and a monthly stipend',
        'Age limits: under 25, 35 or 40 by level',
        'Applications usually from January to April for September',
        'University, city and province awards as a second choice',
      ],
      prose: `In 2026 the monthly stipend of the Chinese Government Scholarship is 2,500 yuan for a bachelor’s, 3,000 for a master’s and 3,500 for a doctoral student. Type A goes through the embassy, type B through the university; the dates differ.

A scholarship is won by the study plan and the letters, not by the form. We read yours as a committee would, and tell you honestly when a partial award is the better hope.`,
      action: 'Ask about scholarships',
    },
    fa: {
      title: 'بورسیه‌ها',
      summary: 'از بورسیهٔ دولت چین تا بورسیهٔ شهرها و دانشگاه‌ها: کدام برای شما ممکن است و چطور باید درخواست داد.',
      points: [
        'بورسیهٔ دولت چین: شهریه، خوابگاه، بیمه و کمک‌هزینهٔ ماهانه',
        'سقف سن: زیر ۲۵، ۳۵ یا ۴۰ سال بسته به مقطع',
        'مهلت درخواست معمولاً ژانویه تا آوریل برای شروع سپتامبر',
        'بورسیهٔ دانشگاه، شهر و استان به‌عنوان گزینهٔ دوم',
      ],
      prose: `در سال ۲۰۲۶ میلادی کمک‌هزینهٔ ماهانهٔ بورسیهٔ دولت چین برای کارشناسی ۲٬۵۰۰، برای کارشناسی ارشد ۳٬۰۰۰ و برای دکتری ۳٬۵۰۰ یوان است. نوع A از طریق سفارت و نوع B از طریق دانشگاه داده می‌شود و مهلت‌هایشان فرق دارد.

بورسیه را با برنامهٔ تحصیلی و توصیه‌نامهٔ خوب می‌گیرند، نه با فرم. ما نوشتهٔ شما را مانند هیئت داوران می‌خوانیم و اگر شانس بورسیهٔ بخشی از هزینه بیشتر باشد، همین را می‌گوییم.`,
      action: 'سؤال دربارهٔ بورسیه',
    },
  },
  {
    slug: 'language-courses',
    facts,
    en: {
      title: 'Language courses',
      summary:
        'Chinese from the first word, in China: a few weeks, one semester or a whole year, before a degree or for its own sake.',
      points: [
        'Short term: one week to under six months, on an X2 visa',
        'One semester: about 18 to 20 weeks, from February or September',
        'One year and more, on an X1 visa',
        'No HSK needed to begin',
      ],
      prose: `A language year is the usual road into a program taught in Chinese: you arrive without a word of Chinese and take HSK 4 at its end. The HSK has had a new scale of nine levels since 2026; results on the former scale stay usable for their two years, so say which one you hold.

Courses ask for a high school diploma and good health. Large universities take learners from 18 to 60 for a semester; each school has limits of its own.`,
      action: 'Choose a course',
    },
    fa: {
      title: 'دوره‌های زبان چینی',
      summary: 'زبان چینی از صفر، در خود چین: چند هفته، یک ترم یا یک سال؛ پیش از تحصیل یا از روی علاقه.',
      points: [
        'کوتاه‌مدت: از یک هفته تا کمتر از شش ماه، با ویزای X2',
        'یک ترم: حدود ۱۸ تا ۲۰ هفته، از فوریه یا سپتامبر',
        'یک سال و بیشتر، با ویزای X1',
        'برای شروع به HSK نیازی نیست',
      ],
      prose: `سال زبان، راه معمول ورود به رشته‌های چینی‌زبان است: بدون دانستن یک کلمهٔ چینی شروع می‌کنید و در پایان آزمون HSK 4 می‌دهید. آزمون HSK از سال ۲۰۲۶ مقیاس جدید نُه‌سطحی دارد؛ نتیجه‌های مقیاس قبلی تا پایان دو سال اعتبارشان قبول است، پس بگویید نتیجهٔ شما از کدام است.

برای این دوره‌ها دیپلم و سلامت جسمی لازم است. دانشگاه‌های بزرگ برای یک ترم زبان‌آموزان ۱۸ تا ۶۰ ساله را می‌پذیرند و هر دانشگاه حد خود را دارد.`,
      action: 'انتخاب دوره',
    },
  },
  {
    slug: 'medical-programs',
    facts,
    en: {
      title: 'Medical programs',
      summary:
        'English-taught medicine (MBBS), dentistry and pharmacy at universities that are allowed to teach them to foreign students.',
      points: [
        'Six years for the MBBS: five of study, one of internship',
        'Only universities on the Ministry of Education’s yearly list may teach it in English',
        'School subjects biology, chemistry and physics',
        'HSK 4 usually before the clinical years',
      ],
      prose: `> Whether you may practise later is decided by the examination and the list of the country where you will work. We look at that first, and only then at universities.

The list of universities allowed to teach medicine in English changes each year and holds fewer than fifty names. An offer from elsewhere is not worth its fee.

Most schools ask for marks of 60 to 70 percent or more in the science subjects, an age of 18 to 25 and proof of English. Patients speak Chinese, so you will learn it on the way.`,
      action: 'Ask about medicine',
    },
    fa: {
      title: 'رشته‌های پزشکی',
      summary:
        'پزشکی (MBBS)، دندان‌پزشکی و داروسازی به زبان انگلیسی، در دانشگاه‌هایی که اجازهٔ آموزش آن به دانشجوی خارجی را دارند.',
      points: [
        'شش سال برای MBBS: پنج سال درس و یک سال کارورزی',
        'فقط دانشگاه‌های فهرست سالانهٔ وزارت آموزش چین اجازهٔ تدریس به انگلیسی دارند',
        'زیست‌شناسی، شیمی و فیزیک در دبیرستان',
        'معمولاً HSK 4 پیش از سال‌های بالینی',
      ],
      prose: `> اینکه بعدها اجازهٔ طبابت داشته باشید به آزمون و فهرست کشوری بستگی دارد که در آن کار خواهید کرد. ما اول همین را بررسی می‌کنیم و بعد سراغ دانشگاه می‌رویم.

فهرست دانشگاه‌های مجاز به آموزش پزشکی به انگلیسی هر سال تغییر می‌کند و کمتر از پنجاه نام دارد. پذیرش از جای دیگر به هزینه‌اش نمی‌ارزد.

بیشتر دانشگاه‌ها در درس‌های علوم پایه نمرهٔ ۶۰ تا ۷۰ درصد یا بیشتر، سن ۱۸ تا ۲۵ سال و مدرک زبان انگلیسی می‌خواهند. بیماران چینی حرف می‌زنند؛ پس در طول تحصیل زبان آن‌ها را هم یاد می‌گیرید.`,
      action: 'سؤال دربارهٔ پزشکی',
    },
  },
]
