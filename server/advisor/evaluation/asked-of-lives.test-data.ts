import { type Question, q } from './question.test-data.ts'

const SERVICES = '/profile/services'

/** Written before anything could answer them: which of two ways, trades, what happens to a life on the way. */
export const LIVES_ENGLISH: readonly Question[] = [
  q('I have one year of work in Toronto and five in Tehran, should I go CEC or FSW?', 'Not eligible today', SERVICES),
  q('which is better for me, FSW or PNP?', 'Federal Skilled Worker | Provincial Nominee | consultant', SERVICES),
  q('is it smarter to study in canada first or go straight for express entry', 'temporary | CLB 7', SERVICES),
  q("China or Canada for a master's, what is the difference for me", '23448 | X1 | 24 hours', '/study-abroad'),
  q("I'm a welder with 8 years of experience and no degree. is there any way for me?", 'Skilled Trades', SERVICES),
  q('I cook in a restaurant in Shiraz. Which program takes chefs', 'certificate of qualification', SERVICES),
  q('my wife is a registered nurse, is there something special for nurses', 'Alberta | health care', SERVICES),
  q('what changed in the ontario program this summer', '26 June 2026 | 4 August 2026', SERVICES),
  q('Does Alberta need a job offer from me or not', 'connection to the province', SERVICES),
  q('what happens if my wife gives birth while our application is being processed', '19001', '/profile'),
  q('I got a new passport after I submitted my profile, what should I do', 'Upload the new passport', '/profile'),
  q('I am going to marry in the middle of the process, does that hurt', 'columns with a spouse', '/profile'),
  q('lost my job after getting invited, is my application dead', 'still counts | 10 years', '/profile'),
  q('can I include my brother in my application', 'nobody else', SERVICES),
  q('I want to bring my mom and dad to live with me, how do I do that', 'Paused | super visa', SERVICES),
  q("I'm a truck driver, anything for me?", 'transport | 5%', SERVICES),
  q('software engineer, which province is best for tech?', 'STEM | Alberta', SERVICES),
  q('how many provinces have this nominee thing and which not', 'Quebec | Nunavut', SERVICES),
  q('my job is TEER 4, can I do FSW', 'TEER 0 to 3 | Ontario', SERVICES),
  q("I'm a citizen living in Germany, can I sponsor my wife from there", 'abroad', SERVICES),
  q('can I go work in Oman while waiting for the decision', 'police certificate | 6 months', '/profile'),
  q("we just found out we're having twins, what do we need to change", 'declared', '/profile'),
  q('scholarship in canada for master, who gives', 'universities themselves', '/articles/study-in-canada'),
  q('Is 25,000 CAD sufficient for the three of us?', '23360', 'proof-of-funds'),
]

export const LIVES_PERSIAN: readonly Question[] = [
  q('اول برم کالج بعد اقامت بگیرم یا مستقیم اکسپرس انتری؟ کدوم عاقلانه تره', 'موقت | CLB 7', SERVICES),
  q('تحصیل تو چین ارزونتره یا کانادا', '23448 | X1', '/study-abroad'),
  q('جوشکارم دیپلم دارم زبانم ضعیفه راهی برام هست؟', 'مشاغل فنی فدرال', SERVICES),
  q('barghkar hastam madrak fani herfei daram, che rahi bara man khube', 'مشاغل فنی فدرال', SERVICES),
  q('پرستارم ۶ سال سابقه دارم کدوم استان پرستار میخواد', 'آلبرتا | ساسکاچوان', SERVICES),
  q('آلبرتا برای تکنولوژی مسیر جدا داره؟', 'فناوری | 3425', SERVICES),
  q('نوا اسکوشیا چند تا مسیر داره', 'چهار مسیر', SERVICES),
  q('ساسکاچوان الان باز هست؟ چه مسیرایی داره', '15٪', SERVICES),
  q('وسط پرونده بچه دار بشیم چی میشه', '19001', '/profile'),
  q('پاسپورتم عوض شد باید خبر بدم؟', 'بارگذاری', '/profile'),
  q('اگه بعد از دعوتنامه از کارم استعفا بدم چی میشه', '10 سال', '/profile'),
  q('مراحل اکسپرس انتری رو به ترتیب بگو', '12 ماه | 60 روز', SERVICES),
  q('معلم ابتدایی هستم برنامه ای برای معلما هست؟', 'آموزشی', SERVICES),
  q('برای رستوران دارها کدوم استان خوبه', '150 | 15٪', SERVICES),
  q('نامزدم اونجاس سیتیزنه، میتونه منو اسپانسر کنه؟', '12 ماه', SERVICES),
  q('دارم طلاق میگیرم، همسرم تو پرونده هست. چیکار کنم', 'بدون همسر', '/profile'),
  q('یه سال تو تورنتو کار کردم، سی ای سی بهم میخوره؟', 'کلاس تجربهٔ کانادایی', SERVICES),
  q('kelas zabane ye terme az key shoroo mishe', 'سپتامبر', '/study-abroad', {
    after: 'can i study in china without hsk',
  }),
  q('دارم از ایران میرم دبی زندگی کنم روی پرونده تاثیر داره؟', '6 ماه | سوءپیشینه', '/profile'),
]
