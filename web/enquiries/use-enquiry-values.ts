import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readContact } from '../kept-session/kept-session.ts'
import { keepDraft, readDraft, type Typed } from './enquiry-draft.ts'
import { EMPTY, type EnquiryValues, type FieldName } from './enquiry-values.ts'

/** Names the service a link to the form is about. */
const SERVICE_QUERY = 'service'

/** Holds what is typed into the form while it is not sent, over what is known of whoever is signed in. */
export function useEnquiryValues(frame: RefObject<HTMLElement | null>, services: Record<string, string>) {
  const [typed, setTyped] = useState<Typed>()
  const known = useKnown()
  const [query] = useSearchParams()
  const service = query.get(SERVICE_QUERY) ?? ''
  /** Only what stands there when the page wakes up counts. */
  const wake = useEffectEvent(() => {
    const asked = Object.hasOwn(services, service) ? { serviceType: service } : {}
    setTyped({ ...readDraft(), ...asked, ...typedInto(frame.current) })
  })
  useEffect(() => wake(), [])
  useEffect(() => {
    if (typed) keepDraft(typed)
  }, [typed])
  return {
    values: { ...EMPTY, ...known, ...typed },
    change: (name: FieldName, value: string) => setTyped((now) => ({ ...now, [name]: value })),
    clear: () => setTyped({}),
  }
}

function useKnown(): Partial<EnquiryValues> {
  const [known, setKnown] = useState<Partial<EnquiryValues>>({})
  useEffect(() => {
    let isGone = false
    readContact().then((contact) => {
      if (!contact || isGone) return
      const { name, email, phone, country } = contact
      setKnown({ name, email, ...(phone && { phone }), ...(country && { country }) })
    })
    return () => {
      isGone = true
    }
  }, [])
  return known
}

/** Text that was typed before hydration counts as typed. */
function typedInto(frame: HTMLElement | null): Partial<EnquiryValues> {
  const boxes = frame?.querySelectorAll<HTMLInputElement>('[name]') ?? []
  const typed = [...boxes].filter(({ name, value }) => name in EMPTY && name !== 'country' && value !== '')
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]))
}
