import { type CountryCode, countries, foldDigits, formats, isCountryCode } from '@rahnama/contract/locale/locale.ts'
import { DIAL_CODES, type PhoneValue, recognisedCountry } from '@rahnama/contract/phone-number/phone-number.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { classNames } from '../class-names.ts'
import { controlClass, Field, type FieldProps } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { foldWhileTyping } from '../text-field/text-field.tsx'
import styles from './phone-field.module.css'

/** Most of our clients live there or are going there. */
const USUAL: readonly CountryCode[] = ['IR', 'AF', 'CA', 'CN', 'TR', 'AE']

export type PhoneFieldProps = FieldProps & {
  name?: string
  value: PhoneValue
  onValueChange: (value: PhoneValue) => void
  onBlur?: () => void
  disabled?: boolean
}

/** Runs left to right as a whole in both directions of page, the code first. What is typed is kept as typed. */
export function PhoneField({ name, value, onValueChange, onBlur, disabled, ...field }: PhoneFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.phone} dir="ltr">
          <CountryCodeList
            country={value.country}
            disabled={disabled ?? false}
            onCountryChange={(country) => onValueChange({ ...value, country })}
          />
          <input
            {...control}
            className={classNames(controlClass, styles.number)}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            name={name}
            disabled={disabled}
            value={value.typed}
            onBlur={onBlur}
            onChange={(event) => {
              const next = { ...value, typed: foldWhileTyping(event.currentTarget, foldDigits) }
              onValueChange({ ...next, country: recognisedCountry(next) })
            }}
          />
        </div>
      )}
    </Field>
  )
}

type CountryCodeListProps = {
  country: CountryCode
  disabled: boolean
  onCountryChange: (country: CountryCode) => void
}

/** The list of the platform lies unseen over the code, so that the box stays as narrow as +98. */
function CountryCodeList({ country, disabled, onCountryChange }: CountryCodeListProps) {
  const texts = useTexts('ui').phoneField
  const { language, direction } = useLanguage()
  const format = formats(language)
  const callable = countries(language).filter(({ code }) => DIAL_CODES[code])
  const toOption = ({ code, name }: (typeof callable)[number]) => (
    <option key={code} value={code}>
      {name} {format.code(`+${DIAL_CODES[code]}`)}
    </option>
  )
  return (
    <span className={classNames(controlClass, styles.code)} data-disabled={disabled || undefined}>
      <span aria-hidden="true">+{DIAL_CODES[country]}</span>
      <Icon name="chevron-down" size="small" />
      <select
        className={styles.list}
        dir={direction}
        aria-label={texts.country}
        autoComplete="tel-country-code"
        disabled={disabled}
        value={country}
        onChange={(event) => isCountryCode(event.currentTarget.value) && onCountryChange(event.currentTarget.value)}
      >
        <optgroup label={texts.usual}>{callable.filter(({ code }) => USUAL.includes(code)).map(toOption)}</optgroup>
        <optgroup label={texts.all}>{callable.filter(({ code }) => !USUAL.includes(code)).map(toOption)}</optgroup>
      </select>
    </span>
  )
}
