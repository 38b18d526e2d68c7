import type { Me } from '@rahnama/contract/users.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { orThrow } from '../auth/auth.tsx'
import { RecoveryCodes, SetUpSecondFactor, useOwnerAct } from '../auth/factors/factors.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { Form } from '../ui/form/form.tsx'
import { meQuery, sessionsQuery } from './queries.ts'
import styles from './second-factor-setting.module.css'
import { Setting, useOpenSetting } from './setting.tsx'

// Its dialog weighs more than the rest of the page, and few ever open it.
const TurnOffSecondFactor = lazy(() => import('./turn-off-second-factor.tsx'))

export function SecondFactorSetting() {
  const texts = useTexts('settings').security.secondFactor
  const queries = useQueryClient()
  const { close } = useOpenSetting('second-factor')
  const { data: me } = useSuspenseQuery(meQuery)
  const [done, setDone] = useState<'turnedOn' | 'turnedOff'>()
  const { isOn } = me.secondFactor
  // While the codes are shown the setting must not turn into its other half.
  const [isSettingUp, setSettingUp] = useState(false)
  const finish = async (outcome: 'turnedOn' | 'turnedOff') => {
    setSettingUp(false)
    setDone(outcome)
    await Promise.all([queries.invalidateQueries(meQuery), queries.invalidateQueries(sessionsQuery)])
    close()
  }
  return (
    <Setting
      name="second-factor"
      label={texts.label}
      value={<Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? texts.on : texts.off}</Badge>}
      act="configure"
      done={done && texts[done]}
    >
      {isOn && !isSettingUp ? (
        <Configure secondFactor={me.secondFactor} onTurnedOff={() => finish('turnedOff')} />
      ) : (
        <>
          <p className={styles.words}>{texts.offHint}</p>
          <SetUpSecondFactor onStart={() => setSettingUp(true)} onDone={() => finish('turnedOn')} />
        </>
      )}
    </Setting>
  )
}

type ConfigureProps = { secondFactor: Me['secondFactor']; onTurnedOff: () => void }

function Configure({ secondFactor, onTurnedOff }: ConfigureProps) {
  const texts = useTexts('settings')
  const { secondFactor: words } = texts.security
  const queries = useQueryClient()
  const [codes, setCodes] = useState<readonly string[]>()
  const { form, password } = useOwnerAct(async ({ mfa: { recoveryCodes } }) => {
    const renew = secondFactor.recoveryCodesLeft > 0 ? recoveryCodes.regenerate : recoveryCodes.generate
    const answer = await renew()
    const isUsedUp = answer.error?.code === 'mfa_verified_factor_exists'
    setCodes(orThrow(isUsedUp ? await recoveryCodes.regenerate() : answer).codes)
    await queries.invalidateQueries(meQuery)
  })
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
  return (
    <>
      <Form form={form} act={words.newCodes} busy={texts.saving} variant="secondary">
        <p className={styles.words}>
          {words.codesLeft(secondFactor.recoveryCodesLeft)} {words.newCodesHint}
        </p>
        {password}
      </Form>
      {secondFactor.isRequired ? (
        <p className={styles.words}>{words.required}</p>
      ) : (
        <Suspense>
          <TurnOffSecondFactor onTurnedOff={onTurnedOff} />
        </Suspense>
      )}
    </>
  )
}
