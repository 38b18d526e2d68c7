import { type Mark, type Resolved, wordsOf } from '../understand/understand.ts'

type Resolve<Topic> = (text: string, before: readonly Mark[] | undefined) => Resolved<Topic>[]

const LEAST_WORDS = 2
/** What was asked again, after saying that something else was answered. */
const CORRECTED = [
  /^\s*(?:(?:no|nope|nah|sorry)[\s,.!]+)*(?:(?:that['’]?s|that is|that was|it['’]?s) )?not (?:(?:that|this)\s*[,.;:!-]|what i (?:asked|meant|said|wanted)(?: for| about)?)[\s,.;:!-]+(?:(?:i (?:asked|said|meant)|my question (?:was|is))(?: about| for)?[\s,:]+)?(\S.*)$/isu,
  /^\s*(?:(?:نه|خیر|نخیر)[\s،.!]+)*(?:(?:اینو|این رو|این را) )?(?:نپرسیدم|نخواستم|نگفتم|منظورم این نبود)[\s،.؛!:]+(?:(?:گفتم|پرسیدم|منظورم)(?: این بود| اینه)?(?: که)?[\s،:]+)?(\S.*)$/su,
]

/** "Not what I asked, I said MY documents": what is asked stands behind it. */
function withoutCorrection(text: string): string {
  const [rest = ''] = CORRECTED.flatMap((pattern) => pattern.exec(text)?.[1] ?? [])
  return wordsOf(rest).length >= LEAST_WORDS ? rest : text
}

/** Whoever corrects us mostly says all of it; what is left out was said before. */
export const resolvingCorrected =
  <Topic>(resolve: Resolve<Topic>): Resolve<Topic> =>
  (text, before) => {
    const corrected = withoutCorrection(text)
    if (corrected === text) return resolve(text, before)
    const alone = resolve(corrected, undefined)
    return alone.some(({ what }) => what === 'topic') ? alone : resolve(corrected, before)
  }
