import { LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'
import { reports } from '@rahnama/contract/reports.ts'
import { useState } from 'react'
import { call, describeError } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Button } from '../ui/button/button.tsx'
import { Menu } from '../ui/menu/menu.tsx'
import { useToast } from '../ui/toast/toast.tsx'

/** The paper may be wanted in the other language: by a consultant, a school, a relative. */
export function DownloadReport({ idOf, name }: { idOf: () => Promise<string>; name?: string }) {
  const texts = useTexts('reports').download
  const errors = useTexts('errors')
  const toast = useToast()
  const { language: own } = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const download = async (language: Language) => {
    setBusy(true)
    try {
      open(await call(reports.download, { id: await idOf(), language }))
      toast.success({ title: texts.done })
    } catch (error) {
      toast.error({ title: texts.failed, description: describeError(error, errors) })
    } finally {
      setBusy(false)
    }
  }
  const labels: Record<Language, string> = { en: texts.inEnglish, fa: texts.inPersian }
  const ownFirst = LANGUAGES.toSorted((a, b) => Number(b === own) - Number(a === own))
  return (
    <Menu
      trigger={
        <Button
          icon="download"
          iconEnd="chevron-down"
          busy={isBusy}
          busyLabel={texts.busy}
          aria-label={name && `${texts.act}: ${name}`}
        >
          {texts.act}
        </Button>
      }
      groups={[ownFirst.map((language) => ({ label: labels[language], onSelect: () => void download(language) }))]}
    />
  )
}

/** The link serves the file as an attachment, so the page stays. */
function open({ url, fileName }: { url: string; fileName: string }): void {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
}
