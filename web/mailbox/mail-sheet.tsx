import { formats } from '@rahnama/contract/locale/locale.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, describeError } from '../api/api.ts'
import { useOpened } from '../app/opened.tsx'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Failure, useAct } from '../ui/act/act.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { Fact, Facts } from '../ui/facts/facts.tsx'
import { TextLink } from '../ui/link/link.tsx'
import { Moment } from '../ui/moment/moment.tsx'
import { Sheet } from '../ui/sheet/sheet.tsx'
import { SkeletonList } from '../ui/skeleton/skeleton.tsx'
import { MailFrame } from './mail-frame.tsx'
import { MailStateBadge } from './mail-state-badge.tsx'
import styles from './mailbox.module.css'
import { MAILBOX_KEY, mailQuery, type Theme } from './queries.ts'
import { ThemeChoice } from './theme-choice.tsx'

export const OPEN_MAIL = 'mail'

export function MailSheet() {
  const texts = useTexts('mailbox')
  const { opened, close } = useOpened(OPEN_MAIL)
  return (
    <Sheet title={texts.one} open={opened !== undefined} onOpenChange={(isOpen) => !isOpen && close()}>
      {opened && <Mail key={opened} id={opened} />}
    </Sheet>
  )
}

function Mail({ id }: { id: string }) {
  const texts = useTexts('mailbox')
  const errors = useTexts('errors')
  const { number } = formats(useLanguage().language)
  const [theme, setTheme] = useState<Theme>('light')
  const queries = useQueryClient()
  const { data, error } = useQuery(mailQuery(id, theme))
  const again = useAct(() => call('POST /api/mailbox/{id}/send', { id }), {
    after: () => queries.invalidateQueries({ queryKey: MAILBOX_KEY }),
  })
  if (error && !data) return <Alert tone="danger">{describeError(error, errors)}</Alert>
  if (!data) return <SkeletonList rows={5} />
  return (
    <div className={styles.mail}>
      <h3 className={styles.subject} lang={data.language} dir="auto">
        {data.subject}
      </h3>
      <Facts>
        <Fact name={texts.to}>
          <bdi dir="ltr">{data.to}</bdi>
        </Fact>
        <Fact name={texts.written}>
          <Moment at={data.createdAt} />
        </Fact>
        <Fact name={texts.state}>
          <MailStateBadge state={data.state} />
        </Fact>
        {data.attempts > 0 && <Fact name={texts.tries}>{number(data.attempts)}</Fact>}
        {data.nextTryAt && (
          <Fact name={texts.nextTry}>
            <Moment at={data.nextTryAt} />
          </Fact>
        )}
        {data.fault && (
          <Fact name={texts.fault}>
            <bdi dir="ltr">{data.fault}</bdi>
          </Fact>
        )}
      </Facts>
      {data.hidesSecrets && <p>{texts.hidden}</p>}
      {data.code && (
        <p>
          {texts.code} <code className={styles.code}>{data.code}</code>
        </p>
      )}
      {data.link && (
        <p>
          <TextLink href={data.link} target="_blank" rel="noopener">
            {texts.link}
          </TextLink>
        </p>
      )}
      {data.canSendAgain && (
        <div>
          <Button busy={again.isBusy} busyLabel={texts.sending} onClick={() => void again.run()}>
            {texts.sendAgain}
          </Button>
        </div>
      )}
      <Failure>{again.failure}</Failure>
      <ThemeChoice value={theme} onChange={setTheme} />
      <MailFrame title={data.subject} html={data.html} />
    </div>
  )
}
