import type { BlockViewOf, ServiceView } from '@rahnama/contract/content/content.ts'
import { href } from '../../site-map.ts'
import { Card, CardTitle } from '../../ui/card/card.tsx'
import { useWrittenIn } from '../written-in.tsx'
import { ServiceIntake } from './intake.tsx'
import { Row } from './rails.tsx'
import { Section } from './section.tsx'
import { ServiceIcon } from './service-icon.tsx'
import styles from './services.module.css'

/** The services at a glance, each leading to its full account. */
export function Services({ title, lead, area, services }: BlockViewOf<'services'>) {
  return (
    <Section title={title} lead={lead} tone={area === 'china' ? 'sunken' : 'plain'}>
      <Row className={styles.cards} area={area} hasLinks>
        {services.map((service) => (
          <ServiceCard key={service.slug} service={service} />
        ))}
      </Row>
    </Section>
  )
}

function ServiceCard({
  service: { slug, area, title, summary, intakes, variesByProvince, language },
}: {
  service: ServiceView
}) {
  const writtenIn = useWrittenIn()
  return (
    <Card as="li" className={styles.card} {...writtenIn(language)}>
      <ServiceIcon slug={slug} area={area} />
      <CardTitle to={`${href('services')}#${slug}`}>{title}</CardTitle>
      <p className={styles.summary}>{summary}</p>
      <ServiceIntake {...{ intakes, variesByProvince }} />
    </Card>
  )
}
