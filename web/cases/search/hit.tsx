import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import styles from './search.module.css'
import type { Found } from './use-search.ts'

type HitProps = { id: string; hit: Found; isActive: boolean; onPoint: () => void; onOpen: () => void }

/** Who it is, where it stands, and why it was found. */
export function Hit({ id, hit, isActive, onPoint, onOpen }: HitProps) {
  const texts = useTexts('deskSearch')
  const { stages } = useTexts('caseWords')
  const { names } = useTexts('programs')
  const { code } = formats(useLanguage().language)
  const { kind, folio, name, email, program, stage, isClosed, match } = hit
  const where = [program ? names[program].name : texts.kinds[kind], stage && stages[stage]].filter(Boolean)
  return (
    // Focus stays in the box, which says which option is active: an option takes neither focus nor keys.
    <div
      role="option"
      id={id}
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.hit}
      ref={(element) => {
        if (isActive) element?.scrollIntoView({ block: 'nearest' })
      }}
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onOpen}
      onKeyDown={undefined}
    >
      <span className={styles.who}>
        <bdi>{name.latin}</bdi>
        {name.persian && <bdi>{name.persian}</bdi>}
      </span>
      <span className={styles.folio}>{code(folio)}</span>
      <span className={styles.where}>
        {where.join(' · ')}
        {match === 'email' && <bdi> · {email}</bdi>}
      </span>
      <span className={styles.why}>
        {isClosed && <Badge>{texts.closed}</Badge>}
        {match && texts.matches[match]}
      </span>
    </div>
  )
}
