import type { Resolve } from '../resolved.ts'

/** They wear somebody out and kill nobody; a person, life and pain are not among them. */
const TIRING = {
  en: 'wait|waiting|work|job|jobs|shifts?|hours|commute|stress|suspense|paperwork|uncertainty|heat|cold|winter|traffic|exams?|ielts|celpip|writing|process|forms?|distance|back|head|feet|deadlines?|rent|prices?|costs?|fees?|studying|silence|delays?|pressure|limbo|curiosity|bureaucracy|documents?|thesis|this',
  fa: 'کار|کارم|کارا|کارای|کارهای|شیفت\\p{L}*|شب ?کاری|انتظار|معطلی|بلاتکلیفی|استرس|نگرانی|ترافیک|گرما|سرما|دوری|غربت|دلتنگی|وضع|وضعیت|آیلتس|ایلتس|رایتینگ|امتحان|درس\\p{L}*|پروژه|پایان ?نامه|مدارک|مدرک|فرم\\p{L}*|کاغذ ?بازی|اداره|بوروکراسی|دلار|گرونی|گرانی|اجاره|کنجکاوی|فضولی|خستگی|سردرد|کمردرد|بی ?خوابی|هزینه\\p{L}*|خنده|ذوق|هیجان|دلشوره|بس',
  latin:
    'kar|karam|shift\\p{L}*|entezar|belataklifi|estres|stres|stress|negarani|in vaz|in vazeyat|ielts|emtehan|dars\\p{L}*|madarek|khastegi|khande|fozooli|garma|gerooni|ejare|bas',
}
const SOMEBODY = 'شوهر|همسر|پدر|بابا|برادر|داداش|مادر|عمو|نامزد|دوست|زندگی|shohar|pedar|baba|baradar|dadash|zendegi'
const between = `(?: (?!${SOMEBODY})\\p{L}+){0,3}?`

/** Said by people who can hardly wait. */
const EAGER = ['dying to (?:know|see|hear|get|move|come|find out|go|start|leave)', '(?:would|could|d) kill for']
/** Said by people who are tired or annoyed. */
const WEARY = [
  `(?:(?:this|the|these|my|all this|all the|night|all these) )?(?:\\p{L}+ )?(?:${TIRING.en})(?: (?:in|of|at) \\p{L}+)?(?: (?:is|are|was|will|gonna|going to|has been|s|have been|really|literally|slowly|just))* (?:killing|kill|killed) (?:me|us)`,
  '(?:bored|worried|scared|tired|sick|stressed|bored me|worrying myself) to death',
  'dead (?:tired|on my feet)',
  '(?:i am |i m )?at (?:the end of my (?:rope|tether)|my wits? ?s? end)',
  '(?:(?:is|are|s) )?driv(?:es|ing|e) me (?:crazy|mad|nuts|insane|up the wall|to the edge|over the edge|round the bend)',
  '(?:pulling|tearing) (?:out )?my hair(?: out)?',
  '(?:(?:i am|i m) )?(?:losing my mind|going (?:crazy|nuts|insane|mad))',
  '(?:will |is going to |gonna )?be the death of me',
  `(?:این )?(?:${TIRING.fa})${between}(?: (?:داره|دارن|دیگه|واقعا))* (?:منو|من رو|من را|مارو|ما رو) (?:می ?کشه|می ?کشن|می ?کشد|کشت|کشته|کشتن)`,
  `(?:${TIRING.fa})${between} (?:داره|دارن) (?:می ?کشت[مه]م?|می ?کشدم)`,
  `(?:${TIRING.fa})${between}(?: (?:داره|دارن|دیگه))* (?:جونم|جونمو|جونم رو|جون منو|جونمون رو) (?:می ?گیره|گرفت|گرفته|بالا آورده|به لبم رسونده)`,
  '(?:دیگه )?(?:مغزم|مخم|کله ام|کلم) (?:دیگه )?(?:نمی ?کشه|هنگ کرده|سوت کشید|سوت می ?کشه)',
  '(?:دیگه )?(?:جونم|جانم|جونمون) (?:دیگه )?به (?:لبم|لبمون|لب) (?:رسیده|رسید|اومده|اومد|آمده|آمد)',
  'کارد به (?:استخونم|استخوانم|استخون|استخوان) رسیده?',
  `(?:مردم|مردیم|(?:دارم |داریم )?می ?میر(?:م|یم)|خفه شدم|دق کردم|(?:دارم )?دق می ?کنم) از (?:این |این همه |دست این )?(?:${TIRING.fa})`,
  `از (?:این |این همه |شدت )?(?:${TIRING.fa}) (?:مردم|مردیم|(?:دارم |داریم )?می ?میر(?:م|یم)|خفه شدم|دق کردم|(?:دارم )?دق می ?کنم)`,
  '(?:دارم )?(?:دیوونه|دیوانه|روانی) (?:شدم|شدیم|می ?شم|می ?شوم)(?: از دست)?',
  '(?:دیوونم|دیوونه م|دیوونه ام) کرد(?:ه|ن|ین|ید)?',
  'پدرم در ?(?:اومد|اومده|آمد|آمده)',
  'خودم(?:و| رو| را) کشتم (?:تا|که)',
  `(?:in )?(?:${TIRING.latin})${between}(?: (?:dare|daran|dige))* (?:mano|man ro) (?:mikoshe|mikoshan|mikeshe|kosht)`,
  '(?:jonam|joonam|jonamoon) be (?:labam|lab|labemoon) (?:reside|resid|oomade)',
  `mordam az (?:in )?(?:${TIRING.latin})`,
  `az (?:in )?(?:${TIRING.latin}) (?:mordam|daram mimiram|mimiram)`,
  '(?:daram )?(?:divoone|divune|divane|ravani) (?:shodam|misham)(?: az daste?)?',
  'pedaram dar ?(?:oomad|umad|oomade)',
]
const inAnySpelling = (figure: string) =>
  figure
    .replaceAll(/ \??/g, (space) => (space === ' ' ? "[ \u200c'’]+" : '[ \u200c]*'))
    .replaceAll('ی', '[یي]')
    .replaceAll('ک', '[کك]')
const oneOf = (figures: readonly string[]) =>
  new RegExp(`(?<!\\p{L})(?:${figures.map(inAnySpelling).join('|')})(?!\\p{L})`, 'giu')
const FIGURE = oneOf([...EAGER, ...WEARY])
const WEARY_FIGURE = oneOf(WEARY)

/** Whether somebody says how tired they are in words that would be despair if they were meant. */
export const isWearyIn = (text: string) => text.search(WEARY_FIGURE) >= 0

/** "This waiting is killing me. How long …?": what is asked is looked at without it, and despair beside it is still noticed. */
export const passingOverFigures =
  <Topic>(resolve: Resolve<Topic>): Resolve<Topic> =>
  (text, kept) => {
    const rest = text.replaceAll(FIGURE, ' ').trim()
    return resolve(/\p{L}{2,}.*\p{L}{2,}/su.test(rest) ? rest : text, kept)
  }
