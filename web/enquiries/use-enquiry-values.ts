import { type RefObject, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { EMPTY, type EnquiryValues, type FieldName } from './check-enquiry.ts'
import { keepDraft, readDraft } from './enquiry-draft.ts'

/** Names the service a link to the form is about. */
const SERVICE_QUERY = 'service'

/** Holds what is typed into the form while it is not sent. */
export function useEnquiryValues(frame: RefObject<HTMLElement | null>, services: Record<string, string>) {
  const [values, setValues] = useState<EnquiryValues>()
  const [query] = useSearchParams()
  const service = query.get(SERVICE_QUERY) ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stands there when the page wakes up
  useEffect(() => {
    const asked = Object.hasOwn(services, service) ? { serviceType: service } : {}
    setValues({ ...readDraft(), ...asked, ...typedInto(frame.current) })
  }, [])
  useEffect(() => {
    if (values) keepDraft(values)
  }, [values])
  return {
    values: values ?? EMPTY,
    change: (name: FieldName, value: string) => setValues((now = EMPTY) => ({ ...now, [name]: value })),
    clear: () => setValues(EMPTY),
  }
}

/** Text that was typed before hydration counts as typed. */
function typedInto(frame: HTMLElement | null): Partial<EnquiryValues> {
  const boxes = frame?.querySelectorAll<HTMLInputElement>('[name]') ?? []
  const typed = [...boxes].filter(({ name, value }) => name in EMPTY && name !== 'country' && value !== '')
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]))
}
