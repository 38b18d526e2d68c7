import { isolate } from '@rahnama/contract/locale/locale.ts'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../button/button.tsx'
import styles from './repeat-group.module.css'

type ItemRowProps = {
  name: string
  detail: ReactNode
  editButton: string
  /** While another item is edited this one only shows itself. */
  isLocked: boolean
  onEdit: () => void
  onRemove: () => void
}

export function ItemRow({ name, detail, editButton, isLocked, onEdit, onRemove }: ItemRowProps) {
  const texts = useTexts('ui').repeatGroup
  const act = (word: string, onClick: () => void, id?: string) => (
    <Button variant="quiet" size="small" id={id} aria-label={`${word} ${isolate(name)}`} onClick={onClick}>
      {word}
    </Button>
  )
  return (
    <li className={styles.item}>
      <div className={styles.text}>
        <bdi className={styles.name}>{name}</bdi>
        {detail && <div className={styles.detail}>{detail}</div>}
      </div>
      {!isLocked && (
        <div className={styles.acts}>
          {act(texts.edit, onEdit, editButton)}
          {act(texts.remove, onRemove)}
        </div>
      )}
    </li>
  )
}
