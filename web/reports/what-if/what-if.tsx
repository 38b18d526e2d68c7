import type { IsoDate } from '@rahnama/rules/dated.ts'
import type { Profile } from '@rahnama/rules/profile/profile.ts'
import { SHIPPED_RULEBOOK } from '@rahnama/rules/rulebook/rulebook.ts'
import { useMemo, useState } from 'react'
import { useRulebook } from '../../rulebook/rulebook.ts'
import { Button } from '../../ui/button/button.tsx'
import { useWords } from '../use-words.ts'
import { Comparison } from './comparison.tsx'
import { MOST_SCENARIOS, type Scenario, startOf, tryOut } from './scenario.ts'
import { ScenarioCard } from './scenario-card.tsx'
import styles from './what-if.module.css'

type Named = { key: number; scenario: Scenario }

/** Compares up to four scenarios side by side. Nothing of it is saved. */
export default function WhatIf({ profile, on }: { profile: Profile; on: IsoDate }) {
  const { texts, formats } = useWords()
  const { ledger } = useRulebook() ?? SHIPPED_RULEBOOK
  const start = useMemo(() => startOf(profile, on, ledger), [profile, on, ledger])
  const [scenarios, setScenarios] = useState<readonly Named[]>([{ key: 1, scenario: {} }])
  const shown = useMemo(
    () => scenarios.map((each) => ({ ...each, tried: tryOut(start, each.scenario) })),
    [start, scenarios],
  )
  const nextKey = Math.max(0, ...scenarios.map(({ key }) => key)) + 1
  const nameOf = (index: number) => texts.whatIf.scenario(formats.number(index + 1))
  const change = (key: number, scenario: Scenario) =>
    setScenarios(scenarios.map((each) => (each.key === key ? { key, scenario } : each)))
  return (
    <div className={styles.whatIf}>
      <p className={styles.note}>{texts.whatIf.simplified}</p>
      <Comparison start={start} columns={shown.map(({ key, tried }, index) => ({ key, name: nameOf(index), tried }))} />
      <div className={styles.scenarios}>
        {shown.map(({ key, scenario, tried }, index) => (
          <ScenarioCard
            key={key}
            name={nameOf(index)}
            start={start.input}
            scenario={scenario}
            tried={tried}
            onScenarioChange={(next) => change(key, next)}
            {...(scenarios.length > 1 && {
              onRemove: () => setScenarios(scenarios.filter((each) => each.key !== key)),
            })}
          />
        ))}
      </div>
      {scenarios.length < MOST_SCENARIOS && (
        <div>
          <Button icon="plus" onClick={() => setScenarios([...scenarios, { key: nextKey, scenario: {} }])}>
            {texts.whatIf.add}
          </Button>
        </div>
      )}
    </div>
  )
}
