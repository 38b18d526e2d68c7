import { factorName } from '@rahnama/contract/texts/texts.ts'
import { eligibility, thresholdsOn } from '@rahnama/rules/programs/programs.ts'
import { type Arrangement, swapPartners } from '@rahnama/rules/recommendations/recommendations.ts'
import type { Answer, Composed, Context } from '../../answers/answers.ts'
import { link } from '../../answers/answers.ts'
import type { Slots } from '../../understand/understand.ts'
import { partnerLines, sayPartnerDegree } from '../table-points.ts'
import type { Topic } from '../topic.ts'
import { crsSources, withScore } from './my-score.ts'

/** Who asks what becomes of the score, and not what the partner adds to it. */
const COMPARED = ['lose', 'scoredropped', 'together', 'alone', 'if', 'raise', 'change', 'better']

export function sayPartner(context: Context, { concepts }: Slots): Composed {
  return withScore(context, ({ arrangements, readings }) => {
    const { crs: scored } = readings.told
    const { texts, formats } = context
    const isCounted = scored.scoredAs === 'with_spouse'
    const lines = isCounted ? scored.lines.filter(({ section }) => section === 'spouse') : partnerLines(context)
    const t = texts.advisor.score
    const all = lines.reduce((sum, { maximum }) => sum + maximum, 0)
    const [education, language, work] = (['education', 'language', 'canadianWork'] as const).map((part) =>
      formats.number(lines.find(({ factor }) => factor === part)?.maximum ?? 0),
    )
    const answer: Answer = {
      sentences: [
        t.noPartner,
        `${texts.score.scoredAs[scored.scoredAsReason]}.`,
        t.partnerMost(formats.points(all), education ?? '', language ?? '', work ?? ''),
      ],
      sources: crsSources(context, lines),
      link: link(context, 'report', 'report'),
    }
    if (!isCounted) return answer
    const [together, alone] = (['together', 'partner_stays'] as const).map((way) =>
      arrangements.find(({ arrangement }) => arrangement === way),
    )
    const both =
      together && alone
        ? [texts.advisor.points.bothColumns(formats.number(together.total), formats.number(alone.total)), t.staysBehind]
        : []
    const isCompared = COMPARED.some((each) => concepts.includes(each))
    return {
      ...answer,
      ...(isCompared &&
        together &&
        alone && {
          verdict: { is: together.total < alone.total ? ('yes' as const) : ('no' as const), askedAs: FALLS },
        }),
      sentences: [
        ...(isCompared ? both : []),
        t.partner(formats.points(scored.spouse.total)),
        ...lines.map((line) =>
          texts.advisor.score.factor(
            factorName(texts.score, line),
            formats.number(line.points),
            formats.number(line.maximum),
          ),
        ),
        ...(isCompared ? [] : both),
      ],
    }
  })
}

/** Somebody may as well have asked whether it rises. */
const FALLS = /(?:lower|drop|fall|less|decrease|lose|go down|reduce)|کم|پایین|کاهش|\bkam|payin/i

/** The way with the most points is of no use to whoever does not meet the requirements. */
function skilledWorkerAs({ file, today, book }: Context, arrangement: Arrangement) {
  const profile = arrangement === 'swapped' ? swapPartners(file.profile) : file.profile
  return eligibility(profile, today, book.ledger).find(({ program }) => program === 'FSW')?.verdict ?? 'unknown'
}

/** The scores of each way a couple can apply; which of them is wise is for a person to say. */
function sayWhoApplies(context: Context): Composed {
  return withScore(context, ({ arrangements, readings }) => {
    const { texts, formats } = context
    const t = texts.advisor.score
    const { lines } = readings.told.crs
    const { fswLanguageLevel } = thresholdsOn(context.today)
    const must = t.whoAppliesMust(formats.digits(String(fswLanguageLevel)), formats.number(readings.told.fsw.passMark))
    if (arrangements.length === 0) {
      return {
        sentences: [t.eitherMayApply, must, t.partnerOpen],
        sources: crsSources(context, lines.slice(0, 1)),
        link: link(context, 'profile', 'profile'),
      }
    }
    return {
      sentences: [t.eitherMayApply, must, t.whoApplies, t.staysBehind],
      table: {
        head: t.whoAppliesHead,
        rows: arrangements.map(({ arrangement, total }) => [
          texts.eligibility.arrangements[arrangement],
          formats.number(total),
          texts.eligibility.verdicts[skilledWorkerAs(context, arrangement)],
        ]),
      },
      sources: crsSources(context, lines.slice(0, 1)),
      link: link(context, 'report', 'report'),
    }
  })
}

export const PARTNER_TOPICS: readonly Topic[] = [
  {
    id: 'score.partner-degree',
    when: [
      'partner degree score',
      'partner education score',
      'partner master add',
      'partner doctorate add',
      'partner degree add',
      'partner education add',
      'partner degree accepted',
      'partner master score',
      'partner doctorate score',
      'partner master accepted',
      'partner doctorate accepted',
      'partner doctorate score add',
      'partner master score add',
    ],
    also: 'howmuch add degree education master doctorate score raise together if partner p:EE accepted',
    compose: sayPartnerDegree,
  },
  {
    id: 'score.who-applies',
    when: [
      'whoapplies',
      'whoapplies partner',
      'whoapplies score',
      'whoapplies need',
      'whoapplies accepted',
      'whoapplies neg',
    ],
    also: 'who partner better score p:EE together eligible case first raise need couple people profile neg',
    compose: sayWhoApplies,
  },
  {
    id: 'score.partner',
    when: [
      'partner score',
      'partner add score',
      'couple score lose',
      'couple score',
      'partner score lose',
      'couple lose',
      'partner scoredropped',
      'couple scoredropped',
    ],
    also: 'howmuch add language degree education together raise lose scoredropped if',
    compose: sayPartner,
  },
]
