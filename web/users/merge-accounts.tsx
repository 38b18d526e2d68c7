import type { MergeConflict, MergePreview } from '@rahnama/contract/account-merge.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import type { UserAccount } from '@rahnama/contract/user-list.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call, describeError } from '../api/api.ts'
import { useAskedForm } from '../asked-form/asked-form.tsx'
import { useOwnerAct } from '../auth/factors/factors.tsx'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { Button } from '../ui/button/button.tsx'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { CloseDialog, Dialog } from '../ui/dialog/dialog.tsx'
import { Fact, Facts } from '../ui/facts/facts.tsx'
import { Form } from '../ui/form/form.tsx'
import { Moment } from '../ui/moment/moment.tsx'
import { RadioGroup } from '../ui/radio/radio.tsx'
import { SkeletonList } from '../ui/skeleton/skeleton.tsx'
import { TextField } from '../ui/text-field/text-field.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { useDebounced } from '../ui/use-debounced.ts'
import { foundUsersQuery, mergeQuery, useRefresh } from './queries.ts'
import styles from './user-detail.module.css'

/** One person who registered twice: find the other account, see what would happen, and make it so. */
export function MergeAccounts({ account }: { account: UserAccount }) {
  const texts = useTexts('users').acts.merge
  const [isOpen, setOpen] = useState(false)
  const [otherId, setOtherId] = useState<string>()
  return (
    <Dialog
      title={texts.title(account.fullName || account.email)}
      description={texts.body}
      open={isOpen}
      onOpenChange={(opens) => {
        setOpen(opens)
        setOtherId(undefined)
      }}
      trigger={<Button>{texts.act}</Button>}
    >
      {otherId === undefined ? (
        <FindOther userId={account.id} onChoose={setOtherId} />
      ) : (
        <Preview
          accountId={account.id}
          otherId={otherId}
          onOther={() => setOtherId(undefined)}
          onDone={() => setOpen(false)}
        />
      )}
    </Dialog>
  )
}

function FindOther({ userId, onChoose }: { userId: string; onChoose: (userId: string) => void }) {
  const texts = useTexts('users').acts.merge
  const errors = useTexts('errors')
  const { noName } = useTexts('users')
  const id = useId()
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim())
  const { data, error } = useQuery({ ...foundUsersQuery(search), placeholderData: keepPreviousData })
  const others = search === '' ? [] : (data?.rows.filter((row) => row.id !== userId) ?? [])
  return (
    <div className={styles.detail}>
      <TextField id={id} label={texts.search} hint={texts.searchHint} value={typed} onValueChange={setTyped} />
      {error && <Alert tone="danger">{describeError(error, errors)}</Alert>}
      <ul className={styles.rows} aria-live="polite">
        {others.map((row) => (
          <li key={row.id} className={styles.merged}>
            <span>
              <span dir="auto">{row.fullName || noName}</span>{' '}
              <span className={styles.soft}>
                <bdi dir="ltr">{row.email}</bdi> · {texts.registered} <Moment at={row.createdAt} />
              </span>
            </span>
            <Button onClick={() => onChoose(row.id)}>{texts.choose(row.email)}</Button>
          </li>
        ))}
        {search !== '' && data && others.length === 0 && <li className={styles.soft}>{texts.nobody}</li>}
      </ul>
    </div>
  )
}

type PreviewProps = { accountId: string; otherId: string; onOther: () => void; onDone: () => void }

function Preview({ accountId, otherId, onOther, onDone }: PreviewProps) {
  const texts = useTexts('users').acts.merge
  const errors = useTexts('errors')
  const [keptId, setKeptId] = useState(accountId)
  const closedId = keptId === accountId ? otherId : accountId
  const { data: preview, error } = useQuery({ ...mergeQuery(keptId, closedId), placeholderData: keepPreviousData })
  if (error && !preview) return <Alert tone="danger">{describeError(error, errors)}</Alert>
  if (!preview) return <SkeletonList rows={6} />
  const sides = [preview.kept, preview.closed].sort((one) => (one.id === accountId ? -1 : 1))
  return (
    <div className={styles.detail}>
      {preview.refusals.length > 0 ? (
        <Alert tone="warning" title={texts.refused} live>
          <ul>
            {preview.refusals.map((refusal) => (
              <li key={refusal}>{texts.refusals[refusal]}</li>
            ))}
          </ul>
        </Alert>
      ) : (
        <>
          <RadioGroup
            id="merge-keeps"
            label={texts.keeps}
            hint={texts.keepsHint}
            options={sides.map(({ id, email, fullName, createdAt }) => ({
              value: id,
              label: <bdi dir="ltr">{email}</bdi>,
              hint: (
                <>
                  <span dir="auto">{fullName}</span> · {texts.registered} <Moment at={createdAt} />
                </>
              ),
            }))}
            value={preview.kept.id}
            onValueChange={setKeptId}
          />
          <Moves preview={preview} />
          <Conflicts conflicts={preview.conflicts} />
          <Confirm key={preview.closed.id} preview={preview} onDone={onDone} />
        </>
      )}
      <div>
        <Button variant="quiet" onClick={onOther}>
          {texts.other}
        </Button>
      </div>
    </div>
  )
}

function Moves({ preview: { moves } }: { preview: MergePreview }) {
  const texts = useTexts('users').acts.merge
  const { number } = formats(useLanguage().language)
  return (
    <section>
      <h3>{texts.moves}</h3>
      {moves.length === 0 ? (
        <p className={styles.soft}>{texts.nothing}</p>
      ) : (
        <Facts>
          {moves.map(({ part, count }) => (
            <Fact key={part} name={texts.parts[part]}>
              {number(count)}
            </Fact>
          ))}
        </Facts>
      )}
    </section>
  )
}

function Conflicts({ conflicts }: { conflicts: readonly MergeConflict[] }) {
  const texts = useTexts('users').acts.merge
  const nameOf = useConflictName()
  if (conflicts.length === 0) return null
  return (
    <section>
      <h3>{texts.conflicts}</h3>
      <DataTable
        caption={texts.conflicts}
        captionHidden
        rows={conflicts}
        keyOf={(conflict) => String(conflicts.indexOf(conflict))}
        nameOf={nameOf}
        columns={[
          { key: 'what', header: texts.what, cell: nameOf },
          {
            key: 'kept',
            header: texts.inKept,
            cell: ({ keptAt, winner }) => <Side at={keptAt} isUsed={winner === 'kept'} />,
          },
          {
            key: 'closed',
            header: texts.inClosed,
            cell: ({ closedAt, winner }) => <Side at={closedAt} isUsed={winner === 'closed'} />,
          },
        ]}
      />
      <p className={styles.soft}>{texts.rule}</p>
    </section>
  )
}

function Side({ at, isUsed }: { at: string | null; isUsed: boolean }) {
  const texts = useTexts('users').acts.merge
  return (
    <>
      {isUsed ? <Badge tone="success">{texts.used}</Badge> : <span className={styles.soft}>{texts.notUsed}</span>}{' '}
      {at && (
        <span className={styles.soft}>
          <Moment at={at} />
        </span>
      )}
    </>
  )
}

/** What both have, by the name it has everywhere else. */
function useConflictName(): (conflict: MergeConflict) => string {
  const texts = useTexts('users').acts.merge
  const documents: Readonly<Record<string, string>> = useTexts('documents').names
  const programs: Readonly<Record<string, { name: string }>> = useTexts('programs').names
  const statements: Readonly<Record<string, { name: string }>> = useTexts('consents').statements
  return ({ part, name }) => {
    const named =
      name === null
        ? undefined
        : (texts.forms[name] ?? documents[name] ?? programs[name]?.name ?? statements[name]?.name)
    return named ? `${texts.parts[part]}: ${named}` : texts.parts[part]
  }
}

function Confirm({ preview, onDone }: { preview: MergePreview; onDone: () => void }) {
  const texts = useTexts('users').acts.merge
  const { cancel } = useTexts('users').acts
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const asked = useAskedForm()
  const toast = useToast()
  const refresh = useRefresh()
  const { kept, closed, stamp } = preview
  const { form, password } = useOwnerAct(async () => {
    const isSame = typed.trim().toLowerCase() === closed.email
    setWrong(!isSame)
    if (!isSame) return
    const merge = () => call('POST /api/users/{userId}/merge/{otherId}', { userId: kept.id, otherId: closed.id, stamp })
    const isDone = await asked.carryOut(merge)
    await refresh()
    if (!isDone) return
    toast.success({ title: texts.done(kept.email) })
    onDone()
  })
  return (
    <>
      <Alert tone="warning">{texts.after}</Alert>
      {asked.isRefused && (
        <Alert tone="danger" live>
          {texts.changed}
        </Alert>
      )}
      <Form
        form={form}
        act={texts.save}
        busy={texts.busy}
        variant="danger"
        also={
          <CloseDialog>
            <Button>{cancel}</Button>
          </CloseDialog>
        }
      >
        <TextField
          id={id}
          label={texts.confirm(closed.email)}
          value={typed}
          onValueChange={setTyped}
          autoComplete="off"
          {...(isWrong && { error: texts.notTheSame })}
        />
        {password}
      </Form>
    </>
  )
}
