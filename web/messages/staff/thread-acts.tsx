import { SNOOZE_REASON_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { fitsIn, formats, isolate } from '@rahnama/contract/locale/locale.ts'
import type { InboxThread } from '@rahnama/contract/message-desk.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { SNOOZE_CHOICES, timeOf } from '../../snooze-until/snooze-until.ts'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Form, useForm } from '../../ui/form/form.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import { RadioGroup } from '../../ui/radio/radio.tsx'
import { Select } from '../../ui/select/select.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { colleaguesQuery } from '../desk-queries.ts'
import { Loaded } from '../loaded.tsx'
import { MESSAGES_KEY } from '../queries.ts'
import { useReaderTime } from '../reader-time.ts'
import styles from '../thread.module.css'

type ThreadActsProps = { thread: InboxThread; onClose: () => void }

export function ThreadActs({ thread, onClose }: ThreadActsProps) {
  const { acts: texts } = useTexts('messageDesk')
  const { thread: words } = useTexts('messages')
  const queries = useQueryClient()
  const [dialog, setDialog] = useState<'snooze' | 'handOver'>()
  const { id, isImportant } = thread
  const after = () => queries.invalidateQueries({ queryKey: MESSAGES_KEY })
  const important = useAct(
    () => call('PUT /api/message-desk/threads/{id}/important', { id, isImportant: !isImportant }),
    { after },
  )
  const unread = useAct(
    async () => {
      await call('POST /api/message-desk/threads/{id}/unread', { id })
      onClose()
    },
    { after },
  )
  return (
    <>
      <div className={styles.marks}>
        <Menu
          trigger={
            <Button size="small" variant="quiet" iconEnd="chevron-down">
              {texts.more}
            </Button>
          }
          groups={[
            [
              { label: texts.snooze, icon: 'clock', onSelect: () => setDialog('snooze') },
              { label: texts.handOver, icon: 'users', onSelect: () => setDialog('handOver') },
            ],
            [
              {
                label: isImportant ? words.unmarkImportant : words.markImportant,
                icon: 'star',
                onSelect: () => void important.run(),
              },
              { label: words.markUnread, icon: 'mail', onSelect: () => void unread.run() },
            ],
          ]}
        />
      </div>
      <Failure>{important.failure ?? unread.failure}</Failure>
      {dialog === 'snooze' && <SnoozeThread id={id} after={after} onClose={() => setDialog(undefined)} />}
      {dialog === 'handOver' && <HandOverThread thread={thread} after={after} onClose={() => setDialog(undefined)} />}
    </>
  )
}

type ActDialogProps = { after: () => Promise<void>; onClose: () => void }

const CHOICES = SNOOZE_CHOICES.filter((choice) => choice !== 'day')

function SnoozeThread({ id, after, onClose }: ActDialogProps & { id: string }) {
  const { snoozing: texts } = useTexts('messageDesk')
  const { exact } = useReaderTime()
  const toast = useToast()
  const [choice, setChoice] = useState<(typeof CHOICES)[number]>('tomorrow')
  const [reason, setReason] = useState('')
  const form = useForm({
    texts: texts.fields,
    names: ['reason'],
    values: { reason },
    onValueChange: (_, value) => setReason(value),
    check: (values) => ({
      ...(values.reason.trim() === '' && { reason: 'REQUIRED' as const }),
      ...(!fitsIn(values.reason.trim(), SNOOZE_REASON_MAX_CHARS) && { reason: 'TOO_LONG' as const }),
    }),
    act: async (values) => {
      const snooze = { until: timeOf(choice) ?? null, reason: values.reason.trim() }
      await call('PUT /api/message-desk/threads/{id}/snooze', { id, snooze })
      await after()
      toast.success({ title: texts.done })
      onClose()
      return undefined
    },
  })
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={texts.title}>
      <Form form={form} act={texts.act} busy={texts.acting}>
        <RadioGroup
          label={texts.until}
          value={choice}
          onValueChange={setChoice}
          options={CHOICES.map((value) => {
            const time = timeOf(value)
            return {
              value,
              label: texts.choices[value],
              ...(time && { hint: texts.yourTime(exact(time, { weekday: true })) }),
            }
          })}
        />
        <TextField {...form.field('reason')} />
      </Form>
    </Dialog>
  )
}

function HandOverThread({ thread, ...dialog }: ActDialogProps & { thread: InboxThread }) {
  const { handing: texts } = useTexts('messageDesk')
  const query = useQuery(colleaguesQuery)
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || dialog.onClose()} title={texts.title} description={texts.body}>
      <Loaded query={query}>
        {(colleagues) => (
          <HandOverForm
            {...dialog}
            id={thread.id}
            colleagues={colleagues.filter((colleague) => colleague.id !== thread.owner?.id)}
          />
        )}
      </Loaded>
    </Dialog>
  )
}

type HandOverFormProps = ActDialogProps & {
  id: string
  colleagues: readonly { id: string; name: string; open: number }[]
}

function HandOverForm({ id, colleagues, after, onClose }: HandOverFormProps) {
  const { handing: texts } = useTexts('messageDesk')
  const { number } = formats(useLanguage().language)
  const toast = useToast()
  const [to, setTo] = useState('')
  const form = useForm({
    texts: texts.fields,
    names: ['to'],
    values: { to },
    onValueChange: (_, value) => setTo(value),
    check: (values) => ({ ...(values.to === '' && { to: 'REQUIRED' as const }) }),
    act: async (values) => {
      const { owner } = await call('PUT /api/message-desk/threads/{id}/owner', { id, to: values.to })
      await after()
      toast.success({ title: texts.done(isolate(owner.name)) })
      onClose()
      return undefined
    },
  })
  return (
    <Form form={form} act={texts.act} busy={texts.acting}>
      <Select
        {...form.field('to')}
        options={colleagues.map((colleague) => ({
          value: colleague.id,
          label: `${colleague.name} (${texts.open(number(colleague.open))})`,
        }))}
      />
    </Form>
  )
}
