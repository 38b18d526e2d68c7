import type { FieldFault } from '@rahnama/contract/errors.ts'
import { officeDay } from '@rahnama/contract/locale/locale.ts'
import { type Answers, checkForm, type LongForm } from '@rahnama/contract/long-form/long-form.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { type SheetStore, useAnswersNow } from '../long-form/long-form.tsx'
import { href } from '../site-map.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { TextLink } from '../ui/link/link.tsx'
import styles from './assessments.module.css'

type Obstacle = 'firstCheck' | 'noBranch' | 'oneCountry' | 'underOneYear'

const OBSTACLES: Partial<Record<FieldFault, Obstacle>> = {
  BELOW_FIRST_CHECK: 'firstCheck',
  NO_BRANCH_ABROAD: 'noBranch',
  REVENUE_IN_ONE_COUNTRY: 'oneCountry',
  UNDER_ONE_YEAR: 'underOneYear',
}

/** Finds the rule that stands in the way of this person, apart from slips. */
function obstacleIn(form: LongForm, answers: Answers): Obstacle | undefined {
  const today = officeDay(new Date())
  for (const { fault } of checkForm(form, answers, today)) {
    const obstacle = OBSTACLES[fault]
    if (obstacle) return obstacle
  }
  return undefined
}

type OtherWaysProps = { form: LongForm; saved: Answers; store: SheetStore | undefined }

/**
 * A person who does not qualify is told so kindly, and where to go from here. It comes once the answer is saved and
 * goes as soon as another is typed: leaving only then, it would draw the buttons away from under a finger.
 */
export function OtherWays({ form, saved, store }: OtherWaysProps) {
  const texts = useTexts('assessments').otherWays
  const typed = useAnswersNow(form, store)
  const obstacle = obstacleIn(form, saved)
  if (!obstacle || (typed && obstacleIn(form, typed) !== obstacle)) return null
  return (
    <Alert tone="info" live title={texts[obstacle].title}>
      <p>{texts[obstacle].body}</p>
      <p>{texts.what}</p>
      <ul className={styles.ways}>
        {obstacle === 'firstCheck' && (
          <li>
            <TextLink to={href('articles')}>{texts.prepareTest}</TextLink>
          </li>
        )}
        <li>
          <TextLink to={href('report')}>{texts.checkSelf}</TextLink>
        </li>
        <li>
          <TextLink to={href('immigrationServices')}>{texts.services}</TextLink>
        </li>
        <li>
          <TextLink to={href('portalBooking', { type: 'initial' })}>{texts.book}</TextLink>
        </li>
      </ul>
    </Alert>
  )
}
