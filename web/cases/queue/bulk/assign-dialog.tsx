import type { DeskRow } from '@rahnama/contract/cases/cases.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, describeError } from '../../../api/api.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Form, useForm } from '../../../ui/form/form.tsx'
import { RadioGroup } from '../../../ui/radio/radio.tsx'
import { Skeleton, SkeletonText } from '../../../ui/skeleton/skeleton.tsx'
import { colleaguesQuery } from '../queries.ts'
import { itemsOf } from './items-of.ts'
import type { SayResult } from './use-bulk.ts'

type AssignDialogProps = { rows: readonly DeskRow[]; say: SayResult; onDone: () => void; onClose: () => void }

const NOBODY = 'nobody'

/** Names how many, to whom, and how busy each colleague is. */
export function AssignDialog({ rows, say, onDone, onClose }: AssignDialogProps) {
  const { assign: texts, bulk } = useTexts('desk')
  const errors = useTexts('errors')
  const { number } = formats(useLanguage().language)
  const { data: colleagues, error } = useQuery({ ...colleaguesQuery, refetchOnMount: 'always' })
  const [chosen, setChosen] = useState<string>()
  const to = chosen ?? colleagues?.find(({ isMe }) => isMe)?.id ?? NOBODY
  const count = [number(rows.length), rows.length === 1] as const
  const form = useForm({
    texts: { to: { label: texts.to, faults: {} } },
    names: ['to'],
    values: { to },
    onValueChange: (_, value) => setChosen(value),
    check: () => ({}),
    act: async () => {
      const name = colleagues?.find(({ id }) => id === to)?.name
      const result = await call('POST /api/desk/assign', { items: itemsOf(rows), ownerId: name ? to : null })
      say(result, rows, (done, one) => (name ? bulk.assigned(done, one, name) : bulk.released(done, one)))
      onDone()
      return undefined
    },
  })
  return (
    <Dialog
      size="small"
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={texts.title(...count)}
      description={rows.some(({ kind }) => kind === 'appointment') ? texts.appointments : undefined}
    >
      {colleagues ? (
        <Form form={form} act={texts.act(...count)} busy={texts.acting}>
          <RadioGroup
            label={texts.to}
            value={to}
            onValueChange={setChosen}
            options={[
              ...colleagues.map(({ id, name, open, isMe }) => ({
                value: id,
                label: <bdi>{isMe ? texts.me(name) : name}</bdi>,
                hint: texts.open(number(open)),
              })),
              { value: NOBODY, label: texts.nobody },
            ]}
          />
        </Form>
      ) : error ? (
        <Alert tone="danger" live>
          {describeError(error, errors)}
        </Alert>
      ) : (
        <Skeleton>
          <SkeletonText lines={4} />
        </Skeleton>
      )}
    </Dialog>
  )
}
