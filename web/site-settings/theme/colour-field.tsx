import { formats } from '@rahnama/contract/locale/locale.ts'
import type { Refusal } from '@rahnama/contract/theme/theme.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { controlClass, Field } from '../../ui/field/field.tsx'
import styles from './theme.module.css'

/** `#rrggbb`, as the browser's own picker writes it. */
export function isColour(typed: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(typed)
}

type ColourFieldProps = {
  label: string
  hint: string
  value: string
  refusal: Refusal | undefined
  onChange: (colour: string) => void
}

/** A colour picked by eye or typed as the designer gave it. What cannot be read says so at once, with a shade that can. */
export function ColourField({ label, hint, value, refusal, onChange }: ColourFieldProps) {
  const texts = useTexts('themeSettings')
  const { number } = formats(useLanguage().language)
  const ratio = (of: number) => number(Math.floor(of * 10) / 10)
  const refused =
    refusal &&
    texts.refused(
      texts.roles[refusal.front] ?? refusal.front,
      texts.roles[refusal.ground] ?? refusal.ground,
      ratio(refusal.ratio),
      ratio(refusal.least),
    )
  return (
    <Field label={label} hint={hint} error={isColour(value) ? refused : texts.notAColour}>
      {(control) => (
        <>
          <span className={styles.colour}>
            <input
              type="color"
              className={styles.picker}
              aria-label={texts.pick(label)}
              value={isColour(value) ? value : '#000000'}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
            <input
              {...control}
              className={controlClass}
              dir="ltr"
              spellCheck={false}
              autoComplete="off"
              value={value}
              maxLength={7}
              onChange={(event) => onChange(event.currentTarget.value.trim().toLowerCase())}
            />
          </span>
          {refusal && (
            <span className={styles.shade}>
              <span className={styles.swatch} style={{ '--swatch': refusal.shade }} aria-hidden />
              <Button size="small" onClick={() => onChange(refusal.shade)}>
                {texts.takeShade(refusal.shade)}
              </Button>
            </span>
          )}
        </>
      )}
    </Field>
  )
}
