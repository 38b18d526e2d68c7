import { LANGUAGES } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { RadioGroup } from '../ui/radio/radio.tsx'
import { Setting } from './setting.tsx'

/** Takes hold at once and says so by itself: the page changes its language. */
export function SiteLanguageSetting() {
  const texts = useTexts('settings').languageAndCalendar
  const { languages } = useTexts('settings').account
  const { language, setLanguage } = useLanguage()
  return (
    <Setting name="language" label={texts.siteLanguage} value={languages[language]}>
      <RadioGroup
        label={texts.siteLanguage}
        hint={texts.siteLanguageHint}
        layout="inline"
        options={LANGUAGES.map((value) => ({ value, label: languages[value] }))}
        value={language}
        onValueChange={setLanguage}
      />
    </Setting>
  )
}
