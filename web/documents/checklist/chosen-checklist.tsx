import type { Program } from '@rahnama/rules/programs/programs.ts'
import { useSearchParams } from 'react-router'
import { useTexts } from '../../i18n/i18n.tsx'
import { Select } from '../../ui/select/select.tsx'
import styles from '../documents-page.module.css'
import { DownloadAll } from '../download-all.tsx'
import { Checklist } from './checklist.tsx'

const CHECKLIST_ID = 'what-you-need'
const PARAMETER = 'program'

type ChosenChecklistProps = {
  /** In the order of this person. */
  programs: readonly Program[]
  hasFiles: boolean
}

/** The choice is part of the address, so that it can be sent and comes back with the browser's Back. */
export function ChosenChecklist({ programs, hasFiles }: ChosenChecklistProps) {
  const { all: texts, programs: names } = useTexts('documents')
  const [parameters, setParameters] = useSearchParams()
  const chosen = programs.find((program) => program === parameters.get(PARAMETER)) ?? programs[0]
  const choose = (program: string) =>
    setParameters(
      (before) => {
        before.set(PARAMETER, program)
        return before
      },
      { preventScrollReset: true },
    )
  if (!chosen) return null
  return (
    <section id={CHECKLIST_ID} aria-labelledby={`${CHECKLIST_ID}-title`} className={styles.section}>
      <h2 id={`${CHECKLIST_ID}-title`} className={styles.heading}>
        {texts.checklistTitle}
      </h2>
      <p className={styles.lead}>{texts.checklistLead}</p>
      <div className={styles.choice}>
        <Select
          label={texts.program}
          options={programs.map((value) => ({ value, label: names[value] }))}
          value={chosen}
          onValueChange={(value) => choose(value)}
        />
        {hasFiles && <DownloadAll program={chosen} />}
      </div>
      <Checklist key={chosen} program={chosen} />
    </section>
  )
}
