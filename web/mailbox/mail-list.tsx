import { formats } from '@rahnama/contract/locale/locale.ts'
import { MAIL_STATES, type MailState, type MailSummary } from '@rahnama/contract/mailbox.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, describeError } from '../api/api.ts'
import { OpenLink } from '../app/opened.tsx'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { ManyBar, useSelected } from '../many/many.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { SelectAll, type Selection, SelectRow } from '../ui/data-table/data-table.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { Moment } from '../ui/moment/moment.tsx'
import { Select } from '../ui/select/select.tsx'
import { SkeletonList } from '../ui/skeleton/skeleton.tsx'
import { TextField } from '../ui/text-field/text-field.tsx'
import { useDebounced } from '../ui/use-debounced.ts'
import { OPEN_MAIL } from './mail-sheet.tsx'
import { MailStateBadge } from './mail-state-badge.tsx'
import styles from './mailbox.module.css'
import { mailsQuery } from './queries.ts'

const keyOf = ({ id }: MailSummary) => id
const nameOf = ({ subject, to }: MailSummary) => `${subject} (${to})`

export function MailList() {
  const texts = useTexts('mailbox')
  const errors = useTexts('errors')
  const [state, setState] = useState<MailState>()
  const [search, setSearch] = useState('')
  const asked = { state, search: useDebounced(search.trim()) }
  const list = useInfiniteQuery(mailsQuery(asked))
  const mails = list.data?.pages.flatMap((page) => page.mails) ?? []
  const failed = list.data?.pages[0]?.isSending ? mails.filter((mail) => mail.state === 'failed') : []
  const selected = useSelected(failed, keyOf)
  const { selection } = selected
  return (
    <div className={styles.list}>
      {list.data && <p>{list.data.pages[0]?.isSending ? texts.sendingLead : texts.keptLead}</p>}
      <div className={styles.filters}>
        <TextField label={texts.search} value={search} onValueChange={setSearch} />
        <Select
          label={texts.state}
          options={[
            { value: 'any', label: texts.anyState },
            ...MAIL_STATES.map((value) => ({ value, label: texts.states[value] })),
          ]}
          value={state ?? 'any'}
          onValueChange={(value) => setState(value === 'any' || value === '' ? undefined : (value as MailState))}
        />
        <Button icon="refresh" busy={list.isFetching} onClick={() => void list.refetch()}>
          {texts.refresh}
        </Button>
      </div>
      {list.isPending && (list.isPaused ? <p>{texts.offline}</p> : <SkeletonList rows={6} />)}
      {list.isError && mails.length === 0 && <Alert tone="danger">{describeError(list.error, errors)}</Alert>}
      {list.isSuccess && mails.length === 0 && (
        <EmptyState scene="letters" title={asked.search || state ? texts.noneFound : texts.none}>
          {texts.noneBody}
        </EmptyState>
      )}
      {failed.length > 0 && <SelectAll label={texts.many.selectAll} keys={failed.map(keyOf)} selection={selection} />}
      {mails.length > 0 && (
        <ul className={styles.mails} aria-label={texts.mails}>
          {mails.map((mail) => (
            <Row key={mail.id} mail={mail} {...(failed.includes(mail) && { selection })} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <div>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {texts.more}
          </Button>
        </div>
      )}
      <ManyBar
        {...{ selected, keyOf, nameOf }}
        after={() => list.refetch()}
        acts={[
          {
            label: texts.sendAgain,
            busy: texts.sending,
            icon: 'mail',
            run: (rows) => call('POST /api/mailbox/send', { items: rows.map(({ id }) => ({ id })) }),
            done: texts.many.done,
            why: ({ code }) => (code === 'CONFLICT' ? texts.many.refused : undefined),
          },
        ]}
      />
    </div>
  )
}

type RowProps = { mail: MailSummary; selection?: Selection }

function Row({ mail: { id, to, subject, language, state, attempts, fault, createdAt }, selection }: RowProps) {
  const texts = useTexts('mailbox')
  const { number } = formats(useLanguage().language)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <OpenLink name={OPEN_MAIL} id={id}>
          <span lang={language} dir="auto">
            {subject}
          </span>
        </OpenLink>
        <span className={styles.soft}>
          <bdi dir="ltr">{to}</bdi> · <Moment at={createdAt} />
        </span>
        {fault && (
          <span className={styles.soft}>
            <bdi dir="ltr">{fault}</bdi>
          </span>
        )}
      </div>
      <div className={styles.state}>
        <MailStateBadge state={state} />
        {attempts > 1 && <span className={styles.soft}>{texts.attempts(number(attempts))}</span>}
        {selection && (
          <span className={styles.select}>
            <SelectRow rowKey={id} name={subject} selection={selection} />
          </span>
        )}
      </div>
    </li>
  )
}
