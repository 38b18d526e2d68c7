import type { AdviceView, content, FactsOf } from '@rahnama/contract/content/content.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import { type Situation, situationsOf } from '@rahnama/rules/situations/situations.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { loadRulesProfile } from '../profile/profile.ts'
import { createReader } from './reader.ts'
import { toCard } from './view-items.ts'

type Advice = { facts: FactsOf<'tip'> }

/** Chooses what fits the caller's situation, the most pressing first; then what holds for everybody. */
export async function chooseAdvice(
  deps: Deps,
  { userId }: Pick<Caller, 'userId'>,
  { language }: Input<typeof content.tips>,
): Promise<AdviceView> {
  const reader = createReader(deps, language)
  const profile = await loadRulesProfile(deps.db, userId, deps.now())
  const situations = situationsOf(profile, reader.today, await reader.ledger())
  const [tips, articles] = await Promise.all([reader.all('tip'), reader.all('article')])
  return {
    tips: choose(tips, situations).map(({ item, because }) => {
      const { slug, language: written, text } = item
      return { slug, language: written, ...text, because }
    }),
    articles: await Promise.all(
      choose(articles, situations).map(async ({ item, because }) => ({ ...(await toCard(reader, item)), because })),
    ),
  }
}

function choose<Item extends Advice>(items: readonly Item[], situations: readonly Situation[]) {
  const fitting = situations.flatMap((because) =>
    items.filter(({ facts }) => facts.situations.includes(because.code)).map((item) => ({ item, because })),
  )
  const first = fitting.filter(({ item }, place) => fitting.findIndex((other) => other.item === item) === place)
  const general = items.filter(({ facts }) => facts.situations.length === 0).map((item) => ({ item, because: null }))
  return [...first, ...general]
}
