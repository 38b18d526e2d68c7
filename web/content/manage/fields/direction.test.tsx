import { directionOf, LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'
import { expect, test } from 'vitest'
import { LanguageProvider, loadTexts } from '../../../i18n/i18n.tsx'
import { renderIn } from '../../../ui/render-in.tsx'
import { TextField } from '../../../ui/text-field/text-field.tsx'
import { TEXT_KINDS, type TextKind } from '../../../ui/text-field/text-kinds.ts'
import { Textarea } from '../../../ui/textarea/textarea.tsx'
import type { Shape } from '../shape.ts'
import { FieldSurroundingsProvider } from './field-context.ts'
import { ShapeField } from './shape-field.tsx'

const WORDS = { en: 'Hello, تهران', fa: 'سلام، Toronto' }
const surroundings = {
  ...{ idOf: (path: string) => `field-${path}`, errorOf: () => undefined, hasErrorWithin: () => false },
  ...{ claims: [], services: [] },
}

/** What decides where the reader's eye begins: words their own language, addresses and figures their nature, the rest the column. */
type Follows = 'value' | 'nature' | 'column'
const SHAPES: { shape: Shape; value: (words: string) => unknown; follows: Follows }[] = [
  { shape: { type: 'line' }, value: (words) => words, follows: 'value' },
  { shape: { type: 'passage' }, value: (words) => words, follows: 'value' },
  { shape: { type: 'prose' }, value: (words) => words, follows: 'value' },
  { shape: { type: 'address' }, value: () => 'about-us', follows: 'nature' },
  { shape: { type: 'email' }, value: () => 'office@example.com', follows: 'nature' },
  { shape: { type: 'number' }, value: () => 45, follows: 'nature' },
  { shape: { type: 'date' }, value: () => '2026-11-17', follows: 'column' },
  { shape: { type: 'choice', values: ['all'] }, value: () => 'all', follows: 'column' },
  { shape: { type: 'reference' }, value: () => '', follows: 'column' },
  { shape: { type: 'yes' }, value: () => true, follows: 'column' },
  { shape: { type: 'list', of: { type: 'line' }, min: 0, max: 3 }, value: (words) => [words], follows: 'value' },
  { shape: { type: 'maybe', of: { type: 'passage' }, absent: null }, value: (words) => words, follows: 'value' },
]

const control = (container: HTMLElement) =>
  container.querySelector<HTMLElement>('textarea, select, input:not([type=checkbox])') ??
  container.querySelector<HTMLElement>('input, button')
const directionIn = (container: HTMLElement) => getComputedStyle(control(container) as HTMLElement).direction

async function inColumn(screen: Language, column: Language, shape: Shape, value: unknown) {
  await Promise.all(
    LANGUAGES.flatMap((language) => (['content', 'ui'] as const).map((name) => loadTexts(language, name))),
  )
  return renderIn(
    screen,
    <div lang={column} dir={directionOf(column)}>
      <LanguageProvider initial={column}>
        <FieldSurroundingsProvider value={surroundings}>
          <ShapeField {...{ shape, value, path: 'x', name: 'x', label: 'X' }} onChange={() => undefined} />
        </FieldSurroundingsProvider>
      </LanguageProvider>
    </div>,
  )
}

const screens = LANGUAGES.flatMap((screen) => LANGUAGES.map((column) => ({ screen, column })))

test.each(SHAPES.map((each) => ({ ...each, name: each.shape.type })))(
  'a field of the editor ($name) is directed by its $follows, on either screen and in either column',
  async ({ shape, value, follows }) => {
    for (const { screen, column } of screens) {
      for (const written of LANGUAGES) {
        const { container, unmount } = await inColumn(screen, column, shape, value(WORDS[written]))
        const wanted = { value: directionOf(written), nature: 'ltr', column: directionOf(column) }[follows]
        expect([screen, column, written, directionIn(container)]).toEqual([screen, column, written, wanted])
        await unmount()
      }
    }
  },
)

test.each([...Object.keys(TEXT_KINDS), 'textarea'] as (TextKind | 'textarea')[])(
  'a field of a form (%s) is directed by what stands in it, whatever the screen speaks; empty, as the screen is',
  async (kind) => {
    const isWords = kind === 'textarea' || kind === 'text'
    for (const screen of LANGUAGES) {
      for (const written of ['', ...LANGUAGES] as const) {
        const value = written && (isWords ? WORDS[written] : '45')
        const { container, unmount } = await renderIn(
          screen,
          kind === 'textarea' ? (
            <Textarea label="X" value={value} onValueChange={() => undefined} />
          ) : (
            <TextField label="X" kind={kind} value={value} onValueChange={() => undefined} />
          ),
        )
        const wanted = isWords ? directionOf(written || screen) : 'ltr'
        expect([screen, written, directionIn(container)]).toEqual([screen, written, wanted])
        await unmount()
      }
    }
  },
)
