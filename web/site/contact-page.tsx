import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ConsultationCards } from '../consultations/consultations.tsx'
import { loadPage, loadSite } from '../content/content.server.ts'
import { PageContent } from '../content/content.tsx'
import { ContactForm } from '../enquiries/enquiries.tsx'
import { LetterboxScene } from './scenes/letterbox-scene.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const [loaded, { site }] = await Promise.all([loadPage(context, 'contact'), loadSite(context)])
  return { loaded, email: site.contactEmail, phone: site.phone }
}

export default function ContactPage() {
  const { loaded, email, phone } = useLoaderData<typeof loader>()
  return (
    <PageContent
      {...loaded}
      scene={<LetterboxScene />}
      enquiryForm={<ContactForm email={email} phone={phone} />}
      consultations={ConsultationCards}
    />
  )
}
