import { type Calendar, isCalendar, type Language } from '@rahnama/contract/locale/locale.ts'

const KEY = 'calendar'

/** The calendar chosen last; before any choice, the one of the language. */
export function rememberedCalendar(language: Language): Calendar {
  const ofLanguage = language === 'fa' ? 'jalali' : 'gregorian'
  try {
    const remembered = localStorage.getItem(KEY)
    return isCalendar(remembered) ? remembered : ofLanguage
  } catch {
    // No storage, on the server or where it is forbidden.
    return ofLanguage
  }
}

export function rememberCalendar(calendar: Calendar): void {
  try {
    localStorage.setItem(KEY, calendar)
  } catch {
    // The choice then holds for this field alone.
  }
}
