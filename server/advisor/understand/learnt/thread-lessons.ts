import { wordFor } from '../lexicon.ts'
import { type ExampleBank, type Features, featuresIn, type Lesson, NOT_OURS } from './lessons.ts'
import { createJudge, type Model } from './model.ts'

/** What is said and after what, both together, and what the examples make of it alone and beside the words of the answer before. */
const WEIGHT = { after: 1, ofFamily: 0.7, together: 0.9, alone: 2, joined: 1.5, again: 1 }
/** Parts of words say nothing of what came before. */
const SAID = /^(?:meaning|word|phrase|figure) /
const MOST_RANKED = 5
const LEAST_SHARE = 0.03

const familyOf = (topic: string) => topic.split('.')[0] ?? ''

/** What a turn is judged by that follows an answer: "how long?" asks for one thing after a test and for another after a permit. */
export function createThreadFeatures({ alone, vocabularies }: Pick<Model, 'alone' | 'vocabularies'>) {
  const judge = createJudge(alone)
  const ranked = (features: Features) =>
    judge(features)
      .slice(0, MOST_RANKED)
      .filter(({ share }) => share >= LEAST_SHARE)
  const usualWords = (topic: string) => (vocabularies.get(topic)?.usual ?? []).map(wordFor).join(' ')

  return function featuresAfter(text: string, after: string): Features {
    const own = featuresIn(text)
    const family = familyOf(after)
    const features = new Map(own)
    for (const feature of own.keys()) {
      if (!SAID.test(feature)) continue
      features.set(`after ${after}: ${feature}`, WEIGHT.together)
      features.set(`among ${family}: ${feature}`, WEIGHT.together)
    }
    features.set(`after ${after}`, WEIGHT.after)
    features.set(`among ${family}`, WEIGHT.ofFamily)
    for (const { label, share } of ranked(own)) {
      const weight = Math.sqrt(share)
      features.set(`alone ${label}`, WEIGHT.alone * weight)
      features.set(`among ${family}: alone ${label}`, weight)
      if (label === after) features.set('the same again', WEIGHT.again * share)
      else if (familyOf(label) === family) features.set('of the same', WEIGHT.again * share)
    }
    for (const { label, share } of ranked(featuresIn(`${usualWords(after)} ${text}`)))
      features.set(`joined ${label}`, WEIGHT.joined * Math.sqrt(share))
    return features
  }
}

export function* readThreadLessons(
  { threads }: Pick<ExampleBank, 'threads'>,
  featuresAfter: ReturnType<typeof createThreadFeatures>,
): Generator<void, Lesson[]> {
  const lessons: Lesson[] = []
  for (const { after, topics, text } of threads) {
    const label = topics[0] ?? NOT_OURS
    lessons.push({ label, text: `${after} | ${text}`, features: featuresAfter(text, after) })
    yield
  }
  return lessons
}
