import { type ReactNode, use, useId } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Rails, SectionId } from './rails.tsx'
import styles from './section.module.css'

type SectionProps = {
  title?: string | undefined
  lead?: string | undefined
  tone?: 'plain' | 'sunken' | 'inverse'
  /** With `beside` the heading stands at the start and the rest next to it. */
  layout?: 'stacked' | 'beside'
  /** On a phone, where the page is a short one, only its heading is seen until it is opened. */
  isFolded?: boolean
  /** Such a section is left out in print: nobody can use it on paper. */
  isForScreens?: boolean
  children: ReactNode
}

export function Section({
  title,
  lead,
  tone = 'plain',
  layout = 'stacked',
  isForScreens = false,
  isFolded = false,
  children,
}: SectionProps) {
  const id = use(SectionId)
  const isShort = use(Rails)
  const foldId = useId()
  const { open } = useTexts('site').content
  return (
    <section
      id={id}
      className={styles.section}
      data-short={isShort || undefined}
      data-folded={(isShort && isFolded) || undefined}
      data-tone={tone}
      data-print={isForScreens ? 'hidden' : undefined}
    >
      <div className={styles.inner} data-layout={layout}>
        {title && (
          <header className={styles.header}>
            <h2>{title}</h2>
            {isShort && isFolded && (
              <>
                {/* Without script the box itself opens the section. */}
                <input type="checkbox" id={foldId} className={styles.fold} aria-label={open(title)} />
                <label htmlFor={foldId} className={styles.foldFace} aria-hidden="true">
                  <Icon name="chevron-down" />
                </label>
              </>
            )}
            {lead && <p className={styles.lead}>{lead}</p>}
          </header>
        )}
        {children}
      </div>
    </section>
  )
}
