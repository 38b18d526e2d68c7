import type { BlockView, BlockViewOf } from '@rahnama/contract/content/content.ts'
import { type ComponentType, Fragment, type ReactElement, type ReactNode } from 'react'
import { Contents, sectionIdOf } from '../contents.tsx'
import { ReadersOwn } from '../written-in.tsx'
import { Articles } from './articles.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Cards } from './cards.tsx'
import { ContactCards } from './contact-cards.tsx'
import { Elsewhere } from './elsewhere.tsx'
import { Faq } from './faq.tsx'
import { Hero } from './hero.tsx'
import { ImageBlock } from './image.tsx'
import { MailInvitation } from './mail-invitation.tsx'
import { People } from './people.tsx'
import { Credentials, Values } from './points.tsx'
import { SectionId } from './rails.tsx'
import { RunningText } from './running-text.tsx'
import { Services } from './services.tsx'
import { Stats } from './stats.tsx'
import { Steps } from './steps.tsx'
import { Stories } from './stories.tsx'

export { Intake, ServiceIntake } from './intake.tsx'
export { Section } from './section.tsx'
export { ServiceIcon } from './service-icon.tsx'

/** One page draws these blocks richer than the others do. */
export type Look = {
  scene?: ReactNode
  /** The page itself adds these, each after the last block of a type; where the owner has none, it comes at the end. */
  additions?: readonly { after: BlockView['type']; show: ReactNode }[]
  /** Lists lie side by side on a phone, and the sections are listed after the hero. */
  isShort?: boolean
  hero?: { caption: string; note: string; size: 'front' }
  services?: ComponentType<BlockViewOf<'services'>>
  prose?: ComponentType<BlockViewOf<'prose'>>
  /** Only one page can afford to carry it; any other page leads there instead. */
  enquiryForm?: ReactNode
  consultations?: ComponentType<BlockViewOf<'consultations'>>
}

export function Blocks({ blocks, look }: { blocks: readonly BlockView[]; look: Look }) {
  const additions = (look.additions ?? []).map(({ after, show }) => {
    const place = blocks.findLastIndex(({ type }) => type === after)
    return { show, place: place < 0 ? blocks.length - 1 : place }
  })
  return blocks.map((block, place) => (
    <Fragment key={place}>
      <SectionId value={look.isShort ? sectionIdOf(place) : undefined}>
        <Block block={block} look={look} />
      </SectionId>
      {look.isShort && place === 0 && <Contents blocks={blocks} />}
      {additions.map(({ place: at, show }, index) => at === place && <Fragment key={index}>{show}</Fragment>)}
    </Fragment>
  ))
}

/** An element for each type: without its case a new type does not compile. */
function Block({ block, look }: { block: BlockView; look: Look }): ReactElement {
  const { services: DrawnServices = Services, prose: DrawnProse = RunningText, consultations: Consultations } = look
  switch (block.type) {
    case 'hero':
      return <Hero {...block} {...look.hero} scene={look.scene} />
    case 'image':
      return <ImageBlock {...block} />
    case 'prose':
      return <DrawnProse {...block} />
    case 'cards':
      return <Cards {...block} />
    case 'values':
      return <Values {...block} />
    case 'stats':
      return <Stats {...block} />
    case 'steps':
      return <Steps {...block} />
    case 'services':
      return <DrawnServices {...block} />
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
      return <Elsewhere {...block} here={Consultations && <Consultations {...block} />} tone="sunken" />
    case 'enquiry-form':
      return (
        <Elsewhere {...block} here={look.enquiryForm && <ReadersOwn>{look.enquiryForm}</ReadersOwn>} isForScreens />
      )
  }
}
