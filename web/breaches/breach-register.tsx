import type { Breach } from '@rahnama/contract/breaches.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { Button } from '../ui/button/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Fact, Facts } from '../ui/facts/facts.tsx'
import { BreachEditor } from './breach-editor.tsx'
import styles from './breaches.module.css'
import { registerQuery } from './queries.ts'

/** Every breach with what the Commissioner may ask for; nothing is ever removed from it. */
export function BreachRegister() {
  const texts = useTexts('breaches').register
  const { data: breaches } = useSuspenseQuery(registerQuery)
  return (
    <div className={styles.stack}>
      <p className={styles.soft}>{texts.lead}</p>
      <div>
        <EditDialog />
      </div>
      {breaches.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <ul className={styles.list}>
          {breaches.map((breach) => (
            <li key={breach.id} className={styles.item}>
              <Recorded breach={breach} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Recorded({ breach }: { breach: Breach }) {
  const texts = useTexts('breaches').register
  const { date, number } = formats(useLanguage().language)
  const day = (on: string | null) => (on === null ? texts.notYet : date(on))
  const owesWord = breach.isRealRisk && (breach.reportedOn === null || breach.toldOn === null)
  const written = (words: string) => (words === '' ? texts.notWritten : <bdi>{words}</bdi>)
  return (
    <>
      <div className={styles.badges}>
        <Risk of={breach} />
        <Badge tone={breach.closedOn === null ? 'warning' : 'neutral'}>
          {breach.closedOn === null ? texts.open : texts.closed}
        </Badge>
      </div>
      <strong className={styles.words} dir="auto">
        {breach.what}
      </strong>
      {owesWord && <Alert tone="warning">{texts.mustReport}</Alert>}
      <Facts>
        <Fact name={texts.foundOn}>{date(breach.foundOn)}</Fact>
        <Fact name={texts.fields.affected.label}>
          <bdi>{breach.affected}</bdi>
        </Fact>
        <Fact name={texts.people}>{number(breach.people)}</Fact>
        <Fact name={texts.fields.assessment.label}>{written(breach.assessment)}</Fact>
        <Fact name={texts.fields.measures.label}>{written(breach.measures)}</Fact>
        <Fact name={texts.reportedOn}>{day(breach.reportedOn)}</Fact>
        <Fact name={texts.toldOn}>{day(breach.toldOn)}</Fact>
        <Fact name={texts.closedOn}>{day(breach.closedOn)}</Fact>
        {breach.recordedBy !== null && (
          <Fact name={texts.recordedBy}>
            <bdi>{breach.recordedBy}</bdi>
          </Fact>
        )}
        <Fact name={texts.keptUntil}>{date(breach.keptUntil)}</Fact>
      </Facts>
      <EditDialog breach={breach} />
    </>
  )
}

function Risk({ of: { isRealRisk } }: { of: Breach }) {
  const texts = useTexts('breaches').register
  if (isRealRisk === null) return <Badge tone="warning">{texts.unjudged}</Badge>
  return <Badge tone={isRealRisk ? 'danger' : 'neutral'}>{isRealRisk ? texts.risk : texts.noRisk}</Badge>
}

function EditDialog({ breach }: { breach?: Breach }) {
  const texts = useTexts('breaches').register
  const [isOpen, setOpen] = useState(false)
  const label = breach ? texts.change : texts.record
  return (
    <Dialog
      title={label}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size={breach ? 'small' : 'medium'} variant={breach ? 'secondary' : 'primary'}>
          {label}
        </Button>
      }
    >
      <BreachEditor breach={breach} onDone={() => setOpen(false)} />
    </Dialog>
  )
}
