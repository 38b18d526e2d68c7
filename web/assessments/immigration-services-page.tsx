import { PageHead } from '../app/page.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { ServiceCards } from './service-cards.tsx'

export default function ImmigrationServicesPage() {
  const texts = useTexts('services')
  return (
    <>
      <PageHead {...texts} />
      <PageHeader title={texts.heading} lead={texts.lead} />
      <ServiceCards />
    </>
  )
}
