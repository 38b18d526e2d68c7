import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { PROGRAMS, type Program, type RequirementId } from '@rahnama/rules/programs/programs.ts'
import { useState } from 'react'
import { call } from '../../../api/api.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Failure } from '../../../ui/act/act.tsx'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Form, useForm } from '../../../ui/form/form.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { Textarea } from '../../../ui/textarea/textarea.tsx'
import { useToast } from '../../../ui/toast/toast.tsx'
import { useCaseAct } from '../use-case-act.ts'
import { OpenElsewhere } from './open-elsewhere.tsx'
import { faultsOfSentence, sentenceIn } from './sentence.ts'

/** Why it was not begun, until another program is chosen. */
type Obstacle =
  | { result: 'alreadyOpen'; folio: string; isCase: boolean }
  | { result: 'closed' }
  | { result: 'notMet'; requirements: RequirementId[] }

/** Another application for the client, which they complete and send; then it is a case. */
export function BeginCase({ file, onClose }: { file: CaseFile; onClose: () => void }) {
  const { afterClosing } = useTexts('caseFile')
  const texts = afterClosing.begin
  const { names } = useTexts('programs')
  const { code } = formats(useLanguage().language)
  const toast = useToast()
  const { folio } = file
  const [values, setValues] = useState({ program: file.program as string, en: '', fa: '' })
  const [obstacle, setObstacle] = useState<Obstacle>()
  const knowing = obstacle?.result === 'notMet'
  const act = useCaseAct(folio, () => {
    const { program, ...sentence } = values
    return call('POST /api/cases/{folio}/begin', {
      ...{ folio, program: program as Program, sentence: sentenceIn(sentence), knowing },
    })
  })
  const form = useForm({
    texts: { program: texts.program, ...afterClosing.sentence.fields },
    names: ['program', 'en', 'fa'],
    values,
    onValueChange: (name, value) => {
      if (name === 'program') setObstacle(undefined)
      setValues((now) => ({ ...now, [name]: value }))
    },
    check: ({ program, ...sentence }) => ({
      ...(program === '' && { program: 'REQUIRED' as const }),
      ...faultsOfSentence(sentence),
    }),
    act: async () => {
      const answer = await act.run()
      setObstacle(answer && answer.result !== 'begun' ? answer : undefined)
      // What went wrong, or stands in the way, is said below.
      if (answer?.result !== 'begun') return undefined
      toast.success({ title: texts.done(code(answer.folio)) })
      onClose()
      return undefined
    },
  })
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={texts.title} description={texts.body}>
      <Form form={form} act={knowing ? texts.anyway : texts.act} busy={texts.busy}>
        <Select {...form.field('program')} options={PROGRAMS.map((value) => ({ value, label: names[value].name }))} />
        <p>{afterClosing.sentence.lead}</p>
        <Textarea {...form.field('en')} rows={2} />
        <Textarea {...form.field('fa')} rows={2} />
        {obstacle && <InTheWay obstacle={obstacle} />}
        <Failure>{act.failure}</Failure>
      </Form>
    </Dialog>
  )
}

function InTheWay({ obstacle }: { obstacle: Obstacle }) {
  const { begin: texts } = useTexts('caseFile').afterClosing
  const { requirements } = useTexts('eligibility')
  const { list } = formats(useLanguage().language)
  if (obstacle.result === 'alreadyOpen') return <OpenElsewhere {...obstacle} />
  if (obstacle.result === 'closed')
    return (
      <Alert tone="warning" live>
        {texts.closed}
      </Alert>
    )
  return (
    <Alert tone="warning" live title={texts.notMet}>
      {list(obstacle.requirements.map((requirement) => requirements[requirement]))}
    </Alert>
  )
}
