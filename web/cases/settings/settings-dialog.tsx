import { AppError } from '@rahnama/contract/errors.ts'
import { DESK_MOST_OPEN_MAX } from '@rahnama/contract/limits.ts'
import { foldDigits, formats } from '@rahnama/contract/locale/locale.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, describeError } from '../../api/api.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Form, useForm } from '../../ui/form/form.tsx'
import { RadioGroup } from '../../ui/radio/radio.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton/skeleton.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { DESK_KEY } from '../desk/desk.tsx'

type Choice = 'all' | 'own'

const settingsQuery = queryOptions({
  queryKey: ['desk-settings'],
  queryFn: ({ signal }) => call('GET /api/site-settings/desk', {}, { signal }),
  refetchOnMount: 'always',
})

/** As it was typed, in either script; null for no limit, undefined for what is no count. */
function countIn(typed: string): number | null | undefined {
  const digits = foldDigits(typed).replace(/[\s,٬]/g, '')
  if (digits === '') return null
  const count = /^\d+$/.test(digits) ? Number(digits) : 0
  return count >= 1 && count <= DESK_MOST_OPEN_MAX ? count : undefined
}

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { settings: texts } = useTexts('desk')
  const errors = useTexts('errors')
  const { number } = formats(useLanguage().language)
  const queries = useQueryClient()
  const toast = useToast()
  const { data, error, refetch } = useQuery(settingsQuery)
  const [chosen, setChosen] = useState<Choice>()
  const [isChanged, setChanged] = useState(false)
  const [typed, setTyped] = useState<string>()
  const agentsSee = chosen ?? data?.value.agentsSee ?? 'all'
  const kept = data?.value.mostOpen
  const most = typed ?? (kept ? number(kept) : '')
  const form = useForm({
    texts: { agentsSee: { label: texts.agentsSee, faults: {} }, mostOpen: texts.mostOpen },
    names: ['agentsSee', 'mostOpen'],
    values: { agentsSee, mostOpen: most },
    onValueChange: (name, value) => name === 'mostOpen' && setTyped(value),
    check: (values) => (countIn(values.mostOpen) === undefined ? { mostOpen: 'NOT_A_COUNT' } : {}),
    act: async () => {
      try {
        const version = data?.version ?? 0
        queries.setQueryData(
          settingsQuery.queryKey,
          await call('PUT /api/site-settings/desk', { version, value: { agentsSee, mostOpen: countIn(most) ?? null } }),
        )
      } catch (failure) {
        if (!(failure instanceof AppError) || failure.code !== 'CONFLICT') throw failure
        await refetch()
        setChosen(undefined)
        setTyped(undefined)
        setChanged(true)
        return undefined
      }
      await queries.invalidateQueries({ queryKey: DESK_KEY })
      toast.success({ title: texts.done })
      onClose()
      return undefined
    },
  })
  return (
    <Dialog size="small" open onOpenChange={(isOpen) => isOpen || onClose()} title={texts.title}>
      {data ? (
        <Form form={form} act={texts.act} busy={texts.acting}>
          {isChanged && (
            <Alert tone="warning" live>
              {texts.conflict}
            </Alert>
          )}
          <RadioGroup
            label={texts.agentsSee}
            value={agentsSee}
            onValueChange={setChosen}
            options={[
              { value: 'all', label: texts.all, hint: texts.allHint },
              { value: 'own', label: texts.own, hint: texts.ownHint },
            ]}
          />
          <TextField {...form.field('mostOpen')} kind="numeric" characters={4} optional />
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
