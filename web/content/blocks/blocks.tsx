import type { BlockView } from '@rahnama/contract/content.ts'
import type { ReactNode } from 'react'
import { Articles } from './articles.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Cards } from './cards.tsx'
import { ContactCards } from './contact-cards.tsx'
import { Faq } from './faq.tsx'
import { FullServices } from './full-services.tsx'
import { Hero } from './hero.tsx'
import { MailInvitation } from './mail-invitation.tsx'
import { People } from './people.tsx'
import { Credentials, Values } from './points.tsx'
import { RunningText } from './running-text.tsx'
import { Services } from './services.tsx'
import { Stats } from './stats.tsx'
import { Steps } from './steps.tsx'
import { Stories } from './stories.tsx'
import { Timeline } from './timeline.tsx'

/** How one page draws blocks that others draw more plainly. */
export type Look = {
  scene?: ReactNode
  hero?: { caption: string; note: string; size: 'front' }
  services?: 'full'
  story?: 'timeline'
}

export function Blocks({ blocks, look }: { blocks: readonly BlockView[]; look: Look }) {
  return blocks.map((block, place) => <Block key={place} block={block} look={look} />)
}

function Block({ block, look }: { block: BlockView; look: Look }) {
  switch (block.type) {
    case 'hero':
      return <Hero {...block} {...look.hero} scene={look.scene} />
    case 'prose':
      return look.story === 'timeline' ? <Timeline {...block} /> : <RunningText {...block} />
    case 'cards':
      return <Cards {...block} />
    case 'values':
      return <Values {...block} />
    case 'stats':
      return <Stats {...block} />
    case 'steps':
      return <Steps {...block} />
    case 'services':
      return look.services === 'full' ? <FullServices {...block} /> : <Services {...block} />
    case 'people':
      return <People {...block} />
    case 'credentials':
      return <Credentials {...block} />
    case 'stories':
      return <Stories {...block} />
    case 'faq':
      return <Faq {...block} />
    case 'articles':
      return <Articles {...block} />
    case 'contact-cards':
      return <ContactCards {...block} />
    case 'mail-invitation':
      return <MailInvitation {...block} />
    case 'call-to-action':
      return <CallToAction {...block} />
    case 'consultations':
    case 'enquiry-form':
      return null
  }
}
