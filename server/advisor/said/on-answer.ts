import type { AdvisorPart, AdvisorSource } from '@rahnama/contract/advisor/advisor.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Context } from '../answers/answers.ts'
import { toPart } from '../compose-part.ts'
import { TOPICS, type Topic } from '../topics/topics.ts'
import { type Mark, type Resolved, recall, type Slots, slotsOf, wordsOf } from '../understand/understand.ts'

/** What somebody wants of the answer before, whatever it was about. */
export type OnAnswer = 'sure' | 'source' | 'why' | 'since' | 'meaning' | 'simpler' | 'again' | Language

const POLITE =
  '(?:and |so |but |ok |okay |hm+ |wait |sorry |please |then |خب |ولی |اما |و |ببخشید |لطفا |khob |vali |va |bebakhshid )*'
const whole = (pattern: string) => new RegExp(`^${POLITE}(?:${pattern})(?: (?:please|pls|then|لطفا|lotfan))?$`)

/** The whole of what is said, in English, Persian and Persian in Latin letters. */
const SAID: readonly (readonly [OnAnswer, RegExp])[] = [
  [
    'sure',
    whole(
      '(?:are )?(?:you|u) (?:really |quite |absolutely |100 )?(?:sure|certain|positive)(?: (?:about|of) (?:that|it|this))?|(?:is|was) (?:that|it|this) (?:really |still )?(?:right|true|correct|certain|so|accurate|up to date)|really|seriously|for sure|(?:واقعا |کاملا )?مطمین(?:ی|ید|ین|ه|م باشم)(?: از این)?|(?:واقعا |کاملا )?مطمئن(?:ی|ید|ین|ه)?(?: (?:هستی|هستید|هستین|باشم))?|واقعا|جدی|جدی میگی|راست میگی|درسته این|این درسته|همینه|(?:vaghean )?motmaen(?:i|id|in)?|vaghean|jeddi|doroste in',
    ),
  ],
  [
    'source',
    whole(
      '(?:where|how) (?:does|do|did) (?:that|it|this|you) (?:stand|say(?: (?:that|so))?|come from|get (?:that|it|this)(?: from)?|know(?: (?:that|it|this))?|read (?:that|it|this)|find (?:that|it|this))|where (?:is|was) (?:that|it|this) (?:written|from|stated|published)|(?:what|which) (?:is |s )?(?:the|your) source|sources?|says who|who says(?: (?:so|that))?|according to (?:who|whom|what)|what is (?:that|it|this) based on|منبع(?:ش|ت|تون|تان)?(?: (?:چیه|چیست|کجاست|کجاس))?|از کجا (?:میگی|میگین|میگید|میدونی|میدونین|میدانید|اوردی|اوردین)(?: اینو)?|(?:این )?کجا نوشته(?: شده)?|طبق (?:چی|چه)|بر ?اساس چی|کی گفته|manba(?:sh|et|etoon)?(?: chie)?|az koja (?:migi|migin|midooni|midoonin)|koja neveshte',
    ),
  ],
  [
    'why',
    whole(
      'why(?: (?:is|are|does|do))?(?: (?:that|it|this|they))?(?: (?:so|cost|take|be|ask|need))*(?: (?:much|many|little|few|low|high|long|short|expensive|cheap|strict|late|early))?|how come|why not|why only(?: that)?|what is the reason|چرا(?: (?:اینقدر|انقدر|این قدر))?(?: (?:زیاد|زیاده|کم|کمه|طولانی|طولانیه|گرون|گرونه|سخت|اینطوریه|اینجوریه))?|واسه چی|برای چی|دلیلش چیه|علتش چیه|chera|vase chi|dalilesh chie',
    ),
  ],
  [
    'since',
    whole(
      '(?:since|from|as of) when|how long has (?:that|it|this) been(?: (?:so|the case|like (?:that|this)|in force))?|when did (?:that|it|this) (?:start|change|begin|happen|come in|take effect)|از (?:کی|چه وقت|چه تاریخی|چه زمانی|چه موقع)(?: (?:اینطوریه|اینجوریه|اینطور شد|شروع شد|عوض شد))?|چند وقته(?: اینطوریه)?|az (?:key|kei|ki)',
    ),
  ],
  [
    'meaning',
    whole(
      '(?:what|whats) (?:does|do|did) (?:that|it|this|they|you)(?: (?:all|even|actually))? mean(?: (?:exactly|by that|for me))?|meaning|(?:i )?(?:do not|dont|don t|did not|didnt|can not|cant) (?:understand|get it|get that|follow)(?: (?:that|it|this))?|(?:can you |could you )?explain(?: (?:that|it|this|please))?(?: to me)?|huh|what|یعنی چی|یعنی چه|این یعنی (?:چی|چه)|منظورت(?:ون)? چیه|(?:من )?(?:نفهمیدم|نمیفهمم|متوجه نشدم|متوجه نمیشم)|(?:یه ?کم |بیشتر )?توضیح (?:بده|بدید|بدین|میدی|میدین)|yani chi|yani che|nafahmidam|motevajeh nashodam|manzoor(?:et|etoon) chie|tozih bede',
    ),
  ],
  [
    'simpler',
    whole(
      '(?:can you |could you )?(?:say|put|explain|tell me|write|make) (?:that|it|this)?(?: (?:more|a bit|in))*(?: (?:simply|simpler|easier|shorter|short|plain words|plain english|simple words|simple terms|other words|easy words|a few words))|(?:in )?(?:simple|simpler|plain|easy|short|other|fewer)(?: (?:words|terms|language|english))?|(?:more simply|simpler|shorter|in short|briefly|tl ?dr|too complicated|too long)|(?:یه ?کم |خیلی )?(?:ساده ?تر|خلاصه ?تر|کوتاه ?تر|خلاصه|ساده)(?:ش)?(?: (?:بگو|بگید|بگین|کن|کنید|توضیح بده|میگی|میگین))?|به زبان ساده(?: (?:بگو|بگید|بگین))?|sade ?tar(?: (?:bego+|begid|begin))?|kholase(?: (?:bego+|kon))?',
    ),
  ],
  [
    'again',
    whole(
      '(?:can you |could you )?(?:say|tell me|repeat) (?:that|it|this)?(?: again| once more)?|repeat|come again|once more|دوباره بگو|دوباره بگید|یه بار دیگه(?: بگو| بگید)?|تکرار کن|dobare bego+|ye bar dige(?: bego+)?',
    ),
  ],
  [
    'fa',
    whole(
      '(?:(?:can|could|would) you )?(?:(?:say|tell|repeat|write|explain|translate|answer|give|show)(?: me)?(?: (?:that|it|this|the answer|the same))?(?: again)? )?(?:in|to|into) (?:persian|farsi)|(?:persian|farsi)|(?:به )?فارسی(?:ش)?(?: (?:بگو|بگید|بگین|بنویس|بنویسید|توضیح بده|میشه|چی|چی میشه|جواب بده))?|(?:be )?farsi(?:sh)?(?: (?:bego+|begid|begin|benevis|chi))?',
    ),
  ],
  [
    'en',
    whole(
      '(?:(?:can|could|would) you )?(?:(?:say|tell|repeat|write|explain|translate|answer|give|show)(?: me)?(?: (?:that|it|this|the answer|the same))?(?: again)? )?(?:in|to|into) english|english|(?:به )?(?:انگلیسی|انگلیش)(?:ش)?(?: (?:بگو|بگید|بگین|بنویس|بنویسید|توضیح بده|میشه|چی|چی میشه|جواب بده))?|(?:be )?(?:engelisi|inglisi)(?:sh)?(?: (?:bego+|begid|begin|benevis|chi))?',
    ),
  ],
]

export function onAnswerIn(question: string): OnAnswer | undefined {
  const said = wordsOf(question).join(' ')
  return SAID.find(([, pattern]) => pattern.test(said))?.[0]
}

/** What was answered before, to be said once more. */
export type AnswerBefore = { topic: Topic; slots: Slots }

type Resolve = (text: string, before: readonly Mark[] | undefined) => Resolved<Topic>[]

/** A situation was told in the words of an earlier question. */
function toldIn(before: readonly Mark[], resolve: Resolve): Slots['told'] {
  const [first, supposed] = before.find((mark) => mark.toldIn)?.toldIn ?? []
  if (first === undefined) return undefined
  const resolved = supposed === undefined ? resolve(first, undefined) : resolve(supposed, before)
  const [told] = resolved.flatMap((each) =>
    each.what === 'topic' ? [each.choice] : each.what === 'likely' ? each.choices : [],
  )
  return told?.slots.told
}

export function answersBefore(
  kept: readonly Mark[] | undefined,
  resolve: Resolve,
): { answers: AnswerBefore[]; isGuess: boolean } {
  const { before = [], topics, isGuess } = recall(kept)
  const told = toldIn(before, resolve)
  const slots = { ...slotsOf(before), ...(told && { told }) }
  const answers = topics.flatMap((id) => {
    const topic = TOPICS.find((each) => each.id === id)
    return topic && !topic.isAct && topic.needs?.(slots) !== false ? [{ topic, slots }] : []
  })
  return { answers, isGuess }
}

/** The same answer, as it was composed or in the other language; nothing where a person had to answer. */
export function sayAgain(context: Context, { topic, slots }: AnswerBefore): AdvisorPart | undefined {
  const composed = topic.compose(context, slots)
  return 'sentences' in composed ? toPart(context, topic.id, composed, null) : undefined
}

function sourcesOf({ formats }: Context, sources: readonly AdvisorSource[]): string {
  const named = sources.map(({ title, asOf }) => (asOf ? `${title} (${formats.date(asOf)})` : title))
  return formats.list([...new Set(named)].slice(0, MOST_SOURCES))
}

const MOST_SOURCES = 3
const SINCE = /since|from \d|as of|از \S+ \S+ \d|از [\d۰-۹]|in force|اجرا/

/** What is asked of the answer before, said of it. */
export function sayOnAnswer(context: Context, wanted: OnAnswer, before: AdvisorPart, isGuess: boolean): AdvisorPart {
  const { onAnswer: t } = context.texts.advisor.talk
  const question = context.texts.advisor.questions[before.topic]
  const sources = sourcesOf(context, before.sources)
  const only = (sentences: string[]): AdvisorPart => ({ ...before, sentences, table: null })
  if (wanted === 'again' || wanted === 'fa' || wanted === 'en') return before
  if (wanted === 'meaning' || wanted === 'simpler') return only(inPlainWords(context, before))
  if (sources === '') return { ...only([t.unsourced]), outcome: 'handedOver' }
  switch (wanted) {
    case 'sure':
      return only([isGuess && question ? t.guessed(question, sources) : t.sure(sources)])
    case 'source':
      return only([t.stands(sources)])
    case 'why':
      return only([t.because(sources)])
    case 'since': {
      const dated = before.sentences.filter((sentence) => SINCE.test(sentence))
      const [day] = before.sources.flatMap(({ asOf }) => asOf ?? [])
      return only([...dated, ...(dated.length === 0 && day ? [t.dated(context.formats.date(day))] : [])])
    }
  }
}

const MOST_TERMS = 3

/** Its first sentence, and what the letters in it stand for. */
function inPlainWords({ texts }: Context, { sentences, table }: AdvisorPart): string[] {
  const { onAnswer, terms } = texts.advisor.talk
  const [first = ''] = (sentences[0] ?? '').split(/(?<=[.!?؟])\s+(?=\p{Lu}|\p{Script=Arabic})/u)
  const all = [...sentences, ...(table?.rows.flat() ?? [])].join(' ')
  const used = Object.entries(terms).filter(([term]) => new RegExp(`\\b${term}\\b`).test(all))
  const named = [...used].sort(([a], [b]) => all.indexOf(a) - all.indexOf(b)).slice(0, MOST_TERMS)
  return [onAnswer.inShort(first), ...named.map(([term, meaning]) => `${term}: ${meaning}.`)]
}
