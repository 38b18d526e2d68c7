import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PublicHead } from '../app/public-head.tsx'
import { loadPlace } from '../app/public-place.server.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Button } from '../ui/button/button.tsx'
import { Card } from '../ui/card/card.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { useKeptAnswers } from './kept-answers.ts'
import styles from './self-check-page.module.css'
import { firstOpenStep, stepsFor } from './self-check-steps.ts'

export function loader({ context }: LoaderFunctionArgs) {
  return loadPlace(context, href('selfCheck'))
}

/** The self-check begins here: what is needed, how long it takes and what becomes of the answers. */
export default function SelfCheckPage() {
  const texts = useTexts('selfCheck')
  const { answers = {}, change } = useKeptAnswers()
  const hasBegun = Object.keys(answers).length > 0
  const open = firstOpenStep(answers)
  const [first] = stepsFor({})
  const next = open ?? 'result'
  const label = !hasBegun ? texts.start.begin : open ? texts.start.goOn : texts.start.seeResult
  return (
    <div className={styles.page}>
      <PublicHead {...useLoaderData<typeof loader>()} title={texts.title} description={texts.lead} />
      <PageHeader title={texts.heading} lead={texts.lead} caption={texts.title} />
      <div className={styles.notes}>
        <Card as="section">
          <h2 className={styles.note}>
            <Icon name="documents" />
            {texts.start.needed}
          </h2>
          <ul>
            {texts.start.neededItems.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Card>
        <Card as="section">
          <h2 className={styles.note}>
            <Icon name="lock" />
            {texts.start.privacy}
          </h2>
          <p>{texts.start.privacyBody}</p>
        </Card>
      </div>
      <div className={styles.acts}>
        <ButtonLink
          to={href('selfCheckStep', { step: hasBegun ? next : (first?.name ?? 'result') })}
          variant="primary"
          size="large"
          iconEnd="arrow-forward"
        >
          {label}
        </ButtonLink>
        {hasBegun && (
          <Button variant="quiet" size="large" onClick={() => change({})}>
            {texts.start.again}
          </Button>
        )}
      </div>
    </div>
  )
}
