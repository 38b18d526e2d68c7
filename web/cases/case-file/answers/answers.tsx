import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { loadList } from '@rahnama/contract/profile/lists/lists.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../i18n/i18n.tsx'
import { ListsContext, type LongFormProps } from '../../../long-form/long-form.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { PanelBody } from '../../../ui/panel/panel.tsx'
import { Loaded } from '../loaded.tsx'
import { answersQuery, questionsQuery } from '../queries.ts'
import styles from './answers.module.css'
import { FormAnswers } from './form-answers.tsx'

const LISTS: NonNullable<LongFormProps<never>['lists']> = {
  fieldsOfStudy: (language) => loadList('fieldsOfStudy', language),
  occupations: (language) => loadList('occupations', language),
  spokenLanguages: (language) => loadList('spokenLanguages', language),
}

/** The profile and the forms as the client said them, in the words they were asked in. */
export function Answers({ file }: { file: CaseFile }) {
  const { answers: texts } = useTexts('caseFile')
  const query = useQuery(answersQuery(file.folio))
  const { data: questions = [] } = useQuery(questionsQuery(file.folio))
  const [isMarkedOnly, setMarkedOnly] = useState(false)
  const open = questions.filter(({ answeredAt, withdrawnAt }) => !answeredAt && !withdrawnAt)
  return (
    <Loaded query={query}>
      {({ forms, unproven, contradictions }) => {
        // Only the profile's answers are marked.
        const isMarked = (form: string) => form === 'profile' && unproven.length + contradictions.length > 0
        const shown = isMarkedOnly ? forms.filter(({ form }) => isMarked(form)) : forms
        return (
          <ListsContext value={LISTS}>
            <div className={styles.answers}>
              <div className={styles.top}>
                <p className={styles.soft}>{texts.lead}</p>
                <Checkbox label={texts.onlyMarked} checked={isMarkedOnly} onCheckedChange={setMarkedOnly} />
              </div>
              {forms.length === 0 && <p>{texts.empty}</p>}
              {forms.length > 0 && shown.length === 0 && <p>{texts.noneMarked}</p>}
              {shown.map((sheet) => (
                <PanelBody key={sheet.form}>
                  <FormAnswers
                    sheet={sheet}
                    unproven={sheet.form === 'profile' ? unproven : []}
                    contradictions={sheet.form === 'profile' ? contradictions : []}
                    asked={open.flatMap(({ form, path }) => (form === sheet.form && path ? [path] : []))}
                    isMarkedOnly={isMarkedOnly}
                    mayAsk={file.closedAt === null}
                  />
                </PanelBody>
              ))}
            </div>
          </ListsContext>
        )
      }}
    </Loaded>
  )
}
