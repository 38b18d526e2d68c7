import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.ts'
import { inlineStyles } from './inline-styles.ts'

const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`
const styled = (head: string) => inlineStyles(page(head), async () => 'p{color:red}')

test('scripts as the router writes them today wait for the page', () => {
  const html = deferScripts(
    page(
      '<link rel="modulepreload" href="/assets/root.js"/>',
      '<script type="module" async="">import "/a.js"</script>',
    ),
  )
  expect(html).not.toContain('modulepreload')
  expect(html).toContain('<script type="text/plain" id="application">import "/a.js"</script>')
})

test.each([
  ['a script', page('', '<script async="" type="module">import "/a.js"</script>')],
  ['a script of another file', page('', '<script type="module" src="/a.js"></script>')],
  ['a preload', page('<link href="/assets/root.js" rel="modulepreload"/>')],
])('%s written otherwise by a new version of the router is an error', (_, html) => {
  expect(() => deferScripts(html)).toThrow('written otherwise')
})

test('a style sheet written otherwise by a new version of React is an error', async () => {
  await expect(styled('<link rel="stylesheet" href="/assets/root.css"/>')).resolves.toBeDefined()
  await expect(styled('<link rel="stylesheet" href="/a.css" data-precedence="high"/>')).rejects.toThrow('otherwise')
  await expect(styled('<link href="/assets/root.css" rel="stylesheet">')).rejects.toThrow('otherwise')
})
