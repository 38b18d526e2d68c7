import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { useState } from 'react'
import { call } from '../../../api/api.ts'
import { useTexts } from '../../../i18n/i18n.tsx'
import { useWriting } from '../../../presence/presence.tsx'
import { Failure } from '../../../ui/act/act.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Form, useForm } from '../../../ui/form/form.tsx'
import { Textarea } from '../../../ui/textarea/textarea.tsx'
import { useToast } from '../../../ui/toast/toast.tsx'
import { faultOfWords } from '../fault-of-words.ts'
import { useCaseAct } from '../use-case-act.ts'
import { OpenElsewhere } from './open-elsewhere.tsx'
import { faultsOfSentence, sentenceIn } from './sentence.ts'

export function ReopenCase({ file, onClose }: { file: CaseFile; onClose: () => void }) {
  const { afterClosing } = useTexts('caseFile')
  const texts = afterClosing.reopen
  const toast = useToast()
  const { folio } = file
  const [values, setValues] = useState({ reason: '', en: '', fa: '' })
  const [other, setOther] = useState<{ folio: string; isCase: boolean }>()
  useWriting('writing', values.reason !== '')
  const act = useCaseAct(folio, () => {
    const { reason, ...sentence } = values
    return call('POST /api/cases/{folio}/reopen', {
      ...{ folio, version: file.version, reason: reason.trim(), sentence: sentenceIn(sentence) },
    })
  })
  const form = useForm({
    texts: { reason: texts.reason, ...afterClosing.sentence.fields },
    names: ['reason', 'en', 'fa'],
    values,
    onValueChange: (name, value) => setValues((now) => ({ ...now, [name]: value })),
    check: ({ reason, ...sentence }) => ({ ...faultOfWords('reason', reason), ...faultsOfSentence(sentence) }),
    act: async () => {
      const answer = await act.run()
      setOther(answer?.result === 'anotherOpen' ? answer : undefined)
      // What went wrong, or stands in the way, is said below.
      if (!answer || answer.result === 'anotherOpen') return undefined
      if (answer.result === 'reopened') toast.success({ title: texts.done })
      else toast.info({ title: texts.alreadyOpen })
      onClose()
      return undefined
    },
  })
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={texts.title} description={texts.body}>
      <Form form={form} act={texts.act} busy={texts.busy}>
        <Textarea {...form.field('reason')} rows={2} />
        <p>{afterClosing.sentence.lead}</p>
        <Textarea {...form.field('en')} rows={2} />
        <Textarea {...form.field('fa')} rows={2} />
        {other && <OpenElsewhere {...other} />}
        <Failure>{act.failure}</Failure>
      </Form>
    </Dialog>
  )
}
