import { PageHead } from '../app/page.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Icon, type IconName } from '../ui/icon/icon.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import styles from './landing-page.module.css'
import { RouteScene } from './route-scene.tsx'

const STEP_ICONS: IconName[] = ['profile', 'chart', 'route']

export default function LandingPage() {
  const { pages, landing } = useTexts('site')
  return (
    <>
      <PageHead {...pages.landing} />
      <section className={styles.hero}>
        <div className={styles.words}>
          <p className={styles.caption}>{landing.caption}</p>
          <h1 className={styles.heading}>{pages.landing.heading}</h1>
          <p className={styles.lead}>{pages.landing.lead}</p>
          <div className={styles.actions}>
            <ButtonLink to={href('signIn')} variant="primary" size="large" iconEnd="arrow-forward">
              {landing.start}
            </ButtonLink>
            <ButtonLink to={href('services')} variant="quiet" size="large">
              {landing.services}
            </ButtonLink>
          </div>
          <p className={styles.reassurance}>{landing.reassurance}</p>
        </div>
        <RouteScene label={landing.routeLabel} />
      </section>

      <section className={styles.band}>
        <div className={styles.inner}>
          <h2>{landing.steps.heading}</h2>
          <ol className={styles.steps}>
            {landing.steps.items.map((step, index) => (
              <li key={step.title} className={styles.step}>
                <span className={styles.stepIcon}>
                  <Icon name={STEP_ICONS[index] ?? 'check'} />
                </span>
                <h3>{step.title}</h3>
                <p>{step.body}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>

      <section className={styles.destinations}>
        <Destination kind="canada" {...landing.canada} />
        <Destination kind="china" {...landing.china} />
      </section>

      <section className={styles.closing}>
        <h2>{landing.closing.heading}</h2>
        <p>{landing.closing.body}</p>
        <ButtonLink to={href('signIn')} variant="primary" size="large">
          {landing.start}
        </ButtonLink>
      </section>
    </>
  )
}

type DestinationProps = { kind: 'canada' | 'china'; heading: string; lead: string; items: readonly string[] }

function Destination({ kind, heading, lead, items }: DestinationProps) {
  return (
    <article className={styles.destination} data-kind={kind}>
      <h2>{heading}</h2>
      <p>{lead}</p>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </article>
  )
}
