import type { BlockViewOf, ServiceView } from '@rahnama/contract/content/content.ts'
import { splitFee } from '@rahnama/contract/our-fees.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { ButtonLink } from '../../ui/link/link.tsx'
import { Intake, Section } from '../blocks/blocks.tsx'
import { destinationOf } from '../destination-of.ts'
import { noticeKey, useWords } from '../page-words.tsx'
import { Prose } from '../prose/prose.tsx'
import { useWrittenIn } from '../written-in.tsx'
import styles from './full-services.module.css'
import { ServiceColumns, ServiceLine } from './service-line.tsx'

/** The services in lines that can be compared, each opening to its full account at an address of its own. */
export function FullServices({ title, lead, area, services }: BlockViewOf<'services'>) {
  return (
    <Section title={title} lead={lead} tone={area === 'china' ? 'sunken' : 'plain'}>
      <div className={styles.services}>
        <ServiceColumns hasTimes={services.some(({ times }) => times.length > 0)} />
        {services.map((service) => (
          <FoldedService key={service.slug} service={service} />
        ))}
      </div>
    </Section>
  )
}

/** The address leads to what is folded: browsers open it for a link by themselves. */
function FoldedService({ service }: { service: ServiceView }) {
  const writtenIn = useWrittenIn()
  return (
    <div {...writtenIn(service.language)}>
      <Disclosure look="row" summary={<ServiceLine service={service} />}>
        <Service service={service} />
      </Disclosure>
    </div>
  )
}

function Service({ service }: { service: ServiceView }) {
  const { ourFee, officialFees } = useTexts('site').content.services
  const { slug, area, title, summary, points, prose, action } = service
  const fee = service.fee === null ? undefined : splitFee(service.fee)
  return (
    <article className={styles.service} id={slug} aria-label={title} tabIndex={-1}>
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
      <div className={styles.aside}>
        {fee && (
          <dl className={styles.fee}>
            <dt>{ourFee}</dt>
            <dd>{fee.amount}</dd>
            {fee.hint && <dd className={styles.hint}>{fee.hint}</dd>}
          </dl>
        )}
        {area === 'canada' && (
          <p>
            <a href="#fees">{officialFees}</a>
          </p>
        )}
        <IntakeNote service={service} />
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
