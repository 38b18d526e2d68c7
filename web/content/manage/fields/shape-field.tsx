import { countries } from '@rahnama/contract/locale/locale.ts'
import type { MediaReference } from '@rahnama/contract/media/media.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { ImageField } from '../../../media/media.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { DateField, type DateValue } from '../../../ui/date-field/date-field.tsx'
import { SearchableList } from '../../../ui/searchable-list/searchable-list.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextField } from '../../../ui/text-field/text-field.tsx'
import { Textarea } from '../../../ui/textarea/textarea.tsx'
import type { Body, GroupShape, NamedShape, Shape } from '../shape.ts'
import { titleOf } from '../title-of.ts'
import { useSurroundings } from './field-context.ts'
import { ListField } from './list-field.tsx'
import { MaybeField } from './maybe-field.tsx'
import { NumberField } from './number-field.tsx'
import { ProseField } from './prose-field.tsx'

export type ShapeFieldProps<S extends Shape = Shape> = {
  shape: S
  /** The answer stands there in its part, as the server names it. */
  path: string
  name: string
  label: string
  isOptional?: boolean
  labelHidden?: boolean
  value: unknown
  onChange: (value: unknown) => void
}

const LONGEST_SELECT = 20

/** Draws any answer by its shape. */
export function ShapeField(props: ShapeFieldProps) {
  const { shape, path, label, isOptional = false, labelHidden = false, value, onChange } = props
  const { idOf, errorOf } = useSurroundings()
  const field = { id: idOf(path), label, error: errorOf(path), optional: isOptional, labelHidden }
  const text = typeof value === 'string' ? value : ''
  const type = (typed: string) => onChange(typed === '' && isOptional ? undefined : typed)
  switch (shape.type) {
    case 'line':
      return <TextField {...field} value={text} onValueChange={type} />
    case 'address':
      return <TextField {...field} kind="code" value={text} onValueChange={type} />
    case 'email':
      return <TextField {...field} kind="email" autoComplete="off" value={text} onValueChange={type} />
    case 'passage':
      return <Textarea {...field} value={text} onValueChange={type} />
    case 'prose':
      return <ProseField {...field} value={text} onValueChange={type} />
    case 'picture':
      return <ImageField {...field} value={value as MediaReference | undefined} onValueChange={onChange} />
    case 'number':
      return <NumberField {...field} value={value} onValueChange={onChange} />
    case 'yes':
      return (
        <Checkbox
          id={field.id}
          error={field.error}
          {...{ label }}
          checked={value === true}
          onCheckedChange={onChange}
        />
      )
    case 'date':
      return <DateField {...field} value={(value as DateValue | undefined) ?? ''} onValueChange={onChange} />
    case 'reference':
    case 'choice':
      return <ChoiceField {...props} shape={shape} />
    case 'list':
      return <ListField {...props} shape={shape} draw={drawShape} />
    case 'maybe':
      return <MaybeField {...props} shape={shape} draw={drawShape} />
    case 'group':
      return <GroupFields shape={shape} path={path} value={value as Body} onChange={onChange} />
    case 'variants': {
      const body = value as Body
      const variant = shape.variants.find(({ name }) => name === body.type)
      return variant && <GroupFields shape={variant.shape} path={path} value={body} onChange={onChange} />
    }
  }
}

/** For answers that hold answers. */
const drawShape = (props: ShapeFieldProps) => <ShapeField {...props} />

type GroupFieldsProps = { shape: GroupShape; path: string; value: Body; onChange: (value: Body) => void }

export function GroupFields({ shape, path, value, onChange }: GroupFieldsProps) {
  const labelOf = useLabelOf()
  return shape.fields.map((field) => (
    <ShapeField
      key={field.name}
      shape={field.shape}
      name={field.name}
      label={labelOf(field)}
      path={path ? `${path}.${field.name}` : field.name}
      isOptional={field.isOptional}
      value={value[field.name]}
      onChange={(next) => onChange({ ...value, [field.name]: next })}
    />
  ))
}

function useLabelOf() {
  const { fields } = useTexts('content')
  return ({ name, shape }: NamedShape): string => {
    if (name === 'to' && shape.type === 'choice') return fields.mailbox
    return name in fields ? fields[name as keyof typeof fields] : name
  }
}

function ChoiceField({
  shape,
  path,
  name,
  label,
  isOptional = false,
  labelHidden = false,
  value,
  onChange,
}: ShapeFieldProps) {
  const options = useOptions(shape, name)
  const { idOf, errorOf } = useSurroundings()
  const field = { id: idOf(path), label, error: errorOf(path), optional: isOptional, labelHidden }
  const chosen = { options, value: typeof value === 'string' ? value : '', onValueChange: onChange }
  return options.length > LONGEST_SELECT ? <SearchableList {...field} {...chosen} /> : <Select {...field} {...chosen} />
}

function useOptions(shape: Shape, name: string) {
  const { choices } = useTexts('content')
  const { language } = useLanguage()
  const { claims, services } = useSurroundings()
  if (shape.type === 'choice') {
    const isCountry = name === 'country' || name === 'destination'
    if (isCountry)
      return countries(language).map(({ code, name: label, synonyms }) => ({ value: code, label, synonyms }))
    return shape.values.map((value) => ({ value, label: choices[value] ?? value }))
  }
  const rows = name === 'service' ? services : claims
  return rows.map((row) => ({ value: row.slug, label: titleOf(row, language).title ?? row.slug }))
}
