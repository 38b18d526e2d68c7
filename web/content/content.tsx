import { Blocks, type Look } from './blocks/blocks.tsx'
import { Hero } from './blocks/hero.tsx'
import { Rails } from './blocks/rails.tsx'
import type { LoadedPage } from './content.server.ts'
import { ContentHead } from './content-head.tsx'
import { NotTranslated } from './not-translated.tsx'
import { WordsProvider } from './page-words.tsx'
import { EnclosingLanguage, useWrittenIn } from './written-in.tsx'

export { Prose } from './prose/prose.tsx'
export { useWrittenIn } from './written-in.tsx'

/** A public page as its owner wrote it. Without a hero its title and description stand at the top. */
export function PageContent({ page, head, words, ...look }: LoadedPage & Look) {
  const writtenIn = useWrittenIn()
  const { title, description, blocks, language } = page
  return (
    <WordsProvider value={words}>
      <ContentHead head={head} />
      <NotTranslated writtenIn={language} />
      <div {...writtenIn(language)}>
        <EnclosingLanguage value={language}>
          {blocks[0]?.type !== 'hero' && (
            <Hero picture={null} title={title} lead={description} actions={[]} scene={look.scene} />
          )}
          <Rails value={look.isShort ?? false}>
            <Blocks blocks={blocks} look={look} />
          </Rails>
        </EnclosingLanguage>
      </div>
    </WordsProvider>
  )
}
