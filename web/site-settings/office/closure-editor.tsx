import { SETTING_LINE_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { officeDay } from '@rahnama/contract/locale/locale.ts'
import { useState } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { DateField, type DateValue, readDate } from '../../ui/date-field/date-field.tsx'
import type { Editing } from '../../ui/repeat-group/repeat-group.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { Pair } from '../settings-frame.tsx'
import styles from './office.module.css'

export type Closure = { id: string; on: string; name: { en: string; fa: string } }

/** A day on which the office is closed, today or later, and why, as clients read it. */
export function ClosureEditor({ item, isNew, onSave, onCancel, taken }: Editing<Closure> & { taken: string[] }) {
  const texts = useTexts('officeSettings')
  const [on, setOn] = useState<DateValue>(item.on)
  const [en, setEnglish] = useState(item.name.en)
  const [fa, setPersian] = useState(item.name.fa)
  const [isTried, setTried] = useState(false)
  const read = readDate(on)
  const faultOfDay = () => {
    if ('fault' in read) return texts.enterDay
    if (read.iso < officeDay(new Date())) return texts.pastDay
    return read.iso !== item.on && taken.includes(read.iso) ? texts.knownDay : undefined
  }
  const day = faultOfDay()
  const missing = (typed: string) => (isTried && !typed.trim() ? texts.enterName : undefined)
  const finish = () => {
    setTried(true)
    if (day || 'fault' in read || !en.trim() || !fa.trim()) return
    onSave({ id: read.iso, on: read.iso, name: { en: en.trim(), fa: fa.trim() } })
  }
  return (
    <div className={styles.editor}>
      <DateField label={texts.day} value={on} onValueChange={setOn} error={isTried ? day : undefined} />
      <Pair>
        <TextField
          label={texts.nameInEnglish}
          value={en}
          onValueChange={setEnglish}
          error={missing(en)}
          maxLength={SETTING_LINE_MAX_CHARS}
        />
        <TextField
          label={texts.nameInPersian}
          value={fa}
          onValueChange={setPersian}
          error={missing(fa)}
          maxLength={SETTING_LINE_MAX_CHARS}
        />
      </Pair>
      <div className={styles.acts}>
        <Button onClick={finish}>{isNew ? texts.add : texts.change}</Button>
        <Button variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  )
}
