import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { href } from '../../site-map.ts'
import { ButtonLink } from '../../ui/link/link.tsx'
import { ReadersOwn } from '../written-in.tsx'
import { Section } from './section.tsx'

type ElsewhereProps = {
  title: string
  lead?: string | undefined
  here: ReactNode
  tone?: 'sunken'
  isForScreens?: boolean
}

/** Shows what the page brought with it, or the way to the page that has it. */
export function Elsewhere({ title, lead, here, tone, isForScreens = false }: ElsewhereProps) {
  const { contact } = useTexts('site').navigation
  return (
    <Section
      title={title}
      lead={lead}
      tone={tone ?? 'plain'}
      layout={tone ? 'stacked' : 'beside'}
      isForScreens={isForScreens}
    >
      {here ?? (
        <ReadersOwn>
          <ButtonLink to={href('contact')} iconEnd="arrow-forward" data-print="hidden">
            {contact}
          </ButtonLink>
        </ReadersOwn>
      )}
    </Section>
  )
}
