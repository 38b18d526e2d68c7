import { type ReactNode, useState } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CloseDialog, Dialog } from '../../ui/dialog/dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { asFault, useAnswers, useAuthForm } from '../answers.ts'
import { askAsSessionOwner } from '../as-session-owner.ts'
import { useAuth } from '../auth-provider.tsx'
import { needsProof } from './needs-proof.ts'

type OwnerProof = {
  /** Does it; when the server asks who is there, the password is asked for over the page and it is done then. */
  run: <Answer>(act: () => Promise<Answer>) => Promise<Answer>
  /** It stands outside of other forms, whose submit it would be taken for. */
  dialog: ReactNode
}

/** For acts of a page that need no form of their own, such as saving settings or a download. */
export function useOwnerProof(): OwnerProof {
  const [asked, setAsked] = useState<{ end: (isProved: boolean) => void }>()
  const run: OwnerProof['run'] = async (act) => {
    try {
      return await act()
    } catch (error) {
      if (!needsProof(error)) throw error
      const isProved = await new Promise<boolean>((end) => setAsked({ end }))
      setAsked(undefined)
      if (!isProved) throw error
      return act()
    }
  }
  return { run, dialog: asked && <AskPassword onEnd={asked.end} /> }
}

function AskPassword({ onEnd }: { onEnd: (isProved: boolean) => void }) {
  const { passwordAgain, proof } = useTexts('auth')
  const { client } = useAuth()
  const form = useAuthForm(useAnswers(), ['password'], async ({ password }) => {
    try {
      await askAsSessionOwner(await client(), '/reauthenticate', { current_password: password })
    } catch (error) {
      return asFault(error, { invalid_credentials: { password: 'WRONG' } })
    }
    onEnd(true)
    return undefined
  })
  return (
    <Dialog
      title={proof.title}
      description={passwordAgain}
      size="small"
      open
      onOpenChange={(isOpen) => !isOpen && onEnd(false)}
    >
      <Form
        form={form}
        act={proof.act}
        busy={proof.busy}
        also={
          <CloseDialog>
            <Button>{proof.cancel}</Button>
          </CloseDialog>
        }
      >
        <TextField {...form.field('password')} kind="password" autoComplete="current-password" />
      </Form>
    </Dialog>
  )
}
