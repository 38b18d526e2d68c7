import type { mailChoices } from '@rahnama/contract/mail-choices.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import { useCallback, useState } from 'react'
import { useParams } from 'react-router'
import { call, describeError } from '../api/api.ts'
import { PageHead } from '../app/page.tsx'
import { useLoaded } from '../app/use-loaded.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Failure, useAct } from '../ui/act/act.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { TextLink } from '../ui/link/link.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { SkeletonText } from '../ui/skeleton/skeleton.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import styles from './unsubscribe-page.module.css'

/** The end of a mail leads here. It asks before it acts: mail scanners open links, too. */
export default function UnsubscribePage() {
  const texts = useTexts('unsubscribe')
  // The server keeps one rendering for all links, so nothing of this one may be in it.
  const isHydrated = useHydrated()
  return (
    <div className={styles.page}>
      <PageHead title={texts.title} lead={texts.lead} />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <PageHeader title={texts.title} lead={texts.lead} />
      {isHydrated ? <Switch /> : <SkeletonText />}
      <p>
        <TextLink to={href('settings')}>{texts.settings}</TextLink>
      </p>
    </div>
  )
}

type Switched = Output<typeof mailChoices.readLink>

function Switch() {
  const texts = useTexts('unsubscribe')
  const { kinds } = useTexts('settings').notifications
  const errors = useTexts('errors')
  const { token = '' } = useParams()
  const load = useCallback(() => call('GET /api/mail-choices/links/{token}', { token }), [token])
  const loaded = useLoaded(load)
  const [changed, setChanged] = useState<Switched>()
  const change = useAct(async (isOff: boolean) => {
    setChanged(await call('POST /api/mail-choices/links/{token}', { token, isOff }))
  })
  if (loaded.status === 'failed') {
    return (
      <Alert
        tone="danger"
        title={texts.unknown}
        actions={
          <Button size="small" onClick={loaded.reload}>
            {texts.retry}
          </Button>
        }
      >
        {describeError(loaded.error, errors)}
      </Alert>
    )
  }
  if (loaded.status === 'loading') return <SkeletonText />
  const data = changed ?? loaded.value
  const { label } = kinds[data.kind]
  return (
    <>
      <p>{data.isOff ? texts.off(label) : texts.ask(label)}</p>
      <div>
        <Button
          variant={data.isOff ? 'secondary' : 'primary'}
          busy={change.isBusy}
          busyLabel={texts.busy}
          onClick={() => void change.run(!data.isOff)}
        >
          {data.isOff ? texts.again : texts.stop}
        </Button>
      </div>
      <Failure>{change.failure}</Failure>
    </>
  )
}
