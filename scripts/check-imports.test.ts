import { expect, test } from 'vitest'
import { findCircles, findFaults, type Import, importsIn } from './check-imports.ts'

const chain = (...paths: string[]): Import[] => paths.slice(1).map((to, index) => ({ from: paths[index] ?? '', to }))

test.each([
  [
    'two folders',
    chain('server/mail/mail.ts', 'server/users/users.ts', 'server/mail/mail.ts'),
    'server/mail imports server/users imports server/mail',
  ],
  [
    'four folders',
    chain('web/a/a.ts', 'web/b/b.ts', 'web/c/c.ts', 'web/d/d.ts', 'web/a/a.ts'),
    'web/a imports web/b imports web/c imports web/d imports web/a',
  ],
  [
    'a folder and one that is for everyone',
    chain('web/a/a.ts', 'web/app/page.tsx', 'web/a/a.ts'),
    'web/a imports web/app imports web/a',
  ],
  [
    'capabilities that meet in an inner folder of one of them',
    [
      { from: 'web/content/blocks/stories.tsx', to: 'web/site/site.tsx' },
      { from: 'web/site/site.tsx', to: 'web/content/content.tsx' },
    ],
    'web/content imports web/site imports web/content',
  ],
])('a circle of %s is found', (_name, imports, fault) => {
  expect(findCircles(imports)).toEqual([fault])
})

test('two files of one folder that need each other to start are a circle; types and what is loaded later are none', () => {
  const circle = [
    ...importsIn('web/a/a.ts', "import { b } from './b.ts'"),
    ...importsIn('web/a/b.ts', "export { a } from './a.ts'"),
  ]
  expect(findCircles(circle)).toEqual(['web/a/a.ts imports web/a/b.ts imports web/a/a.ts'])
  const harmless = [
    ...importsIn('web/a/a.ts', "import { b } from './b.ts'"),
    ...importsIn('web/a/b.ts', "import type { A } from './a.ts'\nconst later = () => import('./a.ts')"),
  ]
  expect(findCircles(harmless)).toEqual([])
})

test.each([
  [
    'a folder reached by two ways',
    [...chain('web/a/a.ts', 'web/c/c.ts'), ...chain('web/a/a.ts', 'web/b/b.ts', 'web/c/c.ts')],
  ],
  ['a folder and one inside it', chain('web/a/a.ts', 'web/a/b/b.ts', 'web/a/a.ts')],
  ['a test', chain('web/a/a.ts', 'web/b/b.test.ts', 'web/a/a.ts')],
])('%s is no circle', (_name, imports) => {
  expect(findCircles(imports)).toEqual([])
})

test('of the server only those who hand out pages read a file of the web: the site map', () => {
  const [allowed, wrongReader, wrongFile] = [
    chain('server/pages/find-route.ts', 'web/site-map.ts'),
    chain('server/cases/mails.ts', 'web/site-map.ts'),
    chain('server/pages/find-route.ts', 'web/routes.ts'),
  ].map((imports) => findFaults(imports))
  expect(allowed).toEqual([])
  expect(wrongReader).toEqual(['server/cases/mails.ts imports web/site-map.ts: server may not know web'])
  expect(wrongFile).toEqual(['server/pages/find-route.ts imports web/routes.ts: server may not know web'])
})
