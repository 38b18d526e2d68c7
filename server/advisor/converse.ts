import type { AdvisorPart, AdvisorTurn } from '@rahnama/contract/advisor/advisor.ts'
import { formats, type Language } from '@rahnama/contract/locale/locale.ts'
import type { Rulebook } from '@rahnama/rules/rulebook/rulebook.ts'
import { type ClientFile, type Context, type Knowledge, TEXTS, waitingOf } from './answers/answers.ts'
import { draftOf, isCounted, sayIfUrgent, saying, withoutRepeats } from './compose-part.ts'
import { EXAMPLES, LEARNT_FROM_THEM } from './examples/examples.ts'
import { rememberTurn } from './remember-turn.ts'
import { withoutCovered } from './said/covered.ts'
import { holdBefore } from './said/hold-answer.ts'
import { handedOver, withoutArticles, withoutGreeting } from './said/leave-out.ts'
import { notAgain } from './said/not-again.ts'
import { answersBefore, onAnswerIn, sayAgain, sayOnAnswer } from './said/on-answer.ts'
import { partOf, partsOf } from './say-resolved.ts'
import { resolvingCorrected } from './talk/correction.ts'
import { answerFeeling, sayKindly, withKindWord } from './talk/feelings.ts'
import { type Act, actIn, actOf, withoutOpening } from './talk/small-talk.ts'
import { resolveTold } from './told/told.ts'
import { TOPICS, type Topic } from './topics/topics.ts'
import {
  asks,
  createResolver,
  goesOn,
  isUrgent,
  type Mark,
  type Resolved,
  readQuestion,
  recall,
  sentencesOf,
  withoutAskingBack,
} from './understand/understand.ts'

const ownQuestionsOf = ({ id }: Topic) => Object.values(TEXTS).flatMap(({ advisor }) => advisor.questions[id] ?? [])
const OWN_QUESTIONS = new Map(TOPICS.map((topic) => [topic.id, ownQuestionsOf(topic)]))
const { getReady, mayBeUrgent, mayBeFraud, ...asked } = createResolver(
  TOPICS,
  EXAMPLES,
  OWN_QUESTIONS,
  LEARNT_FROM_THEM,
)
const resolveAsked = resolveTold(TOPICS, asked.resolve, new Set([...OWN_QUESTIONS.values()].flat()))
const resolveCorrected = resolvingCorrected(resolveAsked)
const resolve: typeof resolveAsked = (text, before) => resolveCorrected(withoutOpening(text), before)

export { getReady as getReadyToConverse, resolve }

export type Asked = {
  question: string
  /** The page's language, for what has none of its own. */
  language: Language
  /** What the question before came down to, while it still counts. */
  before: readonly Mark[] | undefined
  /** What was to be offered should the answer before not be what was asked for. */
  lastOtherwise?: AdvisorTurn['otherwise'] | undefined
  /** The question before was asked back already: a second time it goes to a person. */
  wasAskedBack?: boolean
}

/** Everything answers are made of, in both languages: the question decides which. */
export type Ground = {
  file: ClientFile
  knowledge: Record<Language, Knowledge>
  book: Rulebook
  today: string
}

export type Answered = Pick<AdvisorTurn, 'language' | 'parts' | 'choices' | 'draft' | 'otherwise'> & {
  /** Kept for the next question. */
  marks: readonly Mark[]
  topics: string[]
  leftover: string[]
}

/** From a question to its answer: understand, gather, compose, or hand over. It reads nothing but what it is given. */
export function converse(asked: Asked, ground: Ground): Answered {
  const { question, language: page, before } = asked
  const found = resolve(question, before).map((each) => (asked.wasAskedBack ? withoutAskingBack(each) : each))
  const language = languageOf(found, question, page)
  const context = contextOf(ground, language)
  const resolved = found.map(notAgain(context, answersBefore(before, resolve).answers))
  // Beside what was said before it could be read as going on with it.
  if (saysNotThis(question)) return answerNotThis(context, asked)
  const isInNeed = resolved.some(isNeed)
  const onAnswer = isInNeed ? undefined : answerOnAnswer(ground, asked)
  if (onAnswer) return onAnswer
  const act = isInNeed ? undefined : actIn(question, resolved)
  if (act) return answerAct(act.isFinglish ? contextOf(ground, 'fa') : context, asked, act.act)
  const said = withoutGreeting(
    context,
    before,
    resolved,
    withoutCovered(withoutRepeats(partsOfAll(context, question, resolved, before))),
  )
  const again = () => answersBefore(before, resolve).answers.flatMap((answer) => sayAgain(context, answer) ?? [])
  const held = holdBefore(context, question, { again, resolved, said })
  const parts = held ?? said
  const isGuess = held !== undefined || resolved.some(({ what }) => what === 'likely')
  const open = isGuess || parts.some(({ outcome, topic }) => outcome === 'handedOver' || topic === 'article')
  const topics = parts.map(({ topic }) => topic)
  return {
    language,
    parts,
    choices: [...new Set(resolved.flatMap((each) => choicesOf(context, each, topics)))],
    draft: open ? draftOf(context, question, parts) : null,
    otherwise: {
      choices: othersThan(context, resolved, topics),
      draft: draftOf(context, question, parts),
    },
    marks: (held || wasUrgent(before) ? before : rememberTurn(resolved)) ?? before ?? [],
    topics,
    leftover: resolved.flatMap(({ reading }) => reading.leftover),
  }
}

const isNeed = (each: Resolved<Topic>) => each.what === 'hard' && isUrgent(each.hard)

const wasUrgent = (before: Asked['before']) => isUrgent({ concept: recall(before).topic?.replace('hard.', '') ?? '' })

/** The numbers again, and beside them at most what a question is probably about. */
function afterUrgent(context: Context, resolved: Resolved<Topic>[]): AdvisorPart[] {
  const asked = resolved.filter(({ what, reading }) => what === 'likely' && asks(reading))
  const parts = asked.flatMap((each) => partsOf(context, each, false, choicesAmong))
  return [sayIfUrgent(context), ...(parts.length > 0 ? parts : handedOver(context))]
}

/** A feeling that asks nothing is met before anything is guessed at; who somebody talks with is said beside what they ask. */
function partsOfAll(
  context: Context,
  question: string,
  resolved: Resolved<Topic>[],
  before: Asked['before'],
): AdvisorPart[] {
  const isOpen = resolved.every((each) => each.what !== 'hard' && each.what !== 'topic')
  // "I'm in Iran, not in Canada": whoever was told whom to call still needs it.
  if (isOpen && wasUrgent(before)) return afterUrgent(context, resolved)
  const isUrgentPerhaps = isOpen && mayBeUrgent(question, before)
  const guessed = resolved.flatMap((each) => (each.what === 'likely' ? each.choices.map(({ topic }) => topic.id) : []))
  const felt = isOpen && !isUrgentPerhaps ? answerFeeling(context, question, guessed) : undefined
  if (felt) return felt
  const isWhoAsked = sentencesOf(question).some((sentence) => actOf(sentence)?.act === 'whoAmI')
  const isHard = resolved.some(({ what }) => what === 'hard')
  const isTempted = !isHard && !resolved.some(isCounted) && mayBeFraud(question)
  const all = resolved.flatMap((each) => partsOf(context, each, resolved.length > 1, choicesAmong))
  const parts = isTempted ? withoutArticles(context, all) : withKindWord(context, question, all)
  const kind = isHard ? [] : isUrgentPerhaps ? [sayIfUrgent(context)] : sayKindly(context, question)
  const { whoAmI, ifTempted } = context.texts.advisor.talk
  if (isWhoAsked) return [saying('talk', [whoAmI], null), ...parts]
  return [...kind, ...parts, ...(isTempted ? [saying('talk', [ifTempted], null)] : [])]
}

/** Hands over where somebody swears or understood nothing: the draft quotes what they last asked. */
function answerAct(context: Context, { question, before, lastOtherwise }: Asked, act: Act): Answered {
  const { talk } = context.texts.advisor
  const isHeavy = act === 'insult' || act === 'notClear'
  const draft = lastOtherwise?.draft || draftOf(context, question, [])
  const said = saying('talk', [talk[act], ...(act === 'insult' ? waitingOf(context) : [])], null)
  return {
    language: context.language,
    parts: [isHeavy ? { ...said, outcome: 'handedOver' } : said],
    choices: act === 'notClear' ? (lastOtherwise?.choices ?? []) : [],
    draft: isHeavy ? draft : null,
    otherwise: { choices: [], draft },
    marks: before ?? [],
    topics: ['talk'],
    leftover: [],
  }
}

/** "Are you sure?", "and in Persian?": asked of the answer before, whatever that was about. */
function answerOnAnswer(ground: Ground, asked: Asked): Answered | undefined {
  const { question, language: page, before } = asked
  const reading = readQuestion(question)
  const wanted = onAnswerIn(question)
  const { before: named = [], topics } = recall(before)
  if (!wanted || goesOn(reading, topics, named)) return undefined
  const { answers, isGuess } = answersBefore(before, resolve)
  const language =
    wanted === 'fa' || wanted === 'en'
      ? wanted
      : languageOf([{ text: question, reading, what: 'nothing' }], question, page)
  const context = contextOf(ground, language)
  const parts = answers
    .flatMap((answer) => sayAgain(context, answer) ?? [])
    .slice(0, isGuess ? 1 : MOST_OTHERS)
    .map((part) => sayOnAnswer(context, wanted, part, isGuess))
  if (parts.length === 0) return undefined
  const draft = draftOf(context, question, parts)
  const isOpen = parts.some(({ outcome }) => outcome === 'handedOver')
  return {
    ...{ language, parts, choices: [], draft: isOpen ? draft : null, otherwise: { choices: [], draft } },
    ...{ marks: before ?? [], topics: parts.map(({ topic }) => topic), leftover: [] },
  }
}

/** "That is not what I asked": it counts as a judgement of the answer before, not as a question. */
const isNotThis = ({ what, reading }: Resolved<Topic>) =>
  what === 'unknown' &&
  reading.leftover.length === 0 &&
  reading.marks.some(({ readings }) => readings.includes('notthis')) &&
  reading.marks.every(({ readings }) => readings.some((each) => NOT_THIS.has(each)))

const NOT_THIS = new Set(['notthis', 'neg', 'what', 'correct'])

/** Says that the answer before was not what was asked for, and nothing else. */
export function saysNotThis(question: string): boolean {
  return resolve(question, undefined).every(isNotThis)
}

/** The runners-up once, and then a person. */
function answerNotThis(context: Context, { question, before, lastOtherwise }: Asked): Answered {
  const { talk, handOver } = context.texts.advisor
  const choices = lastOtherwise?.choices ?? []
  const draft = lastOtherwise?.draft || draftOf(context, question, [])
  const part: AdvisorPart =
    choices.length > 0
      ? { ...saying('notThis', [talk.notThis], null), outcome: 'asked' }
      : { ...saying('notThis', [handOver.unknown], null), outcome: 'handedOver' }
  return {
    language: context.language,
    parts: [part],
    choices,
    draft: choices.length > 0 ? null : draft,
    otherwise: { choices: [], draft },
    marks: before ?? [],
    topics: ['notThis'],
    leftover: [],
  }
}

/** The neighbour of one part may be what the other answers. */
function choicesOf(context: Context, resolved: Resolved<Topic>, answered: readonly string[]): string[] {
  if (resolved.what === 'unclear') return choicesAmong(context, resolved.choices)
  return resolved.what === 'likely' ? othersThan(context, [resolved], answered) : []
}

/** Only what is answered is offered: a choice that leads to a person is no choice. */
function choicesAmong(context: Context, topics: readonly Topic[]): string[] {
  const answerable = topics.flatMap(({ id }) => {
    const text = context.texts.advisor.questions[id]
    return text !== undefined && isAnswerable(context, text, id) ? [text] : []
  })
  return answerable.slice(0, MOST_OTHERS)
}

const MOST_OTHERS = 3

/** Questions near this one that we surely answer. */
function othersThan(context: Context, resolved: readonly Resolved<Topic>[], answered: readonly string[]): string[] {
  const others = resolved.flatMap((each) => (each.what === 'topic' || each.what === 'likely' ? each.others : []))
  const choices: string[] = []
  for (const { id } of others) {
    const text = answered.includes(id) ? undefined : context.texts.advisor.questions[id]
    if (text === undefined || choices.includes(text) || !isAnswerable(context, text, id)) continue
    choices.push(text)
    if (choices.length === MOST_OTHERS) break
  }
  return choices
}

const ownQuestions = new Map<string, Resolved<Topic>[]>()

/** Our own questions are read the same way each time, and looked at with every answer. */
function resolvedOwn(text: string): Resolved<Topic>[] {
  const resolved = ownQuestions.get(text) ?? resolve(text, undefined)
  ownQuestions.set(text, resolved)
  return resolved
}

function isAnswerable(context: Context, text: string, id: string): boolean {
  const [only, ...more] = resolvedOwn(text)
  if (more.length > 0 || only?.what !== 'topic' || only.choice.topic.id !== id) return false
  return partOf(context, only, false, choicesAmong).outcome === 'answered'
}

function contextOf({ file, knowledge, book, today }: Ground, language: Language): Context {
  const words = { language, texts: TEXTS[language], formats: formats(language) }
  return { ...words, today, file, knowledge: knowledge[language], book }
}

/** What a topic says of the person who asks, without anything a question would name. */
export function lookUpTopic(ground: Ground, language: Language, id: string): string[] {
  const composed = TOPICS.find((topic) => topic.id === id)?.compose(contextOf(ground, language), {
    marks: [],
    scores: {},
    programs: [],
    concepts: [],
  })
  return composed && 'sentences' in composed ? composed.sentences : []
}

/** Persian in Latin letters is answered in Persian; a bare number in the language of the page. */
function languageOf(resolved: readonly Resolved<Topic>[], question: string, page: Language): Language {
  if (resolved.some(({ reading }) => reading.language === 'fa')) return 'fa'
  return /\p{L}/u.test(question) ? 'en' : page
}
