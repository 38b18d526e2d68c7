import { TOMAN_PER_DOLLAR_MAX } from '@rahnama/contract/limits.ts'
import { foldDigits, formats, officeDay } from '@rahnama/contract/locale/locale.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { switchQuery } from './queries.ts'
import styles from './review.module.css'

/** The rate as it was typed, in either script and with any separators; null for none. */
function rateIn(typed: string): number | null | undefined {
  const digits = foldDigits(typed).replace(/[\s,٬،]/g, '')
  if (digits === '') return null
  const rate = /^\d+$/.test(digits) ? Number(digits) : 0
  return rate >= 1 && rate <= TOMAN_PER_DOLLAR_MAX ? rate : undefined
}

/** What the owner saw a Canadian dollar cost today. */
export function TomanRate() {
  const texts = useTexts('advisorDesk').toman
  const { date, number } = formats(useLanguage().language)
  const queries = useQueryClient()
  const { data } = useSuspenseQuery(switchQuery)
  const { toman } = data.value
  const [typed, setTyped] = useState(toman ? number(toman.perDollar) : '')
  const rate = rateIn(typed)
  const saving = useAct(
    async () => {
      if (rate === undefined) return
      const value = {
        ...data.value,
        toman: rate === null ? null : { perDollar: rate, on: officeDay(new Date()) },
      }
      await call('PUT /api/site-settings/advisor', { version: data.version, value })
    },
    { after: () => queries.invalidateQueries({ queryKey: switchQuery.queryKey }) },
  )
  return (
    <form
      className={styles.rate}
      onSubmit={(event) => {
        event.preventDefault()
        void saving.run()
      }}
    >
      <TextField
        label={texts.label}
        hint={toman ? `${texts.hint} ${texts.notedOn(date(toman.on))}` : texts.hint}
        kind="numeric"
        value={typed}
        onValueChange={setTyped}
        error={rate === undefined ? texts.notANumber : undefined}
      />
      <Button type="submit" busy={saving.isBusy} busyLabel={texts.saving}>
        {texts.save}
      </Button>
      <Failure>{saving.failure}</Failure>
    </form>
  )
}
