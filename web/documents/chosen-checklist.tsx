import { PROGRAMMES } from '@rahnama/rules/programmes/programmes.ts'
import { useSearchParams } from 'react-router'
import { useTexts } from '../i18n/i18n.tsx'
import { Select } from '../ui/select/select.tsx'
import { Checklist } from './checklist.tsx'
import styles from './documents-page.module.css'
import { DownloadAll } from './download-all.tsx'

export const CHECKLIST_ID = 'what-you-need'
const PARAMETER = 'programme'

/** The choice is part of the address, so that it can be sent and comes back with the browser's Back. */
export function ChosenChecklist({ hasFiles }: { hasFiles: boolean }) {
  const { all: texts, programmes } = useTexts('documents')
  const [parameters, setParameters] = useSearchParams()
  const chosen = PROGRAMMES.find((programme) => programme === parameters.get(PARAMETER)) ?? PROGRAMMES[0]
  const choose = (programme: string) =>
    setParameters(
      (before) => {
        before.set(PARAMETER, programme)
        return before
      },
      { preventScrollReset: true },
    )
  return (
    <section id={CHECKLIST_ID} aria-labelledby={`${CHECKLIST_ID}-title`} className={styles.section}>
      <h2 id={`${CHECKLIST_ID}-title`} className={styles.heading}>
        {texts.checklistTitle}
      </h2>
      <p className={styles.lead}>{texts.checklistLead}</p>
      <div className={styles.choice}>
        <Select
          label={texts.programme}
          options={PROGRAMMES.map((value) => ({ value, label: programmes[value] }))}
          value={chosen}
          onValueChange={(value) => choose(value)}
        />
        {hasFiles && <DownloadAll programme={chosen} />}
      </div>
      <Checklist key={chosen} programme={chosen} />
    </section>
  )
}
