import { directionOf, LANGUAGES, type Language, otherLanguage } from '@rahnama/contract/locale/locale.ts'
import { LanguageProvider, useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { EntryList } from './fields/entry-list.tsx'
import { isUntitled } from './fields/list-field.tsx'
import { PartSurroundings } from './fields/part-fields.tsx'
import { ShapeField } from './fields/shape-field.tsx'
import styles from './manage.module.css'
import { useEntryName } from './place-name.ts'
import { type Body, type Shape, shapeOf } from './shape.ts'
import type { Editing } from './use-editing.ts'

type Pair = Record<Language, Body>
type ListShape = Extract<Shape, { type: 'list' }>

/** The blocks of both languages, two by two; undefined where they are of other kinds or stand in another order. */
export function pairsOf({ item, bodyOf }: Pick<Editing, 'item' | 'bodyOf'>): Pair[] | undefined {
  if (item.kind !== 'page') return undefined
  const [en, fa] = [blocksOf(bodyOf('en')), blocksOf(bodyOf('fa'))]
  if (!en || !fa || en.length !== fa.length) return undefined
  const pairs = en.map((block, place) => ({ en: block, fa: fa[place] ?? block }))
  return pairs.every((pair) => pair.en.type === pair.fa.type) ? pairs : undefined
}

function blocksOf(body: Body | null): Body[] | undefined {
  return Array.isArray(body?.blocks) ? (body.blocks as Body[]) : undefined
}

type BlockPairsProps = { editing: Editing; pairs: readonly Pair[]; idPrefix: string; shown: Language }

/** Each block once, in both languages side by side. What is added, moved or removed is so in both. */
export function BlockPairs({ editing, pairs, idPrefix, shown }: BlockPairsProps) {
  const texts = useTexts('content')
  const { language } = useLanguage()
  const entryName = useEntryName()
  const blocks = shapeOf('page', 'en').fields.find(({ name }) => name === 'blocks')?.shape as ListShape
  const write = (next: readonly Pair[]) => {
    for (const each of LANGUAGES)
      editing.change(each, { ...editing.bodyOf(each), blocks: next.map((pair) => pair[each]) })
  }
  const hasFault = (place: number) => editing.faults.some(({ path }) => path.startsWith(`blocks.${place}.`))
  const own = editing.faults.find(({ path }) => path === 'blocks')
  const errors = useTexts('errors').faults
  return (
    <Panel title={texts.fields.blocks}>
      <p className={styles.faint}>{texts.blocksTogether}</p>
      <EntryList<Pair>
        id={`${idPrefix}-${own?.part ?? 'en'}-blocks`}
        label={texts.fields.blocks}
        error={own && errors[own.fault]}
        shape={blocks}
        entries={pairs}
        onChange={write}
        nameOf={(pair) => entryName(pair[language]) || entryName(pair[otherLanguage(language)])}
        isOpen={(pair, place) => hasFault(place) || isUntitled(pair[language])}
        create={(block = {}) => ({ en: structuredClone(block), fa: structuredClone(block) })}
        draw={(pair, place) => (
          <div className={styles.columns}>
            {LANGUAGES.map((each) => (
              <section
                key={each}
                aria-label={texts.languages[each]}
                className={styles.written}
                data-shown={each === shown}
                lang={each}
                dir={directionOf(each)}
              >
                <LanguageProvider initial={each}>
                  <PartSurroundings part={each} faults={editing.faults} idPrefix={idPrefix}>
                    <div className={styles.fields}>
                      <ShapeField
                        shape={blocks.of}
                        path={`blocks.${place}`}
                        name="blocks"
                        label=""
                        value={pair[each]}
                        onChange={(next) => write(pairs.with(place, { ...pair, [each]: next as Body }))}
                      />
                    </div>
                  </PartSurroundings>
                </LanguageProvider>
              </section>
            ))}
          </div>
        )}
      />
    </Panel>
  )
}
