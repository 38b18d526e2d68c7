import { AppError } from '@rahnama/contract/errors.ts'
import { type ReactNode, useState } from 'react'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { CloseDialog, Dialog } from '../ui/dialog/dialog.tsx'
import { Form, type FormState } from '../ui/form/form.tsx'

/** What a form in a dialog knows of itself: whether it is open, and whether the server refused the act. */
export function useAskedForm() {
  const [isOpen, setOpen] = useState(false)
  const [isRefused, setRefused] = useState(false)
  /** Acts and closes. A conflict is told in the dialog, which stays open; then it answers false. */
  const carryOut = async (act: () => Promise<unknown>): Promise<boolean> => {
    setRefused(false)
    try {
      await act()
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error
      setRefused(true)
      return false
    }
    setOpen(false)
    return true
  }
  return { isOpen, setOpen, isRefused, carryOut }
}

type AskedFormProps = {
  asked: ReturnType<typeof useAskedForm>
  form: FormState
  title: string
  body: string
  trigger: ReactNode
  /** The button that acts, and what it says meanwhile. */
  act: string
  busy: string
  cancel: string
  /** What is said of a conflict, where there can be one. */
  refused?: string
  variant?: 'danger' | 'primary'
  /** Medium for a form of many fields. */
  size?: 'small' | 'medium'
  children: ReactNode
}

/** An act that has to be told something first: a button, and a form that names what it acts on. */
export function AskedForm(props: AskedFormProps) {
  const { asked, form, title, body, trigger, act, busy, cancel, refused, children } = props
  const { variant = 'primary', size = 'small' } = props
  return (
    <Dialog
      title={title}
      description={body}
      size={size}
      open={asked.isOpen}
      onOpenChange={asked.setOpen}
      trigger={trigger}
    >
      {asked.isRefused && (
        <Alert tone="danger" live>
          {refused}
        </Alert>
      )}
      <Form
        form={form}
        act={act}
        busy={busy}
        variant={variant}
        also={
          <CloseDialog>
            <Button>{cancel}</Button>
          </CloseDialog>
        }
      >
        {children}
      </Form>
    </Dialog>
  )
}
