import type { IsoDate } from '@rahnama/rules/dated.ts'
import type { Profile } from '@rahnama/rules/profile/profile.ts'
import { useMemo, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { useWords } from '../use-words.ts'
import { MOST_SCENARIOS, type Scenario, startOf } from './scenario.ts'
import { ScenarioCard } from './scenario-card.tsx'
import styles from './what-if.module.css'

type Named = { key: number; scenario: Scenario }

/** Up to four ways it could be, side by side. Nothing of it is saved. */
export default function WhatIf({ profile, on }: { profile: Profile; on: IsoDate }) {
  const { texts, formats } = useWords()
  const start = useMemo(() => startOf(profile, on), [profile, on])
  const [scenarios, setScenarios] = useState<readonly Named[]>([{ key: 1, scenario: {} }])
  const nextKey = Math.max(0, ...scenarios.map(({ key }) => key)) + 1
  const change = (key: number, scenario: Scenario) =>
    setScenarios(scenarios.map((each) => (each.key === key ? { key, scenario } : each)))
  return (
    <>
      <p className={styles.note}>{texts.whatIf.simplified}</p>
      <div className={styles.scenarios}>
        {scenarios.map(({ key, scenario }, index) => (
          <ScenarioCard
            key={key}
            name={texts.whatIf.scenario(formats.number(index + 1))}
            start={start}
            on={on}
            scenario={scenario}
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
    </>
  )
}
