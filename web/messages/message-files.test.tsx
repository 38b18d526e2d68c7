import { expect, test } from 'vitest'
import { loadTexts } from '../i18n/i18n.tsx'
import { renderIn } from '../ui/render-in.tsx'
import { Bubble } from './bubble.tsx'
import { MessageFiles } from './message-files.tsx'

test.each([
  ['en', 'کارنامه.pdf'],
  ['fa', 'passport.pdf'],
] as const)(
  'in %s the name of a file stands beside its icon, also where it is in the other script',
  async (language, name) => {
    for (const catalogue of ['messages', 'errors'] as const) await loadTexts(language, catalogue)
    const screen = await renderIn(
      language,
      <Bubble isOurs author="Sara" at="2026-11-20T12:00:00.000Z" body={'A long message. '.repeat(9)}>
        <MessageFiles files={[{ id: crypto.randomUUID(), name, size: 1000 }]} />
      </Bubble>,
    )
    const button = screen.getByRole('button').element()
    const icon = button.querySelector('svg')?.getBoundingClientRect()
    const written = document.createRange()
    written.selectNodeContents(screen.getByText(name).element())
    const words = written.getBoundingClientRect()
    if (!icon) throw new Error('no icon')
    const gap = language === 'en' ? words.left - icon.right : icon.left - words.right
    expect(gap).toBeGreaterThan(0)
    expect(gap).toBeLessThan(16)
  },
)
