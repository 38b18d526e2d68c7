import { provinces } from '@rahnama/contract/locale/locale.ts'
import { type SimpleField, UNKNOWN, type Value } from '@rahnama/contract/long-form/long-form.ts'
import type { PhoneValue } from '@rahnama/contract/phone-number/phone-number.ts'
import type { AnyFieldTexts } from '../i18n/form-texts.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Checkbox, CheckboxGroup } from '../ui/checkbox/checkbox.tsx'
import { DateField, type DateValue } from '../ui/date-field/date-field.tsx'
import type { FieldProps } from '../ui/field/field.tsx'
import { PhoneField } from '../ui/phone-field/phone-field.tsx'
import { RadioGroup } from '../ui/radio/radio.tsx'
import { Select } from '../ui/select/select.tsx'
import { TextField } from '../ui/text-field/text-field.tsx'
import { Textarea } from '../ui/textarea/textarea.tsx'
import { idOf, useOpenForm } from './form-context.ts'
import { CountryQuestion, ListedQuestion } from './listed-question.tsx'
import styles from './long-form.module.css'
import { boxFor, type InBox } from './typed.ts'

const MOST_RADIOS = 6
const RADIOS: readonly SimpleField['kind'][] = ['yesNo', 'choice']

export type QuestionProps = { field: SimpleField; path: string; texts: AnyFieldTexts; error: string | undefined }

/** One question, with "I do not know yet" where that is an answer. */
export function Question({ field, path, texts, error }: QuestionProps) {
  const { store, sheet } = useOpenForm()
  const words = useTexts('longForm').question
  const box = sheet.boxes[path]?.box ?? boxFor(field, sheet.kept[path] as Value | undefined)
  const type = (next: InBox) => store.type(path, next)
  const isUnknown = box === UNKNOWN && field.mayBeUnknown === true
  const props = {
    id: idOf(path),
    label: texts.label,
    hint: hintOf(texts, words.why),
    error,
    optional: field.optional === true,
  }
  return (
    <div className={styles.question}>
      <Control
        field={field}
        path={path}
        texts={texts}
        props={props}
        box={isUnknown && !RADIOS.includes(field.kind) ? boxFor(field, undefined) : box}
        onType={type}
      />
      {field.mayBeUnknown && !hasUnknownOption(field) && (
        <Checkbox
          label={words.unknown}
          checked={isUnknown}
          onCheckedChange={(checked) => type(checked ? UNKNOWN : boxFor(field, undefined))}
        />
      )}
    </div>
  )
}

function hintOf({ hint, why }: AnyFieldTexts, sayWhy: (reason: string) => string) {
  if (!why) return hint
  return (
    <>
      {hint}
      <span className={styles.why}>{sayWhy(why)}</span>
    </>
  )
}

const hasUnknownOption = (field: SimpleField) => RADIOS.includes(field.kind)

type ControlProps = {
  field: SimpleField
  path: string
  texts: AnyFieldTexts
  props: FieldProps & { id: string; label: string }
  box: InBox
  onType: (box: InBox) => void
}

function Control({ field, path, texts, props, box, onType }: ControlProps) {
  const { drawDocument, form } = useOpenForm()
  const words = useTexts('longForm').question
  const { language } = useLanguage()
  const text = typeof box === 'string' ? box : ''
  switch (field.kind) {
    case 'text':
      return (
        <TextField
          {...props}
          value={text}
          onValueChange={onType}
          {...(field.autoComplete && { autoComplete: field.autoComplete })}
        />
      )
    case 'longText':
      return <Textarea {...props} value={text} onValueChange={onType} maxCharacters={field.max} />
    case 'email':
      return <TextField {...props} kind="email" value={text} onValueChange={onType} />
    case 'webAddress':
      return <TextField {...props} kind="url" value={text} onValueChange={onType} />
    case 'phone':
      return <PhoneField {...props} value={box as PhoneValue} onValueChange={onType} />
    case 'date':
      return (
        <DateField {...props} value={box as DateValue} onValueChange={onType} precision={field.precision ?? 'day'} />
      )
    case 'year':
      return <DateField {...props} value={box as DateValue} onValueChange={onType} precision="year" />
    case 'number':
      return (
        <TextField
          {...props}
          kind={field.decimals > 0 ? 'decimal' : 'numeric'}
          characters={Math.max(6, String(field.max).length + 2)}
          {...(field.unit && { unit: words.units[field.unit] })}
          value={text}
          onValueChange={onType}
        />
      )
    case 'yesNo':
      return (
        <RadioGroup
          {...props}
          layout={field.mayBeUnknown ? 'stacked' : 'inline'}
          value={text}
          onValueChange={onType}
          options={[{ value: 'yes', label: words.yes }, { value: 'no', label: words.no }, ...unknownOption()]}
        />
      )
    case 'choice': {
      const options = [
        ...field.options.map((value) => ({ value, label: texts.options?.[value] ?? value })),
        ...unknownOption(),
      ]
      return options.length <= MOST_RADIOS ? (
        <RadioGroup {...props} value={text} onValueChange={onType} options={options} />
      ) : (
        <Select {...props} value={text} onValueChange={onType} options={options} />
      )
    }
    case 'choices':
      return (
        <CheckboxGroup
          {...props}
          values={Array.isArray(box) ? box : []}
          onValuesChange={onType}
          options={field.options.map((value) => ({ value, label: texts.options?.[value] ?? value }))}
        />
      )
    case 'province':
      return (
        <Select
          {...props}
          value={text}
          onValueChange={onType}
          options={provinces(language).map(({ code, name }) => ({ value: code as string, label: name }))}
        />
      )
    case 'country':
      return <CountryQuestion {...props} value={text} onValueChange={onType} />
    case 'listed':
      return <ListedQuestion {...props} list={field.list} value={text} onValueChange={onType} />
    case 'consent':
      return (
        <Checkbox
          id={props.id}
          label={props.label}
          hint={props.hint}
          error={props.error}
          checked={box === true}
          onCheckedChange={onType}
        />
      )
    case 'document':
      return drawDocument?.({
        document: field.document,
        subject: `${form.name}/${path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : path}`,
        label: props.label,
        optional: field.optional === true,
      })
  }

  function unknownOption() {
    return field.mayBeUnknown ? [{ value: UNKNOWN as string, label: words.unknown }] : []
  }
}
