import { formats } from '@rahnama/contract/locale/locale.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import type { reports } from '@rahnama/contract/reports.ts'
import { useCallback, useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { call, describeError } from '../api/api.ts'
import { PageHead } from '../app/page.tsx'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Skeleton, SkeletonList } from '../ui/skeleton/skeleton.tsx'
import styles from './verify.module.css'

type Verification = Output<typeof reports.verify>

/** Shows what a code confirms. It is asked for in the browser, so that no cached page holds anybody's report. */
export default function VerifiedPage() {
  const { code = '' } = useParams()
  const texts = useTexts('reports').verify
  const [answer, setAnswer] = useState<Verification>()
  const [error, setError] = useState<unknown>()
  const check = useCallback(async () => {
    setError(undefined)
    setAnswer(undefined)
    await call('POST /api/reports/verify', { code }).then(setAnswer, setError)
  }, [code])
  useEffect(() => {
    check()
  }, [check])
  return (
    <div className={styles.page}>
      <PageHead title={texts.title} lead={texts.lead} />
      <meta name="robots" content="noindex" />
      <PageHeader title={texts.heading} caption={texts.title} />
      {error !== undefined && <Failed error={error} onRetry={check} />}
      {answer && <Answer answer={answer} />}
      {!answer && error === undefined && (
        <Skeleton>
          <SkeletonList rows={4} />
        </Skeleton>
      )}
      <div>
        <ButtonLink to={href('verifyReport')}>{texts.again}</ButtonLink>
      </div>
    </div>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const errors = useTexts('errors')
  const { retry } = useTexts('ui')
  return (
    <Alert
      tone="danger"
      live
      actions={
        <Button size="small" icon="refresh" onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {describeError(error, errors)}
    </Alert>
  )
}

function Answer({ answer }: { answer: Verification }) {
  const texts = useTexts('reports').verify
  const { date, range, code } = formats(useLanguage().language)
  if (!answer.isGenuine) {
    return (
      <Alert tone="warning" live title={texts.notGenuine}>
        {texts.notGenuineBody}
      </Alert>
    )
  }
  return (
    <>
      <Alert tone="success" live title={texts.genuine}>
        {texts.genuineBody}
      </Alert>
      <dl className={styles.facts}>
        <Fact name={texts.code} value={code(answer.code)} />
        <Fact name={texts.madeOn} value={date(answer.on)} />
        <Fact name={texts.score} value={range(answer.low, answer.high, 'point')} />
        <Fact name={texts.ruleSet} value={date(answer.ruleSet)} />
        <Fact name={texts.initial} value={answer.initial} />
      </dl>
      <p className={styles.privacy}>{texts.privacy}</p>
    </>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
