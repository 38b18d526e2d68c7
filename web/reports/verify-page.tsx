import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PublicHead } from '../app/public-head.tsx'
import { loadPlace } from '../app/public-place.server.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import styles from './verify.module.css'
import { VerifyForm } from './verify-form.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  return loadPlace(context, href('verifyReport'))
}

export default function VerifyPage() {
  const texts = useTexts('reports').verify
  return (
    <div className={styles.page}>
      <PublicHead {...useLoaderData<typeof loader>()} title={texts.title} description={texts.lead} />
      <PageHeader title={texts.heading} lead={texts.lead} caption={texts.title} />
      <VerifyForm />
    </div>
  )
}
