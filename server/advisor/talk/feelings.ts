import type { AdvisorPart } from '@rahnama/contract/advisor/advisor.ts'
import { type Context, waitingOf } from '../answers/answers.ts'
import { saying, toPart } from '../compose-part.ts'
import { TOPICS } from '../topics/topics.ts'
import { asks, isWearyIn, type Reading, readQuestion, sentencesOf, wordsOf } from '../understand/understand.ts'

type Feeling = 'lowScore' | 'tired' | 'weary' | 'worried'

const HOPELESS =
  'hopeless, no hope, lost hope, give up, giving up, discouraged, disappointed, frustrated, sad, never make it, never going to make it, crying, heartbroken, ناامید, ناامیدم, ناامید شدم, نا امید, نا امید شدم, بی امید, مایوس, مایوسم, دلسرد, دلسرد شدم, دلم گرفته, هیچوقت نمیرسم, هیچ وقت نمیرسم, گریم میگیره, غصه, na omid, na omid shodam, naomid, naomid shodam, delam gerefte, maayoos'
const TIRED =
  'exhausted, tired of waiting, tired of all this waiting, tired of this waiting, fed up, sick of waiting, cant wait any longer, had enough of waiting, خسته شدم از انتظار, از انتظار خسته شدم, خسته شدم انقدر منتظر, از بس منتظر موندم, کلافه, کلافه ام, کلافه شدم, khaste shodam az entezar, kalafe, kalafe shodam'
const WORRIED =
  'worried, worrying, anxious, stressed, stressing, nervous, afraid, scared, overwhelmed, نگران, نگرانم, استرس, استرس دارم, استرس گرفتم, میترسم, مضطرب, مضطربم, دلشوره, دلهره, negaranam, estres, stres daram, mitarsam, delshoore'
const SCORE = 'score, points, crs, 67, امتیاز, امتیازم, emtiaz, emtiazam'

const phrasesOf = (list: string) => list.split(',').map((phrase) => ` ${wordsOf(phrase).join(' ')} `)
const WORDS = [HOPELESS, TIRED, WORRIED].map(phrasesOf)
const OF_SCORE = phrasesOf(SCORE)
const ASKING = ['howmuch', 'when', 'who', 'where', 'why', 'how', 'takes', 'what', 'need', 'if']

/** Fear, weariness and lost hope that ask nothing, in whichever words they are told. */
function feelingIn(text: string, { marks }: Reading): Feeling | undefined {
  // "Worried about my case" asks nothing, although "what about" would.
  const isAsking =
    /[?؟]/.test(text) ||
    marks.some(({ word, readings }) => word !== 'about' && readings.some((each) => ASKING.includes(each)))
  const said = ` ${wordsOf(text.replaceAll(/['’]/g, '')).join(' ')} `
  const has = (phrases: readonly string[] = []) => phrases.some((phrase) => said.includes(phrase))
  const [hopeless, tired, worried] = WORDS
  if (isAsking) return undefined
  if (has(hopeless)) return has(OF_SCORE) || marks.some(({ value }) => value !== undefined) ? 'lowScore' : 'worried'
  if (has(tired)) return 'tired'
  if (has(worried)) return 'worried'
  return isWearyIn(text) && !sentencesOf(text).some((sentence) => asks(readQuestion(sentence))) ? 'weary' : undefined
}

/** One kind sentence beside what is answered, where somebody says how worn out or how worried they are. */
export function sayKindly({ texts }: Context, text: string): AdvisorPart[] {
  const { talk } = texts.advisor
  if (isWearyIn(text)) return [saying('talk', [talk.weary], null)]
  return feelingIn(text, readQuestion(text)) === 'worried' ? [saying('talk', [talk.uneasy], null)] : []
}

/** Who is turned away from fraud hears a kind word only where they sound as if they needed one. */
export function withKindWord({ texts }: Context, text: string, parts: readonly AdvisorPart[]): AdvisorPart[] {
  const said = ` ${wordsOf(text.replaceAll(/['’]/g, '')).join(' ')} `
  const isUneasy = isWearyIn(text) || WORDS.some((phrases) => phrases.some((phrase) => said.includes(phrase)))
  const { uneasy } = texts.advisor.talk
  return parts.map((part) =>
    isUneasy && part.topic === 'hard.fraud' ? { ...part, sentences: [uneasy, ...part.sentences] } : part,
  )
}

/** "Scared that nobody at home will take my degree from China": what is feared is asked, and not how a case stands. */
const isOfSomethingElse = (guessed: readonly string[]) => guessed.some((id) => !id.startsWith('file.'))

/** A kind word first, and then what is known of what weighs on somebody: their steps, or how their case stands. */
export function answerFeeling(context: Context, text: string, guessed: readonly string[]): AdvisorPart[] | undefined {
  const feeling = feelingIn(text, readQuestion(text))
  if (!feeling || (feeling === 'worried' && isOfSomethingElse(guessed))) return undefined
  const { talk } = context.texts.advisor
  const about = feeling === 'lowScore' ? 'score.raise' : 'file.status'
  const isKnown = feeling === 'lowScore' ? context.file.assessment !== null : context.file.applications.length > 0
  const composed = isKnown
    ? TOPICS.find(({ id }) => id === about)?.compose(context, { marks: [], scores: {}, programs: [], concepts: [] })
    : undefined
  const kind = { ...saying('talk', [talk[feeling], ...(feeling === 'tired' ? waitingOf(context) : [])], null) }
  return composed && 'sentences' in composed ? [kind, toPart(context, about, composed, null)] : [kind]
}
