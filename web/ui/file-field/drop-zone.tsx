import { type DragEvent, type ReactNode, useState } from 'react'
import styles from './file-field.module.css'

type DropZoneProps = { multiple: boolean; onDrop: (files: File[]) => void; children: ReactNode }

export function DropZone({ multiple, onDrop, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const dropped = [...event.dataTransfer.files]
    onDrop(multiple ? dropped : dropped.slice(0, 1))
  }
  return (
    <section
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
    </section>
  )
}
