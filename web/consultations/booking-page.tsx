import { directionOf } from '@rahnama/contract/locale/locale.ts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PublicHead } from '../app/public-head.tsx'
import { loadPlace } from '../app/public-place.server.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { Booking } from './booking/booking.tsx'
import styles from './booking-page.module.css'
import { typeAt } from './booking-path.ts'
import { BookingRule } from './booking-rule.tsx'
import { loadOffer } from './load-offer.server.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const path = new URL(request.url).pathname
  const [place, offer] = await Promise.all([loadPlace(context, path), loadOffer(context, typeAt(path))])
  return { place, offer }
}

export default function BookingPage() {
  const { place, offer } = useLoaderData<typeof loader>()
  const texts = useTexts('consultations')
  const { contact } = useTexts('site').navigation
  const { language } = useLanguage()
  const writtenIn = offer.language === language ? {} : { lang: offer.language, dir: directionOf(offer.language) }
  return (
    <div className={styles.page}>
      <PublicHead {...place} title={texts.title(offer.title)} description={offer.text} />
      <div {...writtenIn}>
        <PageHeader
          title={offer.title}
          caption={offer.fee === null ? offer.length : texts.lengthAndFee(offer.length, offer.fee)}
          lead={offer.text}
          trail={[{ label: contact, to: href('contact') }]}
        />
      </div>
      <BookingRule />
      <Booking key={offer.type} type={offer.type} />
    </div>
  )
}
