import { orThrow } from '../auth/auth.tsx'
import { useOwnerAct } from '../auth/factors/factors.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { Button } from '../ui/button/button.tsx'
import { CloseDialog, Dialog } from '../ui/dialog/dialog.tsx'
import { Form } from '../ui/form/form.tsx'

export default function TurnOffSecondFactor({ onTurnedOff }: { onTurnedOff: () => void }) {
  const texts = useTexts('settings')
  const { secondFactor } = texts.security
  const { form, password } = useOwnerAct(async (created) => {
    const { totp } = orThrow(await created.mfa.listFactors())
    for (const { id } of totp) orThrow(await created.mfa.unenroll({ factorId: id }))
    // The session still says that a second factor was given.
    orThrow(await created.refreshSession())
    onTurnedOff()
  })
  return (
    <div>
      <Dialog
        title={secondFactor.turnOffAsk}
        description={secondFactor.turnOffBody}
        size="small"
        trigger={<Button variant="danger">{secondFactor.turnOff}</Button>}
      >
        <Form
          form={form}
          act={secondFactor.turnOff}
          busy={texts.saving}
          variant="danger"
          also={
            <CloseDialog>
              <Button>{secondFactor.keep}</Button>
            </CloseDialog>
          }
        >
          {password}
        </Form>
      </Dialog>
    </div>
  )
}
