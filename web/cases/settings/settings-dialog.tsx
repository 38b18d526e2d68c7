import { AppError } from '@rahnama/contract/errors.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, describeError } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Form, useForm } from '../../ui/form/form.tsx'
import { RadioGroup } from '../../ui/radio/radio.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton/skeleton.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { DESK_KEY } from '../desk/desk.tsx'

type Choice = 'all' | 'own'

const settingsQuery = queryOptions({
  queryKey: ['desk-settings'],
  queryFn: ({ signal }) => call('GET /api/site-settings/desk', {}, { signal }),
  refetchOnMount: 'always',
})

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { settings: texts } = useTexts('desk')
  const errors = useTexts('errors')
  const queries = useQueryClient()
  const toast = useToast()
  const { data, error, refetch } = useQuery(settingsQuery)
  const [chosen, setChosen] = useState<Choice>()
  const [isChanged, setChanged] = useState(false)
  const agentsSee = chosen ?? data?.value.agentsSee ?? 'all'
  const form = useForm({
    texts: { agentsSee: { label: texts.agentsSee, faults: {} } },
    names: ['agentsSee'],
    values: { agentsSee },
    onValueChange: () => {},
    check: () => ({}),
    act: async () => {
      try {
        const version = data?.version ?? 0
        queries.setQueryData(
          settingsQuery.queryKey,
          await call('PUT /api/site-settings/desk', { version, value: { agentsSee } }),
        )
      } catch (failure) {
        if (!(failure instanceof AppError) || failure.code !== 'CONFLICT') throw failure
        await refetch()
        setChosen(undefined)
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
