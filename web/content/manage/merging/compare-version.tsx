import type { ContentVersion } from '@rahnama/contract/content/content.ts'
import { directionOf } from '@rahnama/contract/locale/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { describeError } from '../../../api/api.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { SkeletonList } from '../../../ui/skeleton/skeleton.tsx'
import styles from '../manage.module.css'
import { usePlaceName } from '../place-name.ts'
import { versionQuery } from '../queries.ts'
import type { Editing } from '../use-editing.ts'
import { compareBodies, type Difference } from './compare-bodies.ts'
import { Said } from './said.tsx'

type CompareVersionProps = {
  editing: Editing
  version: ContentVersion
  name: string
  mayRestore: boolean
  onRestore: () => void
  onClose: () => void
}

/** An old version beside the newest draft, field by field, before one becomes the other. */
export function CompareVersion({ editing, version, name, mayRestore, onRestore, onClose }: CompareVersionProps) {
  const { versions: texts, conflict } = useTexts('content')
  const errors = useTexts('errors')
  const { part, number } = version
  const { data, error } = useQuery(versionQuery(editing.item.id, part, number))
  const newest = editing.item.bodies[part]
  const differences = data && compareBodies(data.body, newest)
  return (
    <Dialog
      open
      size="large"
      title={texts.compareTitle(name)}
      description={texts.compareLead}
      onOpenChange={(isOpen) => isOpen || onClose()}
      actions={
        <>
          <Button variant="primary" icon="undo" disabled={!mayRestore || !differences} onClick={onRestore}>
            {texts.restore}
          </Button>
          <Button onClick={onClose}>{conflict.cancel}</Button>
        </>
      }
    >
      {error && <Alert tone="danger">{describeError(error, errors)}</Alert>}
      {!error && !differences && <SkeletonList />}
      {differences?.length === 0 && <p className={styles.faint}>{texts.same}</p>}
      {differences && differences.length > 0 && (
        <dl className={styles.differences}>
          {differences.map((difference) => (
            <DifferenceRow
              key={difference.path + String(difference.after === undefined)}
              {...{ difference, name, part }}
              bodies={{ before: data?.body, after: newest }}
            />
          ))}
        </dl>
      )}
    </Dialog>
  )
}

type DifferenceRowProps = {
  difference: Difference
  name: string
  part: ContentVersion['part']
  bodies: { before: unknown; after: unknown }
}

function DifferenceRow({ difference: { path, before, after }, name, part, bodies }: DifferenceRowProps) {
  const { versions: texts } = useTexts('content')
  const placeOf = usePlaceName()
  const { language } = useLanguage()
  const written = part === 'facts' ? language : part
  const sides = [
    { label: name, value: before },
    { label: texts.newest, value: after },
  ]
  return (
    <div>
      <dt>{placeOf(path, after === undefined ? bodies.before : bodies.after)}</dt>
      <dd className={styles.sides} dir={directionOf(language)}>
        {sides.map(({ label, value }) => (
          <div key={label}>
            <span className={styles.sideName}>{label}</span>
            <div lang={written} dir={directionOf(written)}>
              <Said value={value} />
            </div>
          </div>
        ))}
      </dd>
    </div>
  )
}
