import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const WEB = fileURLToPath(new URL('..', import.meta.url))

/** Whatever goes through one of these is markup or program, no matter who wrote it. */
const AS_MARKUP =
  /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(|\beval\(|new Function\(|srcDoc=|['"`]javascript:/

/** React writes everything else as text. These write what nobody but us composed, or where nothing runs. */
const MAY: Record<string, string> = {
  'app/document-head.tsx': 'the script that chooses the theme, a constant',
  'cases/case-file/moving/effects.tsx': 'a mail in a frame that runs no script',
  'content/content-head.tsx': 'structured data as JSON without “<”: content/head.server.ts',
  'content/manage/preview/preview.tsx': 'a page of ours in a frame that runs no script',
  'firm/firm.tsx': 'colours that are six hexadecimal digits: contract/theme',
  'mailbox/mail-frame.tsx': 'a mail in a frame that runs no script',
  'site-settings/theme/landing-frame.tsx': 'our landing page in a frame that runs no script',
}

const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test(-data)?\.tsx?$|node_modules|^build\//.test(file),
)
const read = (file: string) => readFileSync(join(WEB, file), 'utf8')

test('no words of a person are ever written as markup: seven places may, with words of our own or where nothing runs', () => {
  expect(files.filter((file) => AS_MARKUP.test(read(file))).sort()).toEqual(Object.keys(MAY))
})

test('every frame that shows a document of its own is a sandbox without script', () => {
  const frames = files.filter((file) => /<iframe/.test(read(file)) && /srcDoc=/.test(read(file)))
  expect(frames.length).toBeGreaterThan(0)
  for (const file of frames) {
    expect(read(file), file).toMatch(/sandbox="/)
    expect(read(file), file).not.toContain('allow-scripts')
  }
})
