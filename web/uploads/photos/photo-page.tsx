import { useTexts } from '../../i18n/i18n.tsx'
import { IconButton } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './photos-dialog.module.css'
import type { Photo } from './use-photos.ts'

export type PageAct = 'earlier' | 'later' | 'turn' | 'remove'

/** What is wrong with a photo has nothing to do with them. */
const NO_LIMITS = { types: '', max: '', isPicture: false }

const ICONS = { earlier: 'arrow-up', later: 'arrow-down', turn: 'refresh', remove: 'trash' } as const
const ACTS: readonly PageAct[] = ['earlier', 'later', 'turn', 'remove']

type PhotoPageProps = {
  photo: Photo
  name: string
  isFirst: boolean
  isLast: boolean
  onAct: (act: PageAct) => void
}

export function PhotoPage({ photo, name, isFirst, isLast, onAct }: PhotoPageProps) {
  const { photos: texts, faults } = useTexts('uploads')
  const { prepared } = photo
  const isImpossible = (act: PageAct) => (act === 'earlier' && isFirst) || (act === 'later' && isLast)
  return (
    <li className={styles.page} data-photo={photo.id}>
      <div className={styles.picture}>
        {prepared ? (
          <img src={prepared.url} alt={name} width={prepared.width} height={prepared.height} />
        ) : (
          <Icon name="image" label={texts.preparing} />
        )}
      </div>
      <div className={styles.about}>
        <strong>{name}</strong>
        {prepared?.fault && (
          <p className={styles.fault}>
            <Icon name="warning" size="small" /> {faults[prepared.fault](NO_LIMITS)}
          </p>
        )}
        {prepared?.hint && (
          <p className={styles.hint}>
            <Icon name="warning" size="small" /> {texts[prepared.hint]}
          </p>
        )}
        <div className={styles.acts}>
          {ACTS.map((act) => (
            <IconButton
              key={act}
              icon={ICONS[act]}
              label={texts[act](name)}
              data-act={act}
              disabled={isImpossible(act)}
              onClick={() => onAct(act)}
            />
          ))}
        </div>
      </div>
    </li>
  )
}
