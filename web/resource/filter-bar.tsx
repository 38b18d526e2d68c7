import { useTexts } from '../i18n/i18n.tsx'
import { Select } from '../ui/select/select.tsx'
import { TextField } from '../ui/text-field/text-field.tsx'
import type { Filter, Resource } from './describe.ts'
import styles from './resource.module.css'
import type { useAsked } from './use-asked.ts'

type FilterBarProps<Row> = { resource: Resource<Row>; address: ReturnType<typeof useAsked> }

/** Nothing chosen needs a value of its own: an empty one reads "choose". */
const ALL = 'all'

export function FilterBar<Row>({ resource, address }: FilterBarProps<Row>) {
  if (resource.search === undefined && resource.filters.length === 0) return null
  return (
    <search className={styles.tools}>
      {resource.search !== undefined && (
        <div className={styles.search}>
          <TextField label={resource.search} value={address.typed} onValueChange={address.type} maxLength={100} />
        </div>
      )}
      {resource.filters.map((filter) => (
        <div key={filter.name} className={styles.filter}>
          <OneFilter
            filter={filter}
            value={address.asked.filters[filter.name] ?? ''}
            onChange={(value) => address.setFilter(filter.name, value)}
          />
        </div>
      ))}
    </search>
  )
}

type OneFilterProps = { filter: Filter; value: string; onChange: (value: string) => void }

function OneFilter({ filter, value, onChange }: OneFilterProps) {
  const { all } = useTexts('resource')
  return (
    <Select
      label={filter.label}
      options={[{ value: ALL, label: all }, ...filter.options]}
      value={value || ALL}
      onValueChange={(chosen) => onChange(chosen === ALL ? '' : chosen)}
    />
  )
}
