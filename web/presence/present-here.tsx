import type { Presence } from '@rahnama/contract/cases/cases.ts'
import { isolate } from '@rahnama/contract/locale/locale.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import type { IconName } from '../ui/icon/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx'
import { useMyMode } from './my-mode.tsx'
import styles from './presence.module.css'
import { usePresence } from './use-presence.ts'

const ICONS: Record<Presence['mode'], IconName> = { looking: 'eye', writing: 'edit', writingNote: 'edit' }

/** Who else looks at this case or writes about it now. */
export function PresentHere({ folio }: { folio: string }) {
  const { presence: texts } = useTexts('caseFile')
  const others = usePresence(folio, useMyMode().mode)
  return (
    <div role="status">
      {others.length > 0 && (
        <ul className={styles.present} aria-label={texts.label}>
          {others.map(({ id, name, mode }) => (
            <li key={id} title={texts.modes[mode](isolate(name))}>
              <Badge tone={mode === 'looking' ? 'neutral' : 'warning'} icon={ICONS[mode]}>
                <VisuallyHidden>{texts.modes[mode](isolate(name))}</VisuallyHidden>
                <span aria-hidden="true">
                  <bdi>{name}</bdi> · {texts[mode]}
                </span>
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
