import { LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'
import { useState } from 'react'
import { call, describeError } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Button } from '../ui/button/button.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import styles from './report.module.css'

/** The PDF may be wanted in the other language: by a consultant, a school, a relative. */
export function DownloadReport({ idOf, name }: { idOf: () => Promise<string>; name?: string }) {
  const texts = useTexts('reports').download
  const errors = useTexts('errors')
  const toast = useToast()
  const { language: own } = useLanguage()
  const [drawing, setDrawing] = useState<Language>()
  const download = async (language: Language) => {
    setDrawing(language)
    try {
      open(await call('POST /api/reports/{id}/download', { id: await idOf(), language }))
      toast.success({ title: texts.done })
    } catch (error) {
      toast.error({ title: texts.failed, description: describeError(error, errors) })
    } finally {
      setDrawing(undefined)
    }
  }
  const labels: Record<Language, string> = { en: texts.inEnglish, fa: texts.inPersian }
  const ownFirst = LANGUAGES.toSorted((a, b) => Number(b === own) - Number(a === own))
  return (
    <div className={styles.downloads}>
      {ownFirst.map((language) => (
        <Button
          key={language}
          icon="download"
          busy={drawing === language}
          busyLabel={texts.busy}
          aria-label={[texts.act, labels[language], name].filter(Boolean).join(', ')}
          onClick={() => download(language)}
        >
          {language === own ? texts.act : labels[language]}
        </Button>
      ))}
    </div>
  )
}

/** The link serves the file as an attachment, so the page stays. */
function open({ url, fileName }: { url: string; fileName: string }): void {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
}
