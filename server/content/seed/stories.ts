import type { Seed } from './seed-shape.ts'

/** The stories are invented, like the people in them: the owner puts true ones, told with consent, in their place. */
export const STORIES: readonly Seed<'story'>[] = [
  {
    slug: 'nurse-to-halifax',
    facts: {
      country: 'IR',
      destination: 'CA',
      service: 'express-entry',
      year: 2024,
      months: 8,
      rating: 5,
      isSample: true,
      scholarship: null,
    },
    en: {
      name: 'Parnian and Sina',
      title: 'A few points, one autumn',
      story:
        'Parnian, a nurse from Shiraz, had been in the pool for a year and watched each round pass above her score. We looked at what could still move: her writing result, half a band under CLB 9, and a credential assessment that counted one degree instead of two. She sat the test again in October.',
      outcome: 'Invited in the next round; permanent residents in Halifax',
    },
    fa: {
      name: 'پرنیان و سینا',
      title: 'یک پاییز، چند امتیاز سرنوشت‌ساز',
      story:
        'پرنیان، پرستاری از شیراز، یک سال در استخر متقاضیان بود و هر دور دعوت‌نامه کمی بالاتر از امتیاز او بسته می‌شد. با هم دیدیم چه چیزی هنوز جای بهتر شدن دارد: نمرهٔ نوشتن که فقط نیم نمره تا CLB 9 فاصله داشت، و ارزیابی مدرکی که از دو مدرکش فقط یکی را حساب کرده بود. مهر همان سال دوباره آزمون داد.',
      outcome: 'دعوت‌نامه در دور بعد؛ امروز مقیم دائم در هلیفکس هستند',
    },
  },
  {
    slug: 'engineer-to-saskatoon',
    facts: {
      country: 'IN',
      destination: 'CA',
      service: 'provincial-nominee',
      year: 2023,
      months: 16,
      rating: 5,
      isSample: true,
      scholarship: null,
    },
    en: {
      name: 'Harjit',
      title: 'A job offer that had to be read twice',
      story:
        'Harjit’s employer in Saskatoon wanted him, but the duties in the offer belonged to a different occupation from the one he had worked in. Together with the employer we described the work as it really was, chose the right NOC code and only then applied to the province.',
      outcome: 'Nominated by the province; works as a power engineer',
    },
    fa: {
      name: 'هارجیت',
      title: 'پیشنهاد شغلی‌ای که باید دو بار خوانده می‌شد',
      story:
        'کارفرمای هارجیت در ساسکاتون او را می‌خواست، اما شرح وظایف پیشنهاد شغلی با سابقهٔ او یکی نبود. همراه کارفرما کار را همان‌طور که واقعاً بود نوشتیم، کد NOC درست را پیدا کردیم و بعد سراغ استان رفتیم.',
      outcome: 'نامزدی استانی گرفت و امروز مهندس نیروگاه است',
    },
  },
  {
    slug: 'manager-to-vancouver',
    facts: {
      country: 'AE',
      destination: 'CA',
      service: 'inter-company-transfer',
      year: 2022,
      months: 14,
      rating: 5,
      isSample: true,
      scholarship: null,
    },
    en: {
      name: 'Roya',
      title: 'Opening the Vancouver office of her own company',
      story:
        'Roya had managed the logistics branch in Dubai for six years when her company decided to open in Vancouver. The permit came first, for one year; the plan we wrote with her for hiring people in Canada is what carried the extension.',
      outcome: 'Work permit in six weeks, later permanent residence',
    },
    fa: {
      name: 'رؤیا',
      title: 'افتتاح دفتر ونکوور شرکت خودش',
      story:
        'رؤیا شش سال مدیر شعبهٔ حمل‌ونقل شرکت در دبی بود که تصمیم گرفتند در ونکوور هم دفتر باز کنند. ابتدا مجوز کار یک‌ساله آمد؛ و برنامهٔ استخدام در کانادا که با خودش نوشتیم، پشتوانهٔ تمدید شد.',
      outcome: 'مجوز کار در شش هفته و پس از آن اقامت دائم',
    },
  },
  {
    slug: 'medicine-in-wuhan',
    facts: {
      country: 'PK',
      destination: 'CN',
      service: 'medical-programs',
      year: 2023,
      months: 9,
      rating: 5,
      isSample: true,
      scholarship: null,
    },
    en: {
      name: 'Zainab',
      title: 'A medical school that is on the list',
      story:
        'Zainab had two offers for medicine in English, and one of them was not on that year’s list of the Ministry of Education. We checked both, and checked what the examination at home would ask of her in six years. She chose the slower answer and the recognized school.',
      outcome: 'Admitted to an English-taught MBBS in Wuhan',
    },
    fa: {
      name: 'زینب',
      title: 'دانشکده‌ای که در فهرست هست',
      story:
        'زینب دو پذیرش پزشکی به زبان انگلیسی داشت و یکی از آن‌ها در فهرست آن سال وزارت آموزش چین نبود. هر دو را بررسی کردیم و دیدیم شش سال بعد، آزمون کشور خودش چه خواهد خواست. او کمی بیشتر صبر کرد و دانشگاه معتبر را انتخاب کرد.',
      outcome: 'پذیرش پزشکی به زبان انگلیسی (MBBS) در ووهان',
    },
  },
  {
    slug: 'scholarship-in-hangzhou',
    facts: {
      country: 'AF',
      destination: 'CN',
      service: 'scholarships',
      year: 2025,
      months: 6,
      rating: 5,
      isSample: true,
      scholarship: { amount: 15000, currency: 'CAD' },
    },
    en: {
      name: 'Mirwais',
      title: 'A study plan worth a scholarship',
      story:
        'Mirwais had good marks and a study plan of five lines. We asked him why computer science, why Hangzhou, and what he would do with it one day in Herat, until the plan sounded like him. The university answered in April.',
      outcome: 'Master’s place with a scholarship of 15,000 Canadian dollars',
    },
    fa: {
      name: 'میرویس',
      title: 'برنامهٔ تحصیلی که بورسیه گرفت',
      story:
        'میرویس نمره‌های خوبی داشت و یک برنامهٔ تحصیلی پنج‌خطی. آن‌قدر پرسیدیم چرا علوم کامپیوتر، چرا هانگجو و روزی در هرات با آن چه خواهد کرد، تا برنامه به خود او شبیه شد. دانشگاه در ماه آوریل پاسخ داد.',
      outcome: 'پذیرش کارشناسی ارشد با بورسیهٔ ۱۵٬۰۰۰ دلار کانادا',
    },
  },
  {
    slug: 'together-in-toronto',
    facts: {
      country: 'TR',
      destination: 'CA',
      service: 'family-sponsorship',
      year: 2024,
      months: 18,
      rating: 5,
      isSample: true,
      scholarship: null,
    },
    en: {
      name: 'Elif and Kaveh',
      title: 'Two years of messages, in order',
      story:
        'Elif in Izmir and Kaveh in Toronto had everything a true couple has: tickets, photographs, thousands of messages, and no idea which of them mattered. We helped them choose forty pages that told the story from the beginning, with a date on each.',
      outcome: 'Living together in Toronto, one a permanent resident and one a citizen',
    },
    fa: {
      name: 'الیف و کاوه',
      title: 'دو سال پیام، به‌ترتیب',
      story:
        'الیف در ازمیر و کاوه در تورنتو هر چه یک زوج واقعی دارد داشتند: بلیت، عکس و هزاران پیام؛ فقط نمی‌دانستند کدام مهم است. کمکشان کردیم چهل صفحه انتخاب کنند که داستان را از اول، با تاریخ، تعریف کند.',
      outcome: 'در تورنتو کنار هم زندگی می‌کنند؛ یکی مقیم دائم و دیگری شهروند',
    },
  },
]
