import { type Question, q } from './question.test-data.ts'

/** What clients asked who had seen neither answers nor examples, in words of their own; each with what its answer has to hold. */
export const CLIENTS_ENGLISH: readonly Question[] = [
  q('Is the CRS figure on this site an official one?', 'not official', 'CRS criteria'),
  q('does canada count it the same way as your page, or is yours only an estimate?', 'not official', 'CRS criteria'),
  q('Can you tell me what my profile says about my age and language?', '30 | CELPIP', 'file:profile'),
  q('which facts about me are saved with you at the moment', '30 | CELPIP', 'file:profile'),
  q('should I sit PTE Core or CELPIP, which is better?', 'none of them brings more', 'clb-and-language-tests'),
  q('ielts general or pte core, what would you take', 'none of them brings more', 'clb-and-language-tests'),
  q('I have a DELF B2, does Express Entry take it?', 'TEF Canada', 'clb-and-language-tests'),
  q('TOEFL 98, is it accepted for Express Entry?', 'not accepted', 'clb-and-language-tests'),
  q('Does my case wait until I have the police clearance?', 'Whether the review goes on', '/documents'),
  q(
    'My doctor degree is from Kabul, what is the way to Canada for physicians?',
    'Medical Council',
    '/profile/services',
    {
      as: 'newcomer',
    },
  ),
  q('Where do I start? I only made an account today.', 'first step', '/profile', { as: 'newcomer' }),
  q('Must I speak Chinese to study in China?', 'No. It works without', 'study-in-china-without-chinese'),
  q('Can my brother in Calgary sponsor me?', 'Usually no', '/profile/services'),
  q('what is your telephone number?', '416 | Toronto time', '/contact', { as: 'newcomer' }),
  q('my wife has never worked and neither have I. can she be the main applicant', 'personally', '/report', {
    as: 'couple',
  }),
  q('what would raise my score, give me everything', '399 | continuous year', '/report'),
  q('Do you guarantee the visa? And do I get my money back if it fails?', 'nobody can | refunded', 'guarantee|terms', {
    asks: 2,
  }),
]

export const CLIENTS_PERSIAN: readonly Question[] = [
  q('امتیازی که اینجا می‌بینم رسمی حساب می‌شود؟', 'رسمی نیست', 'CRS criteria'),
  q('عددی که سایت شما میده با عدد دولت کانادا فرق داره؟', 'رسمی نیست', 'CRS criteria'),
  q('میشه بگین از من چه مشخصاتی ثبت کردین', '۳۰ | سلپیپ', 'file:profile'),
  q('سن و نمره زبان و تحصیلاتم تو پروفایل چی ثبت شده', '۳۰ | سلپیپ', 'file:profile'),
  q('پی‌تی‌ای کور راحت‌تره یا آیلتس جنرال؟ موندم کدومو بدم', 'هیچ‌کدام امتیاز بیشتری', 'clb-and-language-tests'),
  q('celpip behtare ya PTE core? kodoomo sabtenam konam', 'هیچ‌کدام امتیاز بیشتری', 'clb-and-language-tests'),
  q('مدرک دلف دارم، اکسپرس اینتری قبولش می‌کنه؟', 'TEF Canada', 'clb-and-language-tests'),
  q('تافلم ۹۸ شده، به کار اکسپرس اینتری میاد؟', 'پذیرفته نیست', 'clb-and-language-tests'),
  q('تا سوءپیشینه‌ام برسه کار پرونده می‌خوابه؟', 'مشاورتان می‌گوید', '/documents'),
  q('داکتر هستم از مزار، کدام راه برای داکترها به کانادا است؟', 'شورای پزشکی', '/profile/services', { as: 'newcomer' }),
  q('همین امروز ثبت‌نام کردم، اول باید چیکار کنم؟', 'قدم اول', '/profile', { as: 'newcomer' }),
  q('برای تحصیل در چین باید حتماً زبان چینی بدانم؟', 'نه. بدون', 'study-in-china-without-chinese'),
  q('داداشم شهروند کاناداست، می‌تونه اسپانسرم بشه؟', 'معمولا نه', '/profile/services'),
  q('شماره تماس دفتر رو میدین؟', '416 | تورنتو', '/contact', { as: 'newcomer' }),
  q('نومینی یک ولایت را بگیرم مجموع نمره‌ام چند می‌شود؟', '۹۷۴', '/report'),
  q('برای بالا بردن امتیازم همهٔ راه‌ها را بگویید', '۳۹۹ | پیوسته', '/report'),
  q('پول تمکن به نام مادرم است، قبول می‌شود؟', 'هدیه', 'proof-of-funds'),
  q('تضمین می‌کنید ویزا بگیرم؟ اگر نشد پولم برمی‌گردد؟', 'هیچ‌کس | بازگردانده', 'guarantee|terms', { asks: 2 }),
  q('سلپیپ من تا چه تاریخی معتبره؟', '۱۴۰۶', 'file:profile'),
  q('داروسازم، برای ECA وس برم یا جای دیگه؟', 'PEBC', 'contact'),
  q('حد سن بورس لیسانس چین چند است؟ برادرم ۲۷ سال دارد', '۲۵', '/profile/study-abroad', { as: 'newcomer' }),
]
