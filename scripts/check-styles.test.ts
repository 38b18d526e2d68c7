import { expect, test } from 'vitest'
import { findOutsideLayer } from './check-styles.ts'

const sheet = (path: string, text: string) => ({ path, text })
const TABS = 'web/ui/tabs/tabs.module.css'
const BUTTON = 'web/ui/button/button.module.css'
const BUTTON_PART = sheet(
  'web/ui/button/button.tsx',
  "import styles from './button.module.css'\n<button className={classNames(styles.button, className)} />",
)

test('a part stands in its layer with all it says, or every page could lose against it', () => {
  expect(findOutsideLayer([sheet(TABS, '@layer ui {\n  .tab {\n    color: red;\n  }\n}\n')], [])).toEqual([])
  const fault = [`${TABS} is to stand in one block: @layer ui`]
  expect(findOutsideLayer([sheet(TABS, '.tab {\n  color: red;\n}\n')], [])).toEqual(fault)
  expect(findOutsideLayer([sheet(TABS, '@layer ui {\n}\n\n.tab {\n  color: red;\n}\n')], [])).toEqual(fault)
})

test('a part that takes a class stands below those that give it one, and elements below both', () => {
  const within = (layer: string, path: string) => [sheet(path, `@layer ${layer} {\n}\n`)]
  expect(findOutsideLayer(within('ui.part', BUTTON), [BUTTON_PART])).toEqual([])
  expect(findOutsideLayer(within('ui', BUTTON), [BUTTON_PART])).toEqual([
    `${BUTTON} is to stand in one block: @layer ui.part`,
  ])
  expect(findOutsideLayer(within('ui.part.base', 'web/ui/base.css'), [])).toEqual([])
  expect(findOutsideLayer(within('ui', 'web/ui/base.css'), [])).toEqual([
    'web/ui/base.css is to stand in one block: @layer ui.part.base',
  ])
})

test('a page needs no layer: outside of all it wins', () => {
  const path = 'web/home/home-page.module.css'
  expect(findOutsideLayer([sheet(path, '.home {\n  color: red;\n}\n')], [])).toEqual([])
  expect(findOutsideLayer([sheet(path, '@layer ui {\n}\n')], [])).toHaveLength(1)
})
