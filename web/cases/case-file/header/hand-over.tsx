import { formats, isolate } from '@rahnama/contract/locale/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/api.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Failure } from '../../../ui/act/act.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Form, useForm } from '../../../ui/form/form.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { Textarea } from '../../../ui/textarea/textarea.tsx'
import { useToast } from '../../../ui/toast/toast.tsx'
import { faultOfWords } from '../fault-of-words.ts'
import { Loaded } from '../loaded.tsx'
import { colleaguesQuery } from '../queries.ts'
import { useCaseAct } from '../use-case-act.ts'

type Colleague = { id: string; name: string; open: number }
type HandOverProps = { folio: string; ownerId: string | undefined; onClose: () => void }

export function HandOver({ ownerId, onClose, ...rest }: HandOverProps) {
  const { title, body } = useTexts('caseFile').owner.handing
  const query = useQuery(colleaguesQuery)
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={title} description={body}>
      <Loaded query={query}>
        {(colleagues) => (
          <HandOverForm {...rest} onClose={onClose} colleagues={colleagues.filter(({ id }) => id !== ownerId)} />
        )}
      </Loaded>
    </Dialog>
  )
}

type HandOverFormProps = { folio: string; colleagues: readonly Colleague[]; onClose: () => void }

function HandOverForm({ folio, colleagues, onClose }: HandOverFormProps) {
  const { owner } = useTexts('caseFile')
  const texts = owner.handing
  const { number } = formats(useLanguage().language)
  const toast = useToast()
  const [values, setValues] = useState({ to: '', reason: '', summary: '' })
  const act = useCaseAct(folio, () => call('POST /api/cases/{folio}/hand-over', { folio, ...values }))
  const form = useForm({
    texts: owner.fields,
    names: ['to', 'reason', 'summary'],
    values,
    onValueChange: (name, value) => setValues((now) => ({ ...now, [name]: value })),
    check: ({ to, reason, summary }) => ({
      ...(to === '' && { to: 'REQUIRED' as const }),
      ...faultOfWords('reason', reason),
      ...faultOfWords('summary', summary),
    }),
    act: async () => {
      const answer = await act.run()
      // What went wrong is said below.
      if (!answer) return undefined
      const { owner: next } = answer
      toast.success({ title: texts.done(isolate(next?.name ?? '')) })
      onClose()
      return undefined
    },
  })
  const options = colleagues.map(({ id, name, open }) => ({
    value: id,
    label: `${name} (${texts.open(number(open))})`,
  }))
  return (
    <Form form={form} act={texts.act} busy={texts.busy}>
      <Select {...form.field('to')} options={options} />
      <Textarea {...form.field('reason')} rows={2} />
      <Textarea {...form.field('summary')} rows={4} />
      <Failure>{act.failure}</Failure>
    </Form>
  )
}
