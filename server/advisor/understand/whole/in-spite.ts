import type { Resolve, Resolved } from '../resolved.ts'

const IN_SPITE =
  /(?<!\p{L})(?:anyway|still|nevertheless|despite|in spite|even so|با این حال|با این وجود|بازم|باز هم|همچنان|هنوزم|ba in hal|bazam)(?!\p{L})/iu

const isOfJudgement = (part: Resolved<unknown>) => part.what === 'hard' && part.hard.outcome === 'handOver'

/** "I was convicted last year. Can I apply for citizenship anyway?": the rule is asked in spite of what a person has to judge. */
export const handingOverInSpite =
  <Topic>(resolve: Resolve<Topic>): Resolve<Topic> =>
  (text, kept) => {
    const parts = resolve(text, kept)
    return parts.some(isOfJudgement)
      ? parts.filter((part) => !['topic', 'likely'].includes(part.what) || !IN_SPITE.test(part.text))
      : parts
  }
