import type { AuthorityDates } from '@rahnama/contract/applications.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import styles from './summary.module.css'

type DatesConflictProps = {
  theirs: AuthorityDates
  mine: AuthorityDates
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Both sides of what differs, and the choice between them. */
export function DatesConflict({ theirs, mine, onTakeTheirs, onKeepMine }: DatesConflictProps) {
  const { dates: texts } = useTexts('caseFile')
  const { date, code } = formats(useLanguage().language)
  const names = (Object.keys(theirs) as (keyof AuthorityDates)[]).filter((name) => theirs[name] !== mine[name])
  const say = (name: keyof AuthorityDates, value: string | null) =>
    value === null ? texts.nothing : name === 'authorityNumber' ? code(value) : date(value)
  return (
    <Alert
      tone="warning"
      live
      title={texts.conflictTitle}
      actions={
        <>
          <Button size="small" onClick={onKeepMine}>
            {texts.keepMine}
          </Button>
          <Button size="small" onClick={onTakeTheirs}>
            {texts.takeTheirs}
          </Button>
        </>
      }
    >
      <div className={styles.sides}>
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{texts.theirs}</th>
              <th scope="col">{texts.yours}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">{texts.names[name]}</th>
                <td>{say(name, theirs[name])}</td>
                <td>{say(name, mine[name])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Alert>
  )
}
