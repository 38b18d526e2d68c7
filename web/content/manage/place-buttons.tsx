import { useTexts } from '../../i18n/i18n.tsx'
import { IconButton } from '../../ui/button/button.tsx'
import styles from './manage.module.css'
import { placeButtonId, type Way } from './use-order.ts'

type PlaceButtonsProps = { id: string; name: string; isFirst: boolean; isLast: boolean; onMove: (way: Way) => void }

export function PlaceButtons({ id, name, isFirst, isLast, onMove }: PlaceButtonsProps) {
  const { up, down } = useTexts('content').list
  return (
    <span className={styles.place}>
      <IconButton
        id={placeButtonId(id, 'up')}
        icon="arrow-up"
        label={up(name)}
        disabled={isFirst}
        onClick={() => onMove('up')}
      />
      <IconButton
        id={placeButtonId(id, 'down')}
        icon="arrow-down"
        label={down(name)}
        disabled={isLast}
        onClick={() => onMove('down')}
      />
    </span>
  )
}
