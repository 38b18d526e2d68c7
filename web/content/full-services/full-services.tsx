import type { BlockViewOf, ServiceView } from '@rahnama/contract/content/content.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { ButtonLink } from '../../ui/link/link.tsx'
import { Intake, Section, ServiceIcon, ServiceIntake } from '../blocks/blocks.tsx'
import { destinationOf } from '../destination-of.ts'
import { noticeKey, useWords } from '../page-words.tsx'
import { Prose } from '../prose/prose.tsx'
import { useWrittenIn } from '../written-in.tsx'
import styles from './full-services.module.css'
import { ServiceTable } from './service-table.tsx'

/** The services in full: compared first, then one by one, each at an address of its own. */
export function FullServices({ title, lead, area, services }: BlockViewOf<'services'>) {
  return (
    <Section title={title} lead={lead} tone={area === 'china' ? 'sunken' : 'plain'}>
      <ServiceTable services={services} />
      <div className={styles.services}>
        {services.map((service) => (
          <Service key={service.slug} service={service} />
        ))}
      </div>
    </Section>
  )
}

function Service({ service }: { service: ServiceView }) {
  const writtenIn = useWrittenIn()
  const { ourFee, officialFees } = useTexts('site').content.services
  const { slug, area, title, summary, points, prose, action, language, times, fee } = service
  return (
    <article className={styles.service} id={slug} tabIndex={-1} {...writtenIn(language)}>
      <div className={styles.aside}>
        <ServiceIcon slug={slug} area={area} />
        <h3>{title}</h3>
        <IntakeNote service={service} />
        {(times.length > 0 || fee) && (
          <dl className={styles.times}>
            {times.map(({ key, label, figure }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
            {fee && (
              <div>
                <dt>{ourFee}</dt>
                <dd>{fee}</dd>
              </div>
            )}
          </dl>
        )}
        {area === 'canada' && (
          <p>
            <a href="#fees">{officialFees}</a>
          </p>
        )}
      </div>
      <div className={styles.account}>
        <p className={styles.summary}>{summary}</p>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <Prose nodes={prose} topLevel={3} />
        <ButtonLink {...destinationOf(action.href)} iconEnd="arrow-forward" data-print="hidden">
          {action.label}
        </ButtonLink>
      </div>
    </article>
  )
}

function IntakeNote({ service: { intakes, variesByProvince } }: { service: ServiceView }) {
  const { sourceIs } = useTexts('site').content.services
  const { notices, sources } = useWords()
  const [intake] = intakes
  if (!intake) return null
  if (variesByProvince) return <ProvinceNews intakes={intakes} />
  return (
    <div className={styles.intake}>
      <Intake intake={intake} />
      <p>{notices[noticeKey(intake.notice)]}</p>
      <p className={styles.source}>
        {sourceIs} {sources[intake.source]}
      </p>
    </div>
  )
}

/** A province that takes expressions of interest as ever has no news. */
function ProvinceNews({ intakes }: Pick<ServiceView, 'intakes'>) {
  const { provincesTitle, sourceIs } = useTexts('site').content.services
  const { notices, provinces, sources } = useWords()
  const news = intakes.filter(({ notice }) => notice !== 'EXPRESSION_OF_INTEREST')
  return (
    <div className={styles.intake}>
      <ServiceIntake intakes={intakes} variesByProvince />
      <p>{notices.EXPRESSION_OF_INTEREST}</p>
      <p>{provincesTitle}</p>
      <dl className={styles.provinces}>
        {news.map((intake) => (
          <div key={intake.id}>
            <dt>{provinces[intake.id]}</dt>
            <dd>
              <Intake intake={intake} />
              {notices[noticeKey(intake.notice)]}{' '}
              <span className={styles.source}>
                {sourceIs} {sources[intake.source]}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
