import { CONSULTATION_CHANGE_CUTOFF_HOURS } from '@rahnama/contract/limits.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { PublicHead } from '../app/public-head.tsx'
import { loadPlace } from '../app/public-place.server.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Booking } from './booking.tsx'
import styles from './booking-page.module.css'
import { MINUTES, typeAt } from './booking-path.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadPlace(context, new URL(request.url).pathname)
}

export default function BookingPage() {
  const type = typeAt(useLocation().pathname)
  const texts = useTexts('consultations')
  const { contact } = useTexts('site').navigation
  const { minutes, hours } = formats(useLanguage().language)
  const { name, about, fee } = texts.types[type]
  return (
    <div className={styles.page}>
      <PublicHead {...useLoaderData<typeof loader>()} title={texts.title(name)} description={about} />
      <PageHeader
        title={name}
        caption={texts.lengthAndFee(minutes(MINUTES[type]), fee)}
        lead={about}
        trail={[{ label: contact, to: href('contact') }]}
      />
      <p className={styles.rule}>
        <Icon name="info" size="small" />
        {texts.rule(hours(CONSULTATION_CHANGE_CUTOFF_HOURS))}
      </p>
      <Booking key={type} type={type} />
    </div>
  )
}
