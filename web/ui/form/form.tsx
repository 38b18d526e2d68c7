import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useAct } from '../act/act.tsx'
import { Button, type ButtonLook } from '../button/button.tsx'
import { ErrorSummary, useFaultsLeft } from '../error-summary/error-summary.tsx'
import { useHydrated } from '../use-hydrated.ts'
import styles from './form.module.css'

export { faultsFrom, filledIn, useLateSchema } from './check-form.ts'

/** The words of each field: its question, perhaps a hint, and what may be wrong with the answer. */
export type FieldTexts = Record<string, { label: string; hint?: string; faults: Record<string, string> }>

/** Faults by field; only those that have a text. */
export type Faults<T extends FieldTexts> = { [Name in keyof T]?: keyof T[Name]['faults'] & string }

type FormOptions<T extends FieldTexts, Name extends keyof T & string> = {
  texts: T
  /** The names stand in the order they are asked. */
  names: readonly Name[]
  values: Record<Name, string>
  onValueChange: (name: Name, value: string) => void
  /** Fetches what the check needs: begun when somebody enters the form, awaited before it is checked. */
  prepare?: () => Promise<void>
  check: (values: Record<NoInfer<Name>, string>) => Faults<T>
  /** Sends the answers. Faults it returns are shown on their fields; what it throws is shown above them. */
  act: (values: Record<Name, string>) => Promise<Faults<T> | undefined>
}

export type FormState = {
  isBusy: boolean
  attempt: number
  summary: readonly { id: string; message: string }[]
  prepare?: (() => Promise<void>) | undefined
  submit: (event?: FormEvent) => Promise<void>
}

/** A short form: checked when it is sent, in the language of the page at any moment, never losing what was typed. */
export function useForm<T extends FieldTexts, Name extends keyof T & string>(options: FormOptions<T, Name>) {
  const { texts, names, values, onValueChange, prepare, check, act } = options
  const formId = useId()
  const [attempt, setAttempt] = useState(0)
  /** Answers the button of the last attempt gave itself. */
  const [given, setGiven] = useState<Partial<Record<Name, string>>>({})
  /** The server refused these; a refusal stands until its field is typed in, since only the server can judge it. */
  const [refused, setRefused] = useState<Faults<T>>({})
  const [found, setFound] = useFaultsLeft(
    ({ name }) => name,
    () => listed(names, { ...check({ ...values, ...given }), ...refused }),
  )

  const idOf = (name: Name) => `${formId}-${name}`
  const messageOf = (name: Name) => {
    const fault = found.find((each) => each.name === name)?.fault
    return fault && texts[name]?.faults[fault]
  }
  const show = (faults: Faults<T>) => {
    setFound(listed(names, faults))
    setAttempt((count) => count + 1)
  }
  const isRefused = (sent: Record<Name, string>): boolean => {
    const faults = check(sent)
    const hasFaults = Object.keys(faults).length > 0
    if (hasFaults) show(faults)
    return hasFaults
  }
  const sending = useAct(async (sent: Record<Name, string>) => {
    try {
      if (prepare) {
        await prepare()
        if (isRefused(sent)) return
      }
      const notTaken = (await act(sent)) ?? {}
      setRefused(notTaken)
      show(notTaken)
    } catch (error) {
      show({})
      throw error
    }
  })

  /** Changes are answers given by the button itself, such as "go on without". */
  const submit = async (event?: FormEvent, changes?: Partial<Record<Name, string>>) => {
    event?.preventDefault()
    if (sending.isBusy) return
    const sent = { ...values, ...changes }
    setGiven(changes ?? {})
    setRefused({})
    if (prepare || !isRefused(sent)) await sending.run(sent)
  }

  const [first] = names
  const summary = names.flatMap((name) => {
    const message = messageOf(name)
    return message ? [{ id: idOf(name), message }] : []
  })
  if (sending.failure !== undefined) summary.push({ id: first ? idOf(first) : '', message: sending.failure })

  const field = (name: Name) => {
    const hint = texts[name]?.hint
    return {
      id: idOf(name),
      name,
      label: texts[name]?.label ?? '',
      ...(hint !== undefined && { hint }),
      error: messageOf(name),
      value: values[name],
      onValueChange: (value: string) => {
        if (refused[name] !== undefined) setRefused({ ...refused, [name]: undefined })
        onValueChange(name, value)
      },
    }
  }

  return { field, isBusy: sending.isBusy, attempt, summary, prepare, submit, failure: sending.failure }
}

function listed<T extends FieldTexts, Name extends keyof T & string>(names: readonly Name[], faults: Faults<T>) {
  return names.flatMap((name) => {
    const fault = faults[name]
    return fault === undefined ? [] : [{ name, fault }]
  })
}

/** A form in which nothing can be wrong: one button, and what went wrong if it did. */
export function useUncheckedForm(act: () => Promise<void>) {
  return useForm({
    texts: {},
    names: [],
    values: {},
    onValueChange: () => {},
    check: () => ({}),
    act: async () => {
      await act()
      return undefined
    },
  })
}

type FormProps = {
  form: FormState
  /** The main button says what happens. */
  act: string
  busy: string
  /** This stands beside the main button. */
  also?: ReactNode
  wide?: boolean
  variant?: ButtonLook['variant']
  children?: ReactNode
}

export function Form({ form, act, busy, also, wide = false, variant = 'primary', children }: FormProps) {
  // Before hydration the answers of a sent form would go into the address and be lost.
  const isHydrated = useHydrated()
  return (
    <form className={styles.form} noValidate onFocus={form.prepare} onSubmit={form.submit}>
      <ErrorSummary faults={form.summary} attempt={form.attempt} />
      {children}
      <div className={styles.acts}>
        <Button type="submit" variant={variant} wide={wide} disabled={!isHydrated} busy={form.isBusy} busyLabel={busy}>
          {act}
        </Button>
        {also}
      </div>
    </form>
  )
}
