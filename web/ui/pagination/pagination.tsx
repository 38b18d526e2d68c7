import { formats } from '@rahnama/contract/locale/locale.ts'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { buttonLook } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Anchor } from '../link/link.tsx'
import styles from './pagination.module.css'
import { type ShownPage, shownPages } from './shown-pages.ts'

type PaginationProps = { page: number; pages: number } & (
  | { hrefOf: (page: number) => string; onPage?: never }
  | { onPage: (page: number) => void; hrefOf?: never }
)

export function Pagination({ page, pages, ...turn }: PaginationProps) {
  const texts = useTexts('ui').pagination
  const { number } = formats(useLanguage().language)
  if (pages <= 1) return null
  return (
    <nav aria-label={texts.label} className={styles.pagination}>
      <Turn {...turn} page={page - 1} off={page <= 1}>
        <Icon name="chevron-back" size="small" />
        {texts.previous}
      </Turn>
      <ol className={styles.pages}>
        {shownPages(page, pages).map((shown, index, all) => (
          <li key={keyOf(shown, all[index - 1])}>
            {shown === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Turn {...turn} page={shown} current={shown === page} label={texts.page(number(shown))}>
                {number(shown)}
              </Turn>
            )}
          </li>
        ))}
      </ol>
      <span className={styles.position}>{texts.position(number(page), number(pages))}</span>
      <Turn {...turn} page={page + 1} off={page >= pages}>
        {texts.next}
        <Icon name="chevron-forward" size="small" />
      </Turn>
    </nav>
  )
}

const keyOf = (shown: ShownPage, before: ShownPage | undefined) => (shown === 'gap' ? `after ${before}` : shown)

type TurnProps = {
  page: number
  hrefOf?: (page: number) => string
  onPage?: (page: number) => void
  off?: boolean
  current?: boolean
  label?: string
  children: ReactNode
}

function Turn({ page, hrefOf, onPage, off = false, current = false, label, children }: TurnProps) {
  const look = buttonLook({ variant: 'quiet' }, styles.turn)
  const inside = <span className={styles.label}>{children}</span>
  const marks = { 'aria-label': label, 'aria-current': current ? ('page' as const) : undefined }
  if (hrefOf && !off) {
    return (
      <Anchor {...look} {...marks} to={hrefOf(page)}>
        {inside}
      </Anchor>
    )
  }
  return (
    <button {...look} {...marks} type="button" disabled={off} onClick={() => onPage?.(page)}>
      {inside}
    </button>
  )
}
