import type { consents } from '@rahnama/contract/consents.ts'
import { countryName, deviceTimeZone, formats } from '@rahnama/contract/locale/locale.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import { BOOKING_WORDINGS, ENQUIRY_WORDINGS } from '@rahnama/contract/service-consents.ts'
import { useCallback, useState } from 'react'
import { useParams } from 'react-router'
import { call, describeError } from '../api/api.ts'
import { PageHead } from '../app/page.tsx'
import { useLoaded } from '../app/use-loaded.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Failure, useAct } from '../ui/act/act.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { Fact, Facts } from '../ui/facts/facts.tsx'
import { TextLink } from '../ui/link/link.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { SkeletonText } from '../ui/skeleton/skeleton.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import styles from './guest-data-page.module.css'

/** Emails to people without an account lead here. It asks before it acts: mail scanners open links, too. */
export default function GuestDataPage() {
  const texts = useTexts('guestData')
  // The server keeps one rendering for all links, so nothing of this one may be in it.
  const isHydrated = useHydrated()
  return (
    <div className={styles.page}>
      <PageHead title={texts.title} lead={texts.lead} />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <PageHeader title={texts.title} lead={texts.lead} />
      {isHydrated ? <Stored /> : <SkeletonText />}
      <p>
        <TextLink to={href('contentPage', { slug: 'privacy' })}>{texts.privacy}</TextLink>
      </p>
    </div>
  )
}

type Held = Output<typeof consents.readByLink>
type Withdrawn = Output<typeof consents.withdrawByLink>

function Stored() {
  const texts = useTexts('guestData')
  const errors = useTexts('errors')
  const { token = '' } = useParams()
  const load = useCallback(() => call('GET /api/consents/links/{token}', { token }), [token])
  const loaded = useLoaded(load)
  const [withdrawn, setWithdrawn] = useState<Withdrawn>()
  const withdrawing = useAct(async () => {
    setWithdrawn(await call('POST /api/consents/links/{token}/withdrawal', { token }))
  })
  if (withdrawn) {
    return (
      <Alert tone="success" title={texts.done}>
        {texts.afterwards[withdrawn.occasion]}
      </Alert>
    )
  }
  if (loaded.status === 'failed') {
    return (
      <Alert
        tone="danger"
        title={texts.unknown}
        actions={
          <Button size="small" onClick={loaded.reload}>
            {texts.retry}
          </Button>
        }
      >
        {describeError(loaded.error, errors)} {texts.unknownHint}
      </Alert>
    )
  }
  if (loaded.status === 'loading') return <SkeletonText />
  const held = loaded.value
  return (
    <>
      <HeldFacts held={held} />
      {held.withdrawnAt === null && (
        <>
          <p>{texts.consequences[held.occasion]}</p>
          <div>
            <Button
              variant="danger"
              busy={withdrawing.isBusy}
              busyLabel={texts.busy}
              onClick={() => void withdrawing.run()}
            >
              {texts.withdraw[held.occasion]}
            </Button>
          </div>
          <Failure>{withdrawing.failure}</Failure>
        </>
      )}
    </>
  )
}

const WORDINGS = { enquiry: ENQUIRY_WORDINGS, booking: BOOKING_WORDINGS }

function HeldFacts({ held }: { held: Held }) {
  const texts = useTexts('guestData')
  const { language } = useLanguage()
  const { dateTime, code, number } = formats(language, { timeZone: deviceTimeZone() })
  const { fields, services } = useTexts('enquiries')
  const { occasion, phone, country, serviceType, startsAt, withdrawnAt } = held
  const agreed = WORDINGS[occasion].find(({ version }) => version === held.version)
  return (
    <Facts>
      <Fact name={texts.reference}>{code(held.reference)}</Fact>
      <Fact name={texts.name}>
        <bdi>{held.name}</bdi>
      </Fact>
      <Fact name={texts.email}>
        <bdi>{held.email}</bdi>
      </Fact>
      {phone && (
        <Fact name={texts.phone}>
          <bdi dir="ltr">{phone}</bdi>
        </Fact>
      )}
      {country && <Fact name={fields.country.label}>{countryName(country, language)}</Fact>}
      {serviceType && <Fact name={fields.serviceType.label}>{services[serviceType]}</Fact>}
      {startsAt && (
        <Fact name={texts.startsAt}>
          {dateTime(startsAt)}
          {held.isCancelled && ` · ${texts.cancelled}`}
        </Fact>
      )}
      <Fact name={texts.words[occasion]}>
        <bdi className={styles.words}>{held.words}</bdi>
      </Fact>
      {occasion === 'enquiry' && <Fact name={texts.replies}>{number(held.replies)}</Fact>}
      <Fact name={texts.agreed}>
        {agreed?.text[language]} ({dateTime(held.givenAt)})
      </Fact>
      {withdrawnAt && <Fact name={texts.withdrawnAt}>{dateTime(withdrawnAt)}</Fact>}
      <Fact name={texts.until}>{dateTime(held.until)}</Fact>
    </Facts>
  )
}
