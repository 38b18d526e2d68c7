import type { ContentKind, ContentPart } from '@rahnama/contract/content/content.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
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
  faults: readonly PartFault[]
  /** The start of every field's id, where an error summary finds it. */
  idPrefix?: string
  /** A field that is drawn elsewhere. */
  without?: string | undefined
  onChange: (body: Body) => void
}

/** The fields of the facts, or of the text in one language, as its schema has them. */
export function PartFields({ kind, part, body, faults, idPrefix, without, onChange }: PartFieldsProps) {
  const ownId = useId()
  const shape = shapeOf(kind, part)
  const fields = shape.fields.filter(({ name }) => name !== without)
  return (
    <PartSurroundings {...{ part, faults, idPrefix: idPrefix ?? ownId }}>
      <div className={styles.fields}>
        <GroupFields shape={{ ...shape, fields }} path="" value={body} onChange={onChange} />
      </div>
    </PartSurroundings>
  )
}

type PartSurroundingsProps = Required<Pick<PartFieldsProps, 'part' | 'faults' | 'idPrefix'>> & { children: ReactNode }

/** What the fields of one part have in common. */
export function PartSurroundings({ part, faults, idPrefix, children }: PartSurroundingsProps) {
  const { faults: words } = useTexts('errors')
  const { data: claims } = useSuspenseQuery(rowsQuery('claim'))
  const { data: services } = useSuspenseQuery(rowsQuery('service'))
  const own = faults.filter((fault) => fault.part === part)
  const surroundings = {
    idOf: (path: string) => `${idPrefix}-${part}-${path}`,
    errorOf: (path: string) => {
      const found = own.find((candidate) => candidate.path === path)
      return found && words[found.fault]
    },
    hasErrorWithin: (path: string) => own.some((fault) => fault.path.startsWith(`${path}.`)),
    claims,
    services,
  }
  return <FieldSurroundingsProvider value={surroundings}>{children}</FieldSurroundingsProvider>
}
