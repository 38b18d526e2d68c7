import type { AdvisorTurn } from '@rahnama/contract/advisor/advisor.ts'
import { call } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Failure, useAct } from '../ui/act/act.tsx'
import { Button, IconButton } from '../ui/button/button.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import styles from './advisor.module.css'

type TurnActsProps = { turn: AdvisorTurn; onChanged: () => unknown }

/** Was this right? Copy it, delete it. */
export function TurnActs({ turn: { id, question, parts, isRight }, onChanged }: TurnActsProps) {
  const texts = useTexts('advisor').acts
  const toast = useToast()
  const judging = useAct(
    (next: boolean | null) => call('PUT /api/advisor/turns/{id}/judgement', { id, isRight: next }),
    {
      after: onChanged,
    },
  )
  const removing = useAct(() => call('DELETE /api/advisor/turns/{id}', { id }), { after: onChanged })
  const write = async () => {
    const lines = parts.flatMap(({ sentences, table, sources }) => [
      ...sentences,
      ...(table?.rows.map((row) => row.join('\t')) ?? []),
      ...sources.map(({ title }) => title),
    ])
    await navigator.clipboard.writeText([question, ...lines].join('\n'))
    toast.success({ title: texts.copied })
  }
  const copying = useAct(write, { describe: () => texts.notCopied })
  const press = (value: boolean) => () => void judging.run(isRight === value ? null : value)
  return (
    <div className={styles.turnActs}>
      <span id={`right-${id}`} className={styles.faint}>
        {texts.right}
      </span>
      {[true, false].map((value) => (
        <Button
          key={String(value)}
          size="small"
          {...(isRight === value && { icon: 'check' as const })}
          aria-pressed={isRight === value}
          aria-describedby={`right-${id}`}
          onClick={press(value)}
        >
          {value ? texts.yes : texts.no}
        </Button>
      ))}
      <IconButton icon="copy" label={texts.copy} onClick={() => void copying.run()} />
      <IconButton icon="trash" label={texts.remove} onClick={() => void removing.run()} />
      {isRight === false && <p className={styles.faint}>{texts.thanks}</p>}
      <Failure>{judging.failure ?? removing.failure ?? copying.failure}</Failure>
    </div>
  )
}
