import type { Dialog } from './dialog.test-data.ts'

export const ON_STUDY: readonly Dialog[] = [
  [
    ['امسال چند تا ویزای تحصیلی میدن؟', 'study.cap'],
    ['سهمیه آلبرتا چقدره', 'study.cap'],
    ['سهمیه نامزدی آلبرتا چقدره؟', 'provinces.places'],
    ['سهمیه انتاریو چنده', 'provinces.places'],
  ],
  [
    ['How many study permits does Canada give this year?', 'study.cap'],
    ['what is the quota of Alberta?', 'study.cap'],
    ['and how many nominations does Alberta have?', 'provinces.places'],
  ],
  [
    ['What does a study permit need?', 'study.needs'],
    ['how much money?', 'money.study'],
    ['for three of us?', 'money.study'],
    ['and how many hours may I work?', 'study.hours'],
  ],
  [
    ['What scholarship does China give?', 'china.scholarship'],
    ["what's the age limit?", 'china.age china.scholarship'],
    ['when do I apply?', 'china.scholarship'],
  ],
  [
    ['برای ویزای تحصیلی کانادا چی لازمه؟', 'study.needs'],
    ['چقدر پول باید نشون بدم؟', 'money.study'],
    ['دو نفر باشیم چی؟', 'money.study'],
    ['چند ساعت میتونم کار کنم؟', 'study.hours'],
  ],
  [
    ['بورس چین چطوریه؟', 'china.scholarship'],
    ['تا چند سالگی میدن؟', 'china.scholarship china.age'],
    ['برای دکترا چی؟', 'china.scholarship'],
  ],
  [
    ['What is a PAL?', 'study.pal'],
    ["do I need one for a master's?", 'study.pal.graduate study.pal'],
    ['and for a college?', 'study.pal'],
  ],
  [
    ['Which documents do Chinese universities want?', 'china.documents'],
    ['do I need HSK?', 'china.level china.language'],
    ['and the visa?', 'china.visa'],
  ],
  [
    ['ویزای تحصیلی چین چیه؟', 'china.visa'],
    ['فرق ایکس ۱ و ۲ چیه؟', 'china.visa.kinds'],
    ['بیمه لازمه؟', 'china.insurance'],
  ],
  [
    ['دانشجو میتونه کار کنه؟', 'study.hours'],
    ['بعد از تحصیل چی؟', 'study.afterwards'],
    ['چه سطح زبانی میخواد؟', 'study.afterwards study.language'],
  ],
  [
    ['Can I study in China without Chinese?', 'china.language'],
    ["how long does a master's take?", 'china.length'],
    ["and a bachelor's?", 'china.length'],
    ['is there a scholarship?', 'china.scholarship'],
  ],
  [
    ['is health insurance needed for studying in China?', 'china.insurance'],
    ['how much is it?', 'china.insurance'],
  ],
  [
    ['Does the CSC scholarship pay for the flat?', 'china.scholarship'],
    ['until when can one apply?', 'china.scholarship'],
  ],
  [
    ['How many hours may a student work in Canada?', 'study.hours'],
    ['and in the holidays, is there a limit?', 'study.hours'],
  ],
  [
    ['What is a GIC?', 'study.gic'],
    ['how much is it?', 'study.gic money.study'],
  ],
  [
    ['چین بورس کامل میده؟', 'china.scholarship china.scholarship.types'],
    ['تا کی وقت دارم؟', 'china.scholarship'],
  ],
  [
    ['دانشجو چند ساعت میتونه کار کنه؟', 'study.hours'],
    ['تابستون چی؟', 'study.hours'],
  ],
  [
    ['gic chie?', 'study.gic'],
    ['cheghadre?', 'study.gic money.study'],
  ],
  [
    ['bourse chin ta chand salegi mide?', 'china.scholarship china.age'],
    ['ta key vaght daram?', 'china.scholarship'],
  ],
  [
    ['daneshjoo chand saat kar kone?', 'study.hours'],
    ['badesh chi?', 'study.afterwards'],
  ],
]
