import { APPLICATION_STAGES, CLOSED_STAGES } from '@rahnama/contract/application-standings.ts'
import type { DeskFilter } from '@rahnama/contract/cases/cases.ts'
import { CASE_FLAGS, DESK_KINDS } from '@rahnama/contract/desk-words.ts'
import { PROGRAMS } from '@rahnama/rules/programs/programs.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTexts } from '../../../i18n/i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { isNarrowed, writeFilter } from '../filter.ts'
import { colleaguesQuery } from '../queries.ts'
import styles from './filters.module.css'

/** Nothing on the desk is over or not sent yet. */
const OPEN_STAGES = APPLICATION_STAGES.filter(
  (stage) => stage !== 'preparing' && !CLOSED_STAGES.some((closed) => closed === stage),
)
const SAYS_OWNER = ['mine', 'unassigned']

type Option = { value: string; label: string }

/** What narrows a view. It stands in the address, so that Back and a reload keep it. */
export function Filters({ filter }: { filter: DeskFilter }) {
  const { filters: texts, kinds } = useTexts('desk')
  const { stages, flags } = useTexts('caseWords')
  const { names } = useTexts('programs')
  const [, setQuery] = useSearchParams()
  const { data: colleagues = [] } = useQuery(colleaguesQuery)
  const set = (changes: Partial<DeskFilter>) => setQuery(writeFilter({ ...filter, ...changes }), { replace: true })
  const choose = (name: 'kind' | 'program' | 'stage' | 'flag' | 'ownerId') => (value: string) =>
    set({ [name]: value || undefined })
  const own = filter.view
  return (
    <search aria-label={texts.label} className={styles.filters}>
      <Choice
        name={texts.names.kind}
        any={texts.kind}
        value={filter.kind}
        options={DESK_KINDS.map((value) => ({ value, label: kinds[value] }))}
        onChoose={choose('kind')}
      />
      <Choice
        name={texts.names.program}
        any={texts.program}
        value={filter.program}
        options={PROGRAMS.map((value) => ({ value, label: names[value].name }))}
        onChoose={choose('program')}
      />
      <Choice
        name={texts.names.stage}
        any={texts.stage}
        value={filter.stage}
        options={OPEN_STAGES.map((value) => ({ value, label: stages[value] }))}
        onChoose={choose('stage')}
      />
      <Choice
        name={texts.names.flag}
        any={texts.flag}
        value={filter.flag}
        options={CASE_FLAGS.map((value) => ({ value, label: flags[value] }))}
        onChoose={choose('flag')}
      />
      {!SAYS_OWNER.includes(own) && (
        <Choice
          name={texts.names.owner}
          any={texts.owner}
          value={filter.ownerId}
          options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={choose('ownerId')}
        />
      )}
      {isNarrowed(filter) && (
        <Button
          size="small"
          variant="quiet"
          icon="close"
          onClick={() => setQuery(writeFilter({ view: filter.view }), { replace: true })}
        >
          {texts.clear}
        </Button>
      )}
    </search>
  )
}

type ChoiceProps = {
  name: string
  any: string
  value: string | undefined
  options: readonly Option[]
  onChoose: (value: string) => void
}

function Choice({ name, any, value = '', options, onChoose }: ChoiceProps) {
  return (
    <select
      aria-label={name}
      className={styles.choice}
      data-set={value !== '' || undefined}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
