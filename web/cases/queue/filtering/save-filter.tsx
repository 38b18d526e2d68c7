import type { DeskFilter } from '@rahnama/contract/cases/cases.ts'
import { DESK_FILTER_NAME_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { fitsIn } from '@rahnama/contract/locale/locale.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/api.ts'
import { useTexts } from '../../../i18n/i18n.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Form, useForm } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/text-field/text-field.tsx'
import { useToast } from '../../../ui/toast/toast.tsx'
import { savedViewsQuery } from '../queries.ts'

type SaveFilterProps = { filter: DeskFilter; isAdmin: boolean; onClose: () => void }

export function SaveFilter({ filter, isAdmin, onClose }: SaveFilterProps) {
  const { saved: texts } = useTexts('desk')
  const queries = useQueryClient()
  const toast = useToast()
  const [id] = useState(() => crypto.randomUUID())
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const form = useForm({
    texts: texts.fields,
    names: ['name'],
    values: { name },
    onValueChange: (_, value) => setName(value),
    check: (values) => {
      if (values.name.trim() === '') return { name: 'REQUIRED' }
      return fitsIn(values.name.trim(), DESK_FILTER_NAME_MAX_CHARS) ? {} : { name: 'TOO_LONG' }
    },
    act: async (values) => {
      const input = { id, name: values.name.trim(), filter, isShared }
      const { views } = await call('PUT /api/desk/views/{id}', input)
      queries.setQueryData(savedViewsQuery.queryKey, views)
      toast.success({ title: texts.saved(input.name) })
      onClose()
      return undefined
    },
  })
  return (
    <Dialog size="small" open onOpenChange={(isOpen) => isOpen || onClose()} title={texts.saveTitle}>
      <Form form={form} act={texts.act} busy={texts.acting}>
        <TextField {...form.field('name')} />
        {isAdmin && (
          <Checkbox label={texts.share} hint={texts.shareHint} checked={isShared} onCheckedChange={setShared} />
        )}
      </Form>
    </Dialog>
  )
}
