import { useState } from 'react'
import { call } from '../../../api/api.ts'
import { useTexts } from '../../../i18n/i18n.tsx'
import { Failure } from '../../../ui/act/act.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Form, useForm } from '../../../ui/form/form.tsx'
import { Textarea } from '../../../ui/textarea/textarea.tsx'
import { useToast } from '../../../ui/toast/toast.tsx'
import { faultOfWords } from '../fault-of-words.ts'
import { useCaseAct } from '../use-case-act.ts'

export function ReleaseCase({ folio, onClose }: { folio: string; onClose: () => void }) {
  const { owner } = useTexts('caseFile')
  const texts = owner.releasing
  const toast = useToast()
  const [reason, setReason] = useState('')
  const act = useCaseAct(folio, () => call('POST /api/cases/{folio}/release', { folio, reason }))
  const form = useForm({
    texts: { reason: owner.fields.reason },
    names: ['reason'],
    values: { reason },
    onValueChange: (_, value) => setReason(value),
    check: (values) => faultOfWords('reason', values.reason),
    act: async () => {
      const answer = await act.run()
      // What went wrong is said below.
      if (!answer) return undefined
      toast.success({ title: texts.done })
      onClose()
      return undefined
    },
  })
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={texts.title} description={texts.body}>
      <Form form={form} act={texts.act} busy={texts.busy}>
        <Textarea {...form.field('reason')} rows={2} />
        <Failure>{act.failure}</Failure>
      </Form>
    </Dialog>
  )
}
