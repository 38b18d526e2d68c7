import type { ServiceType } from '@rahnama/contract/forms/enquiry-form.ts'
import { ENQUIRY_MESSAGE_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { type CountryCode, countries, formats, type Language } from '@rahnama/contract/locale/locale.ts'
import { ENQUIRY_WORDINGS } from '@rahnama/contract/service-consents.ts'
import { useRef, useState } from 'react'
import { ConsentWords } from '../consent-words/consent-words.tsx'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Form, faultsFrom, filledIn, useForm, useLateSchema } from '../ui/form/form.tsx'
import { SearchableList } from '../ui/searchable-list/searchable-list.tsx'
import { Select } from '../ui/select/select.tsx'
import { TextField } from '../ui/text-field/text-field.tsx'
import { Textarea } from '../ui/textarea/textarea.tsx'
import { ToastProvider, useToast } from '../ui/toast/toast.tsx'
import styles from './contact-form.module.css'
import { type EnquiryValues, FIELD_NAMES } from './enquiry-values.ts'
import { createSender, type Sent } from './send-enquiry.ts'
import { useEnquiryValues } from './use-enquiry-values.ts'
import { visibly } from './visibly.ts'

const [WORDING] = ENQUIRY_WORDINGS
const loadSchema = async () => (await import('@rahnama/contract/forms/enquiry-form.ts')).EnquiryForm
const COUNTRIES = { en: () => countryOptions('en'), fa: () => countryOptions('fa') }

/** The contact form with the toast that thanks for it. Without script its place is taken by our address and number. */
export function ContactForm({ email, phone }: { email: string; phone: string }) {
  const { withoutScript } = useTexts('enquiries')
  const { code } = formats(useLanguage().language)
  return (
    <ToastProvider>
      <div className={styles.withScript}>
        <Enquiry />
      </div>
      <div className={styles.withoutScript}>
        <p>
          <strong>{withoutScript.title}</strong>
        </p>
        <p>{withoutScript.body}</p>
        <p>
          <a href={`mailto:${email}`}>{code(email)}</a>
          {' · '}
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{code(phone)}</a>
        </p>
      </div>
    </ToastProvider>
  )
}

function Enquiry() {
  const texts = useTexts('enquiries')
  const { language } = useLanguage()
  const toast = useToast()
  const frame = useRef<HTMLDivElement>(null)
  const { values, change, clear } = useEnquiryValues(frame, texts.services)
  const [sent, setSent] = useState<Sent>()
  const [subject, setSubject] = useState('')
  const [send] = useState(createSender)
  const judge = useLateSchema(loadSchema, texts.fields)

  const act = async (typed: EnquiryValues) => {
    try {
      const enquiry = { ...filledIn({ ...typed, subject }), language, agreedTo: WORDING.version }
      setSent(await visibly(send(enquiry as Parameters<typeof send>[0])))
      clear()
      toast.success({ title: texts.sent.title, description: texts.sent.description })
      return undefined
    } catch (error) {
      return faultsFrom(error, texts.fields)
    }
  }

  const form = useForm({
    texts: texts.fields,
    names: FIELD_NAMES,
    values,
    onValueChange: change,
    ...judge,
    act,
  })
  const country = form.field('country')
  const serviceType = form.field('serviceType')

  return (
    <div ref={frame}>
      <Form form={form} act={texts.send} busy={texts.sending}>
        <div className={styles.pair}>
          <TextField {...form.field('name')} autoComplete="name" />
          <TextField {...form.field('email')} kind="email" />
        </div>
        <div className={styles.pair}>
          <TextField {...form.field('phone')} kind="phone" optional />
          <SearchableList
            {...country}
            optional
            options={COUNTRIES[language]}
            value={country.value as CountryCode | ''}
          />
        </div>
        <Select
          {...serviceType}
          optional
          options={(Object.keys(texts.services) as ServiceType[]).map((value) => ({
            value,
            label: texts.services[value],
          }))}
          value={serviceType.value as ServiceType | ''}
        />
        <Textarea {...form.field('message')} rows={6} maxCharacters={ENQUIRY_MESSAGE_MAX_CHARS} />
        <Honeypot label={texts.honeypot} value={subject} onValueChange={setSubject} />
        <ConsentWords text={WORDING.text} />
      </Form>
      {sent && <Receipt {...sent} />}
    </div>
  )
}

/** The toast goes; the promise and what to ask by stay. */
function Receipt({ reference, replyBy }: Sent) {
  const { sent } = useTexts('enquiries')
  const { dateTime } = formats(useLanguage().language)
  return (
    <div className={styles.receipt}>
      <Alert tone="success" title={sent.title}>
        <p>{sent.replyBy(dateTime(replyBy, { weekday: true }))}</p>
        <p>
          {sent.reference}{' '}
          <strong className={styles.reference} dir="ltr">
            {reference}
          </strong>
        </p>
      </Alert>
    </div>
  )
}

function countryOptions(language: Language) {
  return countries(language).map(({ code, name, synonyms }) => ({ value: code, label: name, synonyms }))
}

/** A honeypot: no person sees or reaches the field, so what fills it in is a machine. */
function Honeypot({ label, ...box }: { label: string; value: string; onValueChange: (value: string) => void }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {label}
        <input
          type="text"
          name="subject"
          tabIndex={-1}
          autoComplete="off"
          value={box.value}
          onChange={(event) => box.onValueChange(event.currentTarget.value)}
        />
      </label>
    </div>
  )
}
