import type { Pattern } from '../choose-topic.ts'
import { isUrgent } from '../hard-topics.ts'
import { isNaming, type Reading, readQuestion } from '../read-question.ts'
import { asGuess, type Resolve, type Resolved } from '../resolved.ts'
import { asks } from '../two-questions.ts'
import { wordsOf } from '../words.ts'
import { AT_CLAUSES, mentioningAs } from './mention.ts'

const COUNTRY = 'thatcountry'

const isCountry = (reading: string) => reading === 'othercountry'

const withCountryAs = mentioningAs(isCountry)

const words = (list: string) => `(?<!\\p{L})(?:${list})(?!\\p{L})`
const WENT = new RegExp(
  words('went|moved|came|travell?ed|flew|been|رفتم|رفتیم|اومدم|اومدیم|امدم|امدیم|raftam|raftim|oomadam|oomadim'),
  'u',
)
/** Persian in Latin letters has "to" for "in". */
const TO_THERE = {
  en: new RegExp(`${words('to|for|into')} (?:the )?${COUNTRY}`, 'u'),
  fa: new RegExp(
    `${words('به|برم|بریم|بره|رفتن|برای|واسه|سمت|beram|berim|raftan|be|baraye|vase')} ${COUNTRY}|(?<!(?:از|az) )${COUNTRY} ${words('برم|بریم|رفتن|beram|berim|raftan')}`,
    'u',
  ),
}
const WISH = new RegExp(
  `${words('want|wants|wish|plan|plans|planning|hope|hoping|thinking|would like|d like|dream|قصد|تصمیم|فکر|ghasd|tasmim')}|میخوا|mikha`,
  'u',
)
const ITS_PAPERS = words(
  'visa|visas|pr|citizenship|passport|residency|residence|residence permit|work permit|study permit|blue card|green card|golden visa|immigration|embassy|ausbildung|rules|law|laws|tax|taxes|ویزا|ویزای|اقامت|گرین|بلو|پاسپورت|شهروندی|تابعیت|مهاجرت|سفارت|قانون|قوانین|شرایط|مالیات|viza|vizaye|eghamat|eghamate|passporte|mohajerat|sharayet|sharayete',
)
const ITS = new RegExp(
  `${COUNTRY} (?:\\p{L}+ )?${ITS_PAPERS}|${ITS_PAPERS} (?:کار |تحصیلی |دائم |به |of |to |in |for )?${COUNTRY}`,
  'u',
)
/** A visa that somebody has or was not given says nothing of one that is asked for. */
const HAD = new RegExp(
  words(
    'have|had|has|hold|held|got|refused|refusal|refusals|reject|rejected|rejection|denied|declined|said no|currently|been|was|were|on an?|ریجکت|ریجکتی|رد|رد شدم|رد شد|رد شده|رد کرد|نداد|ندادن|گرفتم|گرفته|گرفته بودم|دارم|داشتم|داریم|reject|rejekt|rad|daram|dashtam|gereftam|nadadan',
  ),
  'u',
)
const OF_MINE = new RegExp(
  `${words('my|our|his|her')} ${COUNTRY}|${COUNTRY} (?:\\p{L}+ )?${words('ends|ended|expires|expired|is over')}`,
  'u',
)
const OFFERED = new RegExp(
  words(
    'job offer|offer|admission|admitted|acceptance|scholarship|جاب افر|پیشنهاد شغلی|پذیرش|بورس|بورسیه|paziresh|boors',
  ),
  'u',
)
const COMPARED = new Set('compare better'.split(' '))
const SIDE_BY_SIDE = new RegExp(
  `${COUNTRY} (?:\\p{L}+ ){0,3}${words('or|vs|versus|than|یا|ya')}|${words('or|vs|versus|than|یا|ya')} (?:\\p{L}+ )?${COUNTRY}`,
  'u',
)
/** «اونجا» and "join her" send a question back to the country that was told. */
const BACK_THERE = new RegExp(
  words('over there|there|join him|join her|join them|اونجا|انجا|پیشش|unja|oonja|pishesh'),
  'u',
)
const OF_GOING = new Set('immigrate visa requirements eligible pr live'.split(' '))

/** It is said of whoever asks that they are there, come from there or have something from there. */
const BEING_THERE = new RegExp(
  [
    `(?<!(?:can|could|may|should|shall|will|would|how do|how can) )${words('i|we')} (?:\\p{L}+ ){0,2}${words('m|am|are|was|were|be|ve|live|lived|living|work|worked|working|study|studied|stayed|graduated|hold|held|have|had|got|moved|went|came|ran|run|own')}`,
    words('born|grew up|based|resident of|living|worked|studied|graduated|employed|lived'),
    `${words('my|our')} (?:\\p{L}+ ){1,4}(?:(?:is|are|was|were|comes?) )?(?:in|from|at|with|of) (?:an? |the )?${COUNTRY}`,
    `${words('my|our|an?')} ${COUNTRY} (?:\\p{L}+ ){0,2}${words('degree|diploma|bachelor|master|company|employer|bank|account|experience|university|refusal|rejection|police certificate|licence|license|branch')}`,
    `${words('from|از|az')} ${COUNTRY}|${words('with|با|ba')} (?:an? |my |the )?${COUNTRY}`,
    words(
      'زندگی میکنم|زندگی میکنیم|زندگی کردم|زندگی کردیم|کار میکنم|کار میکنیم|کار کردم|کار میکردم|ساکن|ساکنم|مقیم|هستم|هستیم|بودم|بودیم|درس خوندم|تحصیل کردم|بزرگ شدم|zendegi mikonam|zendegi mikonim|zendegi kardam|kar mikonam|kar mikonim|kar kardam|hastam|hastim|boodam|boodim|dars khoondam|sakenam|sakene',
    ),
    `${words('work|experience|job|degree|diploma|bachelor|master|savings|account|کار|کارم|سابقه|مدرک|مدرکم|تجربه|لیسانس|حساب|پول|kar|karam|sabeghe|madrak|madrakam')} (?:\\p{L}+ )?(?:${words('in|from|of|در|تو|توی|از|dar|too|to|az')} )?${COUNTRY} .*${words('count|counts|counted|accepted|valid|recogni[sz]ed|حساب|قبول|قبوله|معتبر|hesab|ghabool')}`,
    `${words('تو|توی|در|too|tooye|to|dar')} ${COUNTRY} (?:\\p{L}+ ){0,4}${words('دارم|داریم|کاسبی میکنم|تجارت میکنم|مغازه دارم|daram|darim')}`,
    `${words('i|we')} (?:\\p{L}+ ){0,2}${words('trade|sell|deal|rent')} (?:\\p{L}+ ){0,4}${words('in|from|out of')} (?:the )?${COUNTRY}`,
    `${COUNTRY} ${words('ام|م|ایم|یم|am|im')}`,
  ].join('|'),
  'u',
)
const OF_SOMEBODY =
  /(?<!\p{L})(?:i|we|my|our|me|us|من|ما|man|ma)(?!\p{L})|\p{Script=Arabic}{2,}(?:م|یم)(?!\p{L})|(?:am|im)(?!\p{L})/u
const OCCUPATIONS = new Set(['occupation', 'tradesperson', 'company', 'work', 'workabroad', 'police'])

const TRADES = new Set(['occupation', 'tradesperson'])

const isOfCanada = (reading: Reading) => isNaming(reading, (each) => each === 'canada' || each.startsWith('p:'))
const nameless = (clause: string) => wordsOf(withCountryAs(COUNTRY, clause)).join(' ')

/** Asked of the country itself: how to get there, its visa, whether it is better. */
function isAskedOf(clause: string): boolean {
  const [text, reading] = [nameless(clause), readQuestion(clause)]
  if (SIDE_BY_SIDE.test(text) || (!isOfCanada(reading) && isNaming(reading, (each) => COMPARED.has(each)))) return true
  if (TO_THERE[reading.language].test(text) && !WENT.test(text)) return true
  if (ITS.test(text) && !HAD.test(text) && !OF_MINE.test(text)) return true
  return (WISH.test(text) || OFFERED.test(text)) && !isOfCanada(reading)
}

/** "Germany or Austria then" still asks. */
const MOST_WORDS_OF_NAMING = 4

/** Only where somebody is, works, studied, was refused or has money. */
function isStory(clause: string, delimiter: string): boolean {
  const reading = readQuestion(clause)
  if (!isNaming(reading, isCountry) || isAskedOf(clause)) return false
  const text = nameless(clause)
  const isAsking = asks(reading) || /[?؟]/.test(delimiter)
  if (BEING_THERE.test(text)) return true
  // "Welder in Qatar here what does the trades program ask for".
  const isAtWork = isNaming(reading, (each) => TRADES.has(each)) && isOfCanada(reading)
  if (isAtWork) return true
  const isToldOfSomebody =
    OF_SOMEBODY.test(text) || HAD.test(text) || isNaming(reading, (each) => OCCUPATIONS.has(each))
  return !isAsking && (isToldOfSomebody || wordsOf(text).length > MOST_WORDS_OF_NAMING)
}

/** A sentence that lost its place would say something else: «من زندگی می‌کنم». */
const ABROAD = { en: 'abroad', fa: 'خارج' }

/** «آلمان نه، کانادا»: it is named to say that it is not meant. */
const NOT_THERE = new RegExp(`${words('not|نه|na')} ${COUNTRY}|${COUNTRY} ${words('نه|نمیخوام|na|nemikham')}`, 'u')
const isNotMeant = (clause: string) => NOT_THERE.test(nameless(clause)) && !asks(readQuestion(clause))

/** Whether it may be done from there is itself asked. */
const FROM_THERE = new RegExp(
  `${words('apply|applying|submit|اقدام|درخواست|eghdam|eghdaam')}.* ${words('from|از|az')} ${COUNTRY}|${words('from|از|az')} ${COUNTRY} .*${words('apply|submit|اقدام|درخواست|eghdam|eghdaam')}`,
  'u',
)

/** The question with its stories of countries told otherwise, or left out. */
function retelling(text: string, told: (clause: string) => string): string {
  const pieces = text.split(AT_CLAUSES)
  const isSentBack = pieces.some(
    (piece) => BACK_THERE.test(wordsOf(piece).join(' ')) && isNaming(readQuestion(piece), (each) => OF_GOING.has(each)),
  )
  if (isSentBack) return text
  return pieces
    .map((clause, place) => {
      if (isOfCanada(readQuestion(text)) && isNotMeant(clause)) return ''
      return isStory(clause, pieces[place + 1] ?? '') ? told(clause) : clause
    })
    .join('')
    .replace(/^[,،;:\s]+/u, '')
}

const isHard = (concept: string) => (each: Resolved<unknown>) => each.what === 'hard' && each.hard.concept === concept
const isDespair = (each: Resolved<unknown>) => each.what === 'hard' && isUrgent(each.hard)

/** "We moved to Dubai. What is the difference …?": where somebody lives is not asked about, and nothing is declined for it. */
export const passingOverCountry =
  <Topic extends Pattern>(resolve: Resolve<Topic>): Resolve<Topic> =>
  (text, kept) => {
    const found = resolve(text, kept)
    if (!found.some(isHard('othercountry'))) return found
    const rest = retelling(text, (clause) => withCountryAs(ABROAD[readQuestion(clause).language], clause))
    if (rest === text || isNaming(readQuestion(rest), isCountry)) return found
    const asked = resolve(rest, kept)
    if (FROM_THERE.test(nameless(text))) return asked.map(asGuess)
    // «من خارج زندگی می‌کنم» only sounds like despair.
    const isMistaken = asked.some(isDespair) && !found.some(isDespair)
    return isMistaken
      ? resolve(
          retelling(text, () => ''),
          kept,
        )
      : asked
  }
