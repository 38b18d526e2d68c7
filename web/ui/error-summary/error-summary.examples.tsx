import { useId } from 'react'
import { type Examples, inLanguage } from '../examples.ts'
import { TextField } from '../text-field/text-field.tsx'
import styles from './error-summary.module.css'
import { ErrorSummary } from './error-summary.tsx'

function Failed() {
  const id = useId()
  const name = inLanguage({ en: 'Enter your family name', fa: 'نام خانوادگی خود را وارد کنید' })
  const email = inLanguage({ en: 'Enter your e-mail address', fa: 'نشانی ایمیل خود را وارد کنید' })
  return (
    <div className={styles.example}>
      <ErrorSummary
        faults={[
          { id: `${id}-name`, message: name },
          { id: `${id}-email`, message: email },
        ]}
      />
      <TextField id={`${id}-name`} label={inLanguage({ en: 'Family name', fa: 'نام خانوادگی' })} error={name} />
      <TextField id={`${id}-email`} kind="email" label={inLanguage({ en: 'E-mail', fa: 'ایمیل' })} error={email} />
    </div>
  )
}

export const examples: Examples = {
  name: 'Error summary',
  about: 'Everything that keeps a form from being sent, each with a way to its field.',
  accessibility: [
    '3.3.1, 3.3.3: the same words as on the field, linked to it',
    '4.1.3: takes focus after a failed submit; the title of the page begins with Error',
    '2.4.3: a link leads to the control itself, with its question in sight',
  ],
  examples: { 'with its fields': () => <Failed /> },
}
