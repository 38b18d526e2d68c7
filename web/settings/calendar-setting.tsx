import { CALENDARS, type Calendar } from '@rahnama/contract/locale/locale.ts'
import { useState } from 'react'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { rememberCalendar, rememberedCalendar } from '../ui/date-field/date-field.tsx'
import { RadioGroup } from '../ui/radio/radio.tsx'
import { Setting } from './setting.tsx'

/** The calendar date fields open with; each field can still be switched. */
export function CalendarSetting() {
  const texts = useTexts('settings').languageAndCalendar
  const { language } = useLanguage()
  const [chosen, setChosen] = useState<Calendar>(() => rememberedCalendar(language))
  const choose = (calendar: Calendar) => {
    rememberCalendar(calendar)
    setChosen(calendar)
  }
  return (
    <Setting name="calendar" label={texts.calendar} value={texts.calendars[chosen]}>
      <RadioGroup
        label={texts.calendar}
        hint={texts.calendarHint}
        layout="inline"
        options={CALENDARS.map((value) => ({ value, label: texts.calendars[value] }))}
        value={chosen}
        onValueChange={choose}
      />
    </Setting>
  )
}
