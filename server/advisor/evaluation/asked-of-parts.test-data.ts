import { type Question, q } from './question.test-data.ts'

/** Written from the fact base for single facts that had no topic: tables of points, sponsoring, nominations, transfers. */
export const PARTS_ENGLISH: readonly Question[] = [
  q('What is the maximum CRS score?', '1200 | 500 | 600 | 100', ''),
  q('How many points at most without a nomination?', '695', ''),
  q('what does skill transferability give', '50 | 100', ''),
  q('how many points do two bachelor’s degrees give', '128 | 119', ''),
  q('points for a second official language', '24 | 22', ''),
  q('does my uncle in Toronto give me points', '15', ''),
  q('how many points is a red seal worth', '25 | 50', ''),
  q('does a base nomination give points', '600', ''),
  q('my husband stays in Iran, am I scored as single', 'permanent resident', '', { as: 'couple' }),
  q('is 23 months of work two years for the points', 'completed years', ''),
  q('what is adaptability in the 67 points', '10 | 5', ''),
  q('show me the history of CEC draws', '508 | 509 | 511 | 547', ''),
  q('what is the new high wage rule in the CRS', '3 november 2026', ''),
  q('Can I sponsor my sister?', 'orphaned', ''),
  q('inland or outland sponsorship, what is different', 'appealed | open work permit', ''),
  q('what is a conjugal partner', 'one year', ''),
  q('must I declare my son who is not coming', 'every child', ''),
  q('must our company be multinational for a transfer', 'two countries', ''),
  q('does ICT need an LMIA', 'no lmia', ''),
  q('does an intra-company transfer lead to PR', 'work permit', ''),
  q('does my student job count for CEC', 'full-time study', ''),
  q('are FSW and CEC merged now', 'clb 6', ''),
  q('alternatives to the startup visa', 'c11', ''),
  q('how many nominations does Ontario have in 2026', '14119 | 91500', ''),
  q('if Manitoba nominates me must I live there', 'intend', ''),
  q('what is Arrima', 'pstq', ''),
  q('which streams does Nova Scotia have', 'graduate | entrepreneur', ''),
]

export const PARTS_PERSIAN: readonly Question[] = [
  q('حداکثر امتیاز CRS چنده؟', '1200', ''),
  q('بدون نامزدی استانی سقف امتیاز چنده', '695', ''),
  q('امتیاز ترکیبی چیه', '50 | 100', ''),
  q('دو تا لیسانس دارم چند امتیاز داره', '128', ''),
  q('زبان دوم چند امتیاز داره', '24 | 22', ''),
  q('عموم کاناداست امتیاز داره؟', '15 | 5', ''),
  q('رد سیل چند امتیاز داره', '25 | 50', ''),
  q('فرق نامزدی پایه با enhanced چیه', '600', ''),
  q('سازگاری تو جدول ۶۷ امتیازی یعنی چی', '10', ''),
  q('روند کات آف cec چطور بوده', '508 | 547', ''),
  q('مشاغل پردرآمد امتیاز جدید دارن؟', 'معلوم نیست', ''),
  q('میتونم خواهرم رو اسپانسر کنم؟', 'یتیم', ''),
  q('کانجوگال پارتنر یعنی چی', 'یک سال', ''),
  q('پسرم همراهم نمیاد باید اعلام کنم؟', 'همه فرزندان', ''),
  q('برای ict شرکت باید چندملیتی باشه؟', 'دو کشور', ''),
  q('انتقال درون شرکتی lmia میخواد', 'lmia', ''),
  q('کار دانشجویی برای cec حساب میشه؟', 'حین تحصیل', ''),
  q('fsw و cec ادغام شدن؟', 'clb 6', ''),
  q('جایگزین ویزای استارتاپ چیه', 'c11', ''),
  q('سهمیه انتاریو برای ۲۰۲۶ چنده', '14119', ''),
  q('آریما چیه', 'pstq', ''),
  q('کدوم استان تیر ۴ و ۵ قبول میکنه', 'انتاریو', ''),
  q('اگه ۵ سال جوون تر بودم امتیازم چند بود', '', '/report'),
  q('sahmiye alberta emsal chande', '6403', ''),
  q('khaharamo mishe sponsor kard', 'یتیم', ''),
]

/** What strangers were handed over for although rules, file or articles hold it, and kin of each. */
export const GAPS_ENGLISH: readonly Question[] = [
  q(
    'I graduate next June, can I start my WES already or wait for the diploma?',
    'not in our material | university itself',
    '',
    {
      as: 'newcomer',
    },
  ),
  q(
    'My wife is an architect, is WES ok for her or is there a special body?',
    'canadian architectural certification board',
    '',
    {
      as: 'newcomer',
    },
  ),
  q('I turn 31 in March, how many points do I lose?', '105 | 99 | 6 points fewer', '/report'),
  q(
    'how long does filling the profile take? and does it save if my internet goes off',
    'saved | how long it takes',
    '/profile',
    {
      as: 'newcomer',
    },
  ),
  q("my wife's english is miles better than mine. who goes first on the form?", 'either of you | 368', '/report', {
    as: 'couple',
  }),
  q('my husband has a masters, should he be the main applicant', 'either of you', ''),
  q(
    'I have a TCF Canada: listening 470, reading 460, writing 11, speaking 9. do I get the french bonus',
    'speaking nclc 6 | too low: speaking | 25 points',
    '/report',
  ),
  q(
    'I worked 11 month full time then company changed my title, same job, and then 7 month more. is it one year continuous for FSW',
    'one occupation | not by the title',
    '75(2)',
  ),
  q('Can I get one zip of everything you hold about me?', 'one archive', '/settings/privacy'),
  q('when do I do my biometrics and medical and how much do they cost', '85 | 150 | after the invitation', '', {
    asks: 2,
  }),
  q('everyone on telegram talks about the 600 points, whats that', 'nomination | 600', '/report'),
  q('can I take it in Alberta then move to Toronto', 'intend to live', '', {
    after: 'how many points does a nomination give?',
  }),
  q('and mine?', '374', '/report', { after: 'what was the cutoff in the last round' }),
  q('fine, mine then', '374', '/report', { after: "can you tell me my sister's score?" }),
  q('ok and which of mine are missing', 'police certificate', '/documents', { after: 'which documents do I need?' }),
  q('do we already have a file with you guys?', 'no application | start an application', '/applications', {
    as: 'couple',
  }),
  q('is the first consultation free and how long is it', 'free | 30 minutes', '/booking', { asks: 2 }),
  q('ok and mine is?', '374', '/report', { after: "what's the minimum score now?" }),
  q('cost of the comprehensive consultation and your refund policy', '60 minutes | refunded', '/contact', { asks: 2 }),
  q('is 39 too old?', 'under 40', '', { as: 'newcomer', after: 'phd scholarship china' }),
  q('how much is the one hour session and if I cancel do I get a refund?', '60 minutes | refunded', '/contact', {
    asks: 2,
  }),
]

export const GAPS_PERSIAN: readonly Question[] = [
  q(
    'ترم آخر لیسانسم هنوز مدرکمو ندادن. میتونم الان wes باز کنم یا باید وایسم مدرک بیاد',
    'در مطالب ما نیست | خود دانشگاه',
    '',
    {
      as: 'newcomer',
    },
  ),
  q('madrakam hanuz sader nashode, mitoonam ba govahi movaghat eca begiram?', 'در مطالب ما نیست', '', {
    as: 'newcomer',
  }),
  q('سال دیگه ک ۳۱ بشم چقد ازم کم میشه', '105 | 99 | 6 امتیاز کمتر', '/report'),
  q('پزشکی چین انگلیسی چند ساله؟ اخرش میتونم ایران یا کانادا طبابت کنم؟', 'شش سال | مجوز طبابت', '', {
    asks: 2,
    as: 'newcomer',
  }),
  q('پروفایل چقد طول میکشه پر کنم اگه وسطش نت قطع شه میپره؟', 'ذخیره می‌شود', '/profile', { as: 'newcomer' }),
  q('شوهرم لیسانسه من ارشد. کدوممون جلو باشه؟', 'متقاضی اصلی | 317', '/report', { as: 'couple' }),
  q('نه منظورم امتیاز خودمون بود تو پرونده', '368', '/report', {
    as: 'couple',
    after: 'امتیاز ارشد با لیسانس چقد فرق داره',
  }),
  q(
    'tcf canada 500 500 12 12 listening reading writing speaking, emtiaz ezafe faranse migiram?',
    'nclc 7 | nclc 8 | 25 امتیاز',
    '',
  ),
  q('بیومتریک و مدیکال هرکدوم چنده و کی باید برم', '85 | 150 | بعد از دعوت‌نامه', '', { asks: 2 }),
  q('این ۶۰۰ امتیازی که میگن چیه', 'نامزدی استانی | 600', '/report'),
  q('مال من چند بود', '374', '/report', { after: 'حداقل امتیاز لازم چنده برای دعوت' }),
  q('پرونده خودم چی', 'گواهی عدم سوءپیشینه', '/applications', { after: 'زمان بررسی اکسپرس چقدره' }),
  q('ما هنوز درخواستی ثبت نکردیم؟', 'هنوز درخواستی ثبت نکرده‌اید | گزارشتان', '/applications', { as: 'couple' }),
  q('وقت رایگان دارین؟ چند دقیقس', 'رایگان | 30 دقیقه', '/booking', { as: 'couple' }),
  q('sen ham sharte barash? 38 salame', 'دکتری کمتر از 40', '', {
    as: 'newcomer',
    after: 'baraye doctora chin ielts chand mikhan',
  }),
  q('پزشکی چین چند سال طول داره و با مدرکش میشه تو ایران مطب زد؟', 'شش سال | مجوز طبابت', '', {
    asks: 2,
    as: 'newcomer',
  }),
  q('هزینه مشاوره جامع و شرایط برگشت پولش رو بگین', '60 دقیقه | بازگردانده', '/contact', { asks: 2 }),
]
