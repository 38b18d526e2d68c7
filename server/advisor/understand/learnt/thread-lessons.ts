import { wordFor } from '../lexicon.ts'
import { createFeatures, type Features, featureOf, featureWith, mayTurn } from './features.ts'
import { type ExampleBank, featuresIn, type Lesson, NOT_OURS } from './lessons.ts'
import { createJudge, type Model } from './model.ts'

/** What is said and after what, both together, and what the examples make of it alone and beside the words of the answer before. */
const WEIGHT = { after: 1, ofFamily: 0.7, together: 0.9, alone: 2, joined: 1.5, again: 1 }
const SAME_AGAIN = featureOf('thread', 'the same again')
const OF_THE_SAME = featureOf('thread', 'of the same')
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
    const [afterThat, amongThese] = [featureOf('thread', `after ${after}`), featureOf('thread', `among ${family}`)]
    const { add, made } = createFeatures()
    for (const [place, feature] of own.of.entries()) add(feature, own.weights[place] ?? 0)
    for (const feature of own.of) {
      if (!mayTurn(feature)) continue
      add(featureWith(feature, afterThat), WEIGHT.together)
      add(featureWith(feature, amongThese), WEIGHT.together)
    }
    add(afterThat, WEIGHT.after)
    add(amongThese, WEIGHT.ofFamily)
    for (const { label, share } of ranked(own)) {
      const weight = Math.sqrt(share)
      const alone = featureOf('thread', `alone ${label}`)
      add(alone, WEIGHT.alone * weight)
      add(featureWith(alone, amongThese), weight)
      if (label === after) add(SAME_AGAIN, WEIGHT.again * share)
      else if (familyOf(label) === family) add(OF_THE_SAME, WEIGHT.again * share)
    }
    for (const { label, share } of ranked(featuresIn(`${usualWords(after)} ${text}`)))
      add(featureOf('thread', `joined ${label}`), WEIGHT.joined * Math.sqrt(share))
    return made()
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
