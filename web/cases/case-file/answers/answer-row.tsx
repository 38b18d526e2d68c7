import type { CaseContradiction } from '@rahnama/contract/cases/cases.ts'
import { isolate } from '@rahnama/contract/locale/locale.ts'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/i18n.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { IconButton } from '../../../ui/button/button.tsx'
import { useAsking } from '../asking/asking.tsx'
import { useContradictionText } from '../use-contradiction-text.ts'
import styles from './answers.module.css'

type AnswerRowProps = {
  label: string
  /** How the question is named where its heading is not seen. */
  askedAs?: string
  path: string
  formName: string
  isUnproven: boolean
  isAsked: boolean
  contradictions: readonly CaseContradiction[]
  mayAsk: boolean
  isEntry?: boolean
  children: ReactNode
}

/** One answer, what speaks against it, and the way to ask about it. */
export function AnswerRow(props: AnswerRowProps) {
  const {
    label,
    askedAs = label,
    path,
    formName,
    isUnproven,
    isAsked,
    contradictions,
    mayAsk,
    isEntry,
    children,
  } = props
  const { answers: texts, summary } = useTexts('caseFile')
  const sayContradiction = useContradictionText()
  const { ask } = useAsking()
  return (
    <div className={styles.row} data-entry={isEntry ? '' : undefined}>
      <dt>
        <bdi>{label}</bdi>
      </dt>
      <dd>
        {(isUnproven || isAsked) && (
          <span className={styles.marks}>
            {isUnproven && <Badge tone="warning">{texts.unproven}</Badge>}
            {isAsked && (
              <Badge tone="info" icon="clock">
                {texts.asked}
              </Badge>
            )}
          </span>
        )}
        {children}
        {contradictions.map((each) => (
          <div key={`${each.code} ${each.answers.join(' ')}`} className={styles.contradiction}>
            <p>
              <Badge tone="danger" icon="warning">
                {texts.contradiction}
              </Badge>{' '}
              {sayContradiction(each)}
            </p>
            {each.explanation && (
              <p className={styles.soft}>
                {summary.explanation}: <span dir="auto">{each.explanation}</span>
              </p>
            )}
          </div>
        ))}
      </dd>
      {mayAsk && (
        <dd className={styles.ask}>
          <IconButton
            icon="help"
            label={texts.askNamed(isolate(askedAs))}
            title={texts.ask}
            onClick={() => ask({ form: formName, path, label: askedAs })}
          />
        </dd>
      )}
    </div>
  )
}
