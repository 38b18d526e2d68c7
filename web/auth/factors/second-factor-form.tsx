import type { Session } from '@supabase/auth-js'
import { useState } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { type AnswerSheet, asFault, useAuthForm } from '../answers.ts'
import { orThrow } from '../auth-failure.ts'
import { useAuth } from '../auth-provider.tsx'

type SecondFactorFormProps = { session: Session; sheet: AnswerSheet }

export function SecondFactorForm({ session, sheet }: SecondFactorFormProps) {
  const texts = useTexts('auth').secondFactor
  const { client, signOut } = useAuth()
  const [usesRecovery, setUsesRecovery] = useState(false)
  const name = usesRecovery ? 'recoveryCode' : 'appCode'

  const form = useAuthForm(sheet, [name], async ({ appCode, recoveryCode }) => {
    const { mfa } = await client()
    try {
      orThrow(
        usesRecovery
          ? await mfa.recoveryCodes.verify({ code: recoveryCode })
          : await mfa.challengeAndVerify({ factorId: appOf(session), code: appCode }),
      )
      sheet.set(name, '')
    } catch (error) {
      return asFault(error, {
        mfa_verification_failed: usesRecovery ? { recoveryCode: 'WRONG' } : { appCode: 'WRONG' },
      })
    }
  })

  return (
    <Form
      form={form}
      act={texts.act}
      busy={texts.busy}
      wide
      also={
        <>
          <Button variant="quiet" onClick={() => setUsesRecovery(!usesRecovery)}>
            {usesRecovery ? texts.useApp : texts.useRecovery}
          </Button>
          <Button variant="quiet" onClick={signOut}>
            {texts.otherAccount}
          </Button>
        </>
      }
    >
      {usesRecovery ? (
        <TextField {...form.field('recoveryCode')} kind="code" autoComplete="off" characters={16} />
      ) : (
        <TextField {...form.field('appCode')} kind="oneTimeCode" characters={8} />
      )}
    </Form>
  )
}

function appOf({ user }: Session): string {
  return user.factors?.find((factor) => factor.factor_type === 'totp' && factor.status === 'verified')?.id ?? ''
}
