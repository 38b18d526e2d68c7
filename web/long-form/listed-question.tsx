import { countries } from '@rahnama/contract/locale/locale.ts'
import type { ListName } from '@rahnama/contract/long-form/long-form.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import type { FieldProps } from '../ui/field/field.tsx'
import { SearchableList } from '../ui/searchable-list/searchable-list.tsx'
import { useList } from './use-list.ts'

type ListedProps = FieldProps & { value: string; onValueChange: (value: string) => void }

export function CountryQuestion(props: ListedProps) {
  const { language } = useLanguage()
  const options = countries(language).map(({ code, name, synonyms }) => ({
    value: code as string,
    label: name,
    synonyms,
  }))
  return <SearchableList {...props} options={options} />
}

export function ListedQuestion({ list, ...props }: ListedProps & { list: ListName }) {
  const texts = useTexts('longForm')
  const state = useList(list)
  if (state && 'failed' in state) {
    return (
      <Alert tone="warning" live actions={<Button onClick={state.retry}>{texts.load.retry}</Button>}>
        {props.label}: {texts.question.listFailed}
      </Alert>
    )
  }
  return <SearchableList {...props} options={state?.options ?? []} disabled={!state} />
}
