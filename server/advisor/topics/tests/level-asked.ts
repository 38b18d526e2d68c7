import { inForce } from '@rahnama/rules/dated.ts'
import { THRESHOLDS, type ThresholdName } from '@rahnama/rules/programs/programs.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { link, ruleSource } from '../../answers/answers.ts'
import type { Slots } from '../../understand/understand.ts'
import { isTest, leastTable } from './least.ts'

function level({ today, formats }: Context, name: ThresholdName): string {
  return formats.digits(String(inForce(THRESHOLDS[name], today)?.value ?? THRESHOLDS[name][0].value))
}

const ASKED = {
  FSW: ['fswLanguageLevel'],
  CEC: ['cecLanguageLevelTeer01', 'cecLanguageLevelTeer23'],
  FST: ['fstSpeakingListeningLevel', 'fstReadingWritingLevel'],
  SUV: ['suvLanguageLevel'],
} as const satisfies Record<string, readonly ThresholdName[]>

/** Whoever names a test and no program hears what each one in the pool asks for. */
export function sayLevel(context: Context, { program, test }: Slots): Composed {
  const key = program === 'EE' ? 'FSW' : program
  if (key ? !Object.hasOwn(ASKED, key) : !isTest(test)) return { handOver: 'notInTables' }
  const asked = key ? [key as keyof typeof ASKED] : (['FSW', 'CEC', 'FST'] as const)
  const entries = asked.flatMap((each) => ASKED[each].map((name) => THRESHOLDS[name][0]))
  return {
    sentences: [...asked.map((each) => sayLevelOf(context, each)), context.texts.advisor.tests.eachAlone],
    // Whoever names a test wants to know what to reach in it.
    ...(isTest(test) &&
      asked[0] === 'FSW' && { table: leastTable(context, test, THRESHOLDS.fswLanguageLevel[0].value) }),
    ...(isTest(test) && asked[0] === 'FST' && { table: leastTable(context, test, leastOfTrades()) }),
    sources: [...new Set(entries.map(({ source }) => source))].map((source) =>
      ruleSource(context, source, context.today),
    ),
    link: link(context, 'services', 'immigrationServices'),
  }
}

function leastOfTrades() {
  const [{ value: spoken }] = THRESHOLDS.fstSpeakingListeningLevel
  const [{ value: written }] = THRESHOLDS.fstReadingWritingLevel
  return { listening: spoken, speaking: spoken, reading: written, writing: written }
}

function sayLevelOf(context: Context, asked: keyof typeof ASKED): string {
  const t = context.texts.advisor.tests
  const [first = '', second = ''] = ASKED[asked].map((name) => level(context, name))
  if (asked === 'CEC') return t.neededCec(first, second)
  return asked === 'FST' ? t.neededFst(first, second) : t.needed(context.texts.eligibility.programs[asked].name, first)
}
