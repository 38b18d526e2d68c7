import { factorName } from '@rahnama/contract/texts/texts.ts'
import type { CrsInput } from '@rahnama/rules/crs/crs.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import { Button, IconButton } from '../../ui/button/button.tsx'
import { Card, CardTitle } from '../../ui/card/card.tsx'
import { useWords } from '../use-words.ts'
import type { Scenario, TriedOut } from './scenario.ts'
import { ScenarioFields } from './scenario-fields.tsx'
import styles from './what-if.module.css'

type ScenarioCardProps = {
  name: string
  start: CrsInput
  scenario: Scenario
  tried: TriedOut
  onScenarioChange: (scenario: Scenario) => void
  onRemove?: () => void
}

export function ScenarioCard({ name, start, scenario, tried, onScenarioChange, onRemove }: ScenarioCardProps) {
  const { texts } = useWords()
  const hasChanges = Object.keys(scenario).length > 0
  return (
    <Card as="section" className={styles.scenario} aria-label={name}>
      <div className={styles.head}>
        <CardTitle>{name}</CardTitle>
        {onRemove && <IconButton icon="close" label={texts.whatIf.remove(name)} onClick={onRemove} />}
      </div>
      <Outcome tried={tried} hasChanges={hasChanges} />
      <ScenarioFields start={start} scenario={scenario} onScenarioChange={onScenarioChange} />
      {hasChanges && (
        <div>
          <Button variant="quiet" size="small" icon="undo" onClick={() => onScenarioChange({})}>
            {texts.whatIf.reset}
          </Button>
        </div>
      )}
    </Card>
  )
}

type OutcomeProps = { tried: TriedOut; hasChanges: boolean }

/** Old, new and difference, and the programs won or lost by it, in words and announced as they change. */
function Outcome({ tried, hasChanges }: OutcomeProps) {
  const { texts, score, eligibility, formats } = useWords()
  const { number, points, list } = formats
  const { old, new: now, difference, lines, gained, lost } = tried
  const changedLines = lines.filter((line) => line.difference !== 0)
  const words = texts.whatIf
  const said = difference === 0 ? words.same : (difference > 0 ? words.more : words.fewer)(points(Math.abs(difference)))
  const named = (programs: readonly Program[]) => list(programs.map((each) => eligibility.programs[each].name))
  return (
    <>
      <div role="status">
        <p className={styles.total}>{points(now.total)}</p>
        <p className={styles.difference} data-way={difference > 0 ? 'more' : difference < 0 ? 'fewer' : 'same'}>
          {hasChanges
            ? words.change({ from: number(old.total), to: number(now.total), difference: said })
            : words.noChange}
        </p>
        {gained.length > 0 && <p>{words.gained(named(gained))}</p>}
        {lost.length > 0 && <p>{words.lost(named(lost))}</p>}
        {hasChanges && gained.length + lost.length === 0 && <p className={styles.note}>{words.samePrograms}</p>}
      </div>
      {changedLines.length > 0 && (
        <>
          <p className={styles.linesTitle}>{words.lines}</p>
          <ul className={styles.lines}>
            {changedLines.map((line) => (
              <li key={`${line.section} ${line.factor}`}>
                {words.line({ factor: factorName(score, line), from: number(line.old), to: number(line.new) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
