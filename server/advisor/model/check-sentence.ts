import type { Language } from '@rahnama/contract/locale/locale.ts'
import { readingsOf, stemsOf, wordsOf } from '../understand/understand.ts'

/** Our statements by their marks, and what the words between them may be made of. */
export type Ground = { statements: ReadonlyMap<string, string>; question: string; language: Language }
export type Refusal = 'figure' | 'verdict' | 'link' | 'unknownMark' | 'language' | 'unsupported'

/** "1." and "۲)" before a line count it and say nothing; they are left out, as stars and hashes of markup are. */
const LIST_NUMERAL = /^\s*(?:[-•]\s*)?\p{N}{1,2}[.)](?:\s+|$)/u
const MARKUP = /\*+|`+|^#+\s*/g
const MARK = /\{\{\s*(s\d+)\s*\}\}/g

/** Figures in words. «یک», "one" and "first" pass: they are articles as often as figures. */
const NUMBER_WORDS =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|double|percent)\b|(?<!\p{L})(دو|سه|چهار|پنج|شش|هفت|هشت|نه|ده|بیست|سی|چهل|پنجاه|شصت|هفتاد|هشتاد|نود|صد|هزار|میلیون|نیم|درصد)(?!\p{L})/iu

/** Words that decide something. Only a statement of ours may. */
const VERDICT_WORDS =
  /\b(eligible|ineligible|qualif\w*|accepted|approved|refused|guarantee\w*|open|closed|paused|certain\w*|definitely|promise\w*|enough|will be invited|yes|no|not|never|unfortunately|sadly|fortunately|congratulations)\b|(?<!\p{L})(واجد|پذیرفته|قبول|تأیید|رد|تضمین\p{L}*|باز|بسته|متوقف|حتما|حتماً|قطعا|قطعاً|قول|کافی|بله|آره|خیر|هرگز|متأسفانه|متاسفانه|خوشبختانه|تبریک|نیست|نیستید|ندارید|نمی\p{L}*)(?!\p{L})/iu

const LINK = /https?:|www\.|\[[^\]]*\]\(|@|\.(com|ca|ir|org|example)\b/i

export type Checked = { text: string; used: string[] } | { refused: Refusal }

/** Said between statements by anybody polite; none of it states anything. */
const CONNECTING = new Set(
  wordsOf(`whenever again far about hope hopes helps helping glad welcome happy further more besides next first then finally below above
    follows following answer answers summary short briefly according statement statements details regarding information table
    امیدوارم کمک کمکتان کند خوشحال خوشحالم باشید بپرسید پرسیدید پاسخ پاسخ‌ها جواب خلاصه کوتاه ادامه زیر بالا بیشتر همچنین ضمناً
    ابتدا سپس اطلاعات دربارهٔ درباره توضیح طبق اساس جدول می‌دانیم می‌توانید می‌کنید کنید دهید بگویم`),
)

const ARABIC = /\p{Script=Arabic}/u
const LATIN = /\p{Script=Latin}/u

/** A sentence is shown only if all it says for certain stands in statements of ours; those are put in whole. */
export function checkSentence(said: string, { statements, question, language }: Ground): Checked {
  const sentence = said.replace(LIST_NUMERAL, '').replace(MARKUP, '')
  const used: string[] = []
  const between = sentence.replace(MARK, (_, id: string) => {
    used.push(id)
    return ' '
  })
  if (used.some((id) => !statements.has(id)) || /[{}]/.test(between)) return { refused: 'unknownMark' }
  if (LINK.test(between)) return { refused: 'link' }
  if (/\p{N}/u.test(between) || NUMBER_WORDS.test(between)) return { refused: 'figure' }
  if (VERDICT_WORDS.test(between)) return { refused: 'verdict' }
  const words = wordsOf(between)
  const own = new Set(wordsOf([...statements.values(), question].join(' ')).flatMap(stemsOf))
  const isOwn = (word: string) => stemsOf(word).some((stem) => own.has(stem))
  const other = language === 'fa' ? LATIN : ARABIC
  if (words.some((word) => other.test(word) && !isOwn(word))) return { refused: 'language' }
  if (!words.every((word) => CONNECTING.has(word) || readingsOf(word)?.length === 0 || isOwn(word)))
    return { refused: 'unsupported' }
  const text = sentence.replace(MARK, (_, id: string) => statements.get(id) ?? '').replace(/([.؟?!])\s*\.+/g, '$1')
  return { text: text.trim(), used }
}
