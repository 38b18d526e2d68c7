import { LANGUAGES } from '@rahnama/contract/locale/locale.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Textarea } from '../../ui/textarea/textarea.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { switchQuery } from './queries.ts'
import styles from './review.module.css'

const MAX_CHARS = 200

/** Whom somebody in despair can call, in the owner's words; without them the lines we know. */
export function HelpLines() {
  const texts = useTexts('advisorDesk').helpLines
  const queries = useQueryClient()
  const toast = useToast()
  const { data } = useSuspenseQuery(switchQuery)
  const [typed, setTyped] = useState(data.value.helpLines ?? { en: '', fa: '' })
  const [hasTried, setTried] = useState(false)
  const written = LANGUAGES.filter((language) => typed[language].trim() !== '')
  const isHalf = written.length === 1
  const isLong = LANGUAGES.some((language) => typed[language].trim().length > MAX_CHARS)
  const saving = useAct(
    async () => {
      const value = { ...data.value, helpLines: written.length === 0 ? null : typed }
      await call('PUT /api/site-settings/advisor', { version: data.version, value })
      toast.success({ title: texts.saved })
    },
    { after: () => queries.invalidateQueries({ queryKey: switchQuery.queryKey }) },
  )
  const faultOf = (language: (typeof LANGUAGES)[number]) => {
    if (typed[language].trim().length > MAX_CHARS) return texts.tooLong
    return hasTried && isHalf && typed[language].trim() === '' ? texts.both : undefined
  }
  return (
    <form
      className={styles.rate}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!isHalf && !isLong) void saving.run()
      }}
    >
      {LANGUAGES.map((language) => (
        <Textarea
          key={language}
          label={texts.label[language]}
          hint={language === 'en' ? texts.hint : undefined}
          rows={2}
          value={typed[language]}
          onValueChange={(text) => setTyped((now) => ({ ...now, [language]: text }))}
          error={faultOf(language)}
        />
      ))}
      <Button type="submit" busy={saving.isBusy} busyLabel={texts.saving}>
        {texts.save}
      </Button>
      <Failure>{saving.failure}</Failure>
    </form>
  )
}
