import { directionOf, LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { openDownload } from '../../api/open-download.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import { myCodeQuery } from '../queries.ts'
import styles from '../referrals.module.css'
import { CopyButton } from './copy-button.tsx'

/** What is sent stands in the language of its reader, whatever the language of this page is. */
const WORDS: Record<Language, (code: string) => string> = {
  en: (code) =>
    `Thinking about Canada? Here you can check your options for free, in English or Persian. My referral code is ${code}.`,
  fa: (code) =>
    `به کانادا فکر می‌کنید؟ اینجا می‌توانید رایگان و به فارسی یا انگلیسی ببینید چه راه‌هایی دارید. کد معرف من ${code} است.`,
}

export function Material() {
  const texts = useTexts('referrals').material
  const { language: own } = useLanguage()
  const [language, setLanguage] = useState<Language>(own)
  const { code, link } = useSuspenseQuery(myCodeQuery).data
  const words = WORDS[language](code)
  const address = `${link}&language=${language}`
  const picture = useAct(async () => openDownload((await call('POST /api/referrals/card', { language })).url))
  // Whoever closes the sheet of the device without choosing has not met a fault.
  const share = () => void navigator.share({ text: words, url: address }).catch(() => undefined)
  return (
    <div className={styles.stack}>
      <p className={styles.words}>{texts.lead}</p>
      <Segmented
        label={texts.language}
        segments={LANGUAGES.map((value) => ({ value, label: texts.languages[value] }))}
        value={language}
        onValueChange={setLanguage}
      />
      <p className={styles.quote} lang={language} dir={directionOf(language)}>
        {words}
        {'\n'}
        <bdi dir="ltr">{address}</bdi>
      </p>
      <div className={styles.acts}>
        <CopyButton text={`${words}\n${address}`}>{texts.copy}</CopyButton>
        {'share' in navigator && (
          <Button size="small" onClick={share}>
            {texts.share}
          </Button>
        )}
        <Button
          size="small"
          icon="download"
          busy={picture.isBusy}
          busyLabel={texts.busy}
          onClick={() => void picture.run()}
        >
          {texts.picture}
        </Button>
      </div>
      <Failure>{picture.failure}</Failure>
    </div>
  )
}
