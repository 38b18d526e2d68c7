import { parseProse } from '@rahnama/contract/content/content.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import type { FieldProps } from '../../../ui/field/field.tsx'
import { Textarea } from '../../../ui/textarea/textarea.tsx'
import { Prose } from '../../prose/prose.tsx'
import styles from '../manage.module.css'
import { titleOf } from '../title-of.ts'
import { useSurroundings } from './field-context.ts'

const PREVIEW_LEVEL = 4

/** Running text with what it will look like under it, new with each letter. */
export function ProseField(field: FieldProps & { value: string; onValueChange: (value: string) => void }) {
  const texts = useTexts('content')
  const sayClaims = useClaimNames()
  return (
    <div className={styles.prose}>
      <Textarea {...field} hint={texts.proseHint} rows={8} />
      <Disclosure summary={texts.preview}>
        <div className={styles.preview}>
          <Prose nodes={parseProse(sayClaims(field.value))} topLevel={PREVIEW_LEVEL} />
        </div>
      </Disclosure>
    </div>
  )
}

/** The preview names a claim where the public page will say its figure. */
function useClaimNames() {
  const { language } = useLanguage()
  const { claims } = useSurroundings()
  return (source: string) =>
    source.replace(/\{\{([a-z0-9-]+)\}\}/g, (typed, key: string) => {
      const claim = claims.find(({ slug }) => slug === key)
      return claim ? `**‹${titleOf(claim, language).title ?? key}›**` : typed
    })
}
