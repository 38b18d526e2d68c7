import type { ContentKind, ContentPart } from '@rahnama/contract/content/content.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTexts } from '../../../i18n/i18n.tsx'
import styles from '../manage.module.css'
import { rowsQuery } from '../queries.ts'
import { type Body, shapeOf } from '../shape.ts'
import type { PartFault } from '../use-editing.ts'
import { FieldSurroundingsProvider } from './field-context.ts'
import { GroupFields } from './shape-field.tsx'

type PartFieldsProps = {
  kind: ContentKind
  part: ContentPart
  body: Body
  fault: PartFault | undefined
  /** The start of every field's id, where an error summary finds it. */
  idPrefix?: string
  onChange: (body: Body) => void
}

/** The fields of the facts, or of the text in one language, as its schema has them. */
export function PartFields({ kind, part, body, fault, idPrefix, onChange }: PartFieldsProps) {
  const ownId = useId()
  const { faults } = useTexts('errors')
  const { data: claims } = useSuspenseQuery(rowsQuery('claim'))
  const { data: services } = useSuspenseQuery(rowsQuery('service'))
  const issues =
    fault?.part === part ? fault.issues.map(({ field, ...issue }) => ({ ...issue, path: pathIn(field) })) : []
  const surroundings = {
    idOf: (path: string) => `${idPrefix ?? ownId}-${part}-${path}`,
    errorOf: (path: string) => {
      const issue = issues.find((candidate) => candidate.path === path)
      return issue && faults[issue.fault]
    },
    hasErrorWithin: (path: string) => issues.some((issue) => issue.path.startsWith(`${path}.`)),
    claims,
    services,
  }
  return (
    <FieldSurroundingsProvider value={surroundings}>
      <div className={styles.fields}>
        <GroupFields shape={shapeOf(kind, part)} path="" value={body} onChange={onChange} />
      </div>
    </FieldSurroundingsProvider>
  )
}

/** The server names `body.title`, or `en.title` when an item is made. */
export function pathIn(field: string): string {
  return field.split('.').slice(1).join('.')
}
