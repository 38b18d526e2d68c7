export type Statements = ReadonlyMap<string, string>
export type Refusal = 'figure' | 'verdict' | 'link' | 'unknownMark'

const MARK = /\{\{\s*(s\d+)\s*\}\}/g

/** Figures in words. «یک», "one" and "first" pass: they are articles as often as figures. */
const NUMBER_WORDS =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|double|percent)\b|(?<!\p{L})(دو|سه|چهار|پنج|شش|هفت|هشت|نه|ده|بیست|سی|چهل|پنجاه|شصت|هفتاد|هشتاد|نود|صد|هزار|میلیون|نیم|درصد)(?!\p{L})/iu

/** Words that decide something. Only a statement of ours may. */
const VERDICT_WORDS =
  /\b(eligible|ineligible|qualif\w*|accepted|approved|refused|guarantee\w*|open|closed|paused|certain\w*|definitely|promise\w*|enough|will be invited)\b|(?<!\p{L})(واجد|پذیرفته|قبول|تأیید|رد|تضمین\p{L}*|باز|بسته|متوقف|حتما|حتماً|قطعا|قطعاً|قول|کافی)(?!\p{L})/iu

const LINK = /https?:|www\.|\[[^\]]*\]\(|@|\.(com|ca|ir|org|example)\b/i

export type Checked = { text: string; used: string[] } | { refused: Refusal }

/** A sentence is shown only if all it says for certain stands in statements of ours; those are put in whole. */
export function checkSentence(sentence: string, statements: Statements): Checked {
  const used: string[] = []
  const between = sentence.replace(MARK, (_, id: string) => {
    used.push(id)
    return ' '
  })
  if (used.some((id) => !statements.has(id)) || /[{}]/.test(between)) return { refused: 'unknownMark' }
  if (LINK.test(between)) return { refused: 'link' }
  if (/\p{N}/u.test(between) || NUMBER_WORDS.test(between)) return { refused: 'figure' }
  if (VERDICT_WORDS.test(between)) return { refused: 'verdict' }
  const text = sentence.replace(MARK, (_, id: string) => statements.get(id) ?? '').replace(/([.؟?!])\s*\.+/g, '$1')
  return { text: text.trim(), used }
}
