import type { ConsultationType } from '@rahnama/contract/consultations/consultations.ts'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { ask } from '../../kept-session/kept-session.ts'
import { href } from '../../site-map.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Form, useForm, useLateSchema } from '../../ui/form/form.tsx'
import { TextLink } from '../../ui/link/link.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { useKnownPerson } from '../known-contact.ts'

const loadSchema = async () => (await import('@rahnama/contract/forms/booking-form.ts')).WaitListForm

type WaitListProps = {
  type: ConsultationType
  timeZone: string
  /** It is empty for any consultant. */
  consultantId: string
  onShowAll?: () => void
}

/** No free time is no dead end: be told, see the others, or ask in writing. */
export function WaitList({ type, timeZone, consultantId, onShowAll }: WaitListProps) {
  const { none, fields } = useTexts('consultations')
  const { language } = useLanguage()
  const judge = useLateSchema(loadSchema, fields)
  const [isListed, setListed] = useState(false)
  const { name, email } = useKnownPerson()
  const [values, setValues] = useState({ name, email })
  const form = useForm({
    texts: fields,
    names: ['name', 'email'],
    values,
    onValueChange: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    ...judge,
    act: async (person) => {
      await ask('POST /api/consultations/wait-list', {
        type,
        ...person,
        language,
        timeZone,
        ...(consultantId && { consultantId }),
      })
      setListed(true)
      return undefined
    },
  })
  if (isListed) {
    return (
      <Alert tone="success" live title={none.joined}>
        {none.joinedBody}
      </Alert>
    )
  }
  return (
    <Card as="section">
      <h2>{none.title}</h2>
      <p>{none.body}</p>
      {onShowAll && (
        <div>
          <Button onClick={onShowAll}>{none.otherConsultant}</Button>
        </div>
      )}
      <Form
        form={form}
        act={none.join}
        busy={none.joining}
        also={<TextLink to={href('contact')}>{none.write}</TextLink>}
      >
        <TextField {...form.field('name')} autoComplete="name" />
        <TextField {...form.field('email')} kind="email" />
      </Form>
    </Card>
  )
}
