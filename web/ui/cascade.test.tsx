import { LANGUAGES } from '@rahnama/contract/locale/locale.ts'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import './base.css'
import { Button, IconButton } from './button/button.tsx'
import { Card } from './card/card.tsx'
import { Icon } from './icon/icon.tsx'
import { ButtonLink } from './link/link.tsx'
import { Picture } from './picture/picture.tsx'
import { renderIn } from './render-in.tsx'

afterEach(() => ofPage.remove())

/** What a page may say of a part: each is something that at least one part says, too. */
const SAID = {
  display: 'inline-block',
  'padding-inline-start': '3px',
  'padding-block-start': '5px',
  'inline-size': '77px',
  'border-block-start-color': 'rgb(1, 2, 3)',
  'background-color': 'rgb(4, 5, 6)',
  color: 'rgb(7, 8, 9)',
  'font-size': '11px',
}
const ofPage = document.createElement('style')
ofPage.textContent = `.given { ${Object.entries(SAID)
  .map(([name, value]) => `${name}: ${value};`)
  .join(' ')} }`

const PICTURE = { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', width: 1, height: 1, alt: 'A point', sources: [] }

function PartsWithAClass() {
  return (
    <MemoryRouter>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).flatMap((variant) =>
        (['small', 'medium', 'large'] as const).map((size) => (
          <Button key={`${variant} ${size}`} {...{ variant, size }} className="given" disabled={size === 'large'} wide>
            Send
          </Button>
        )),
      )}
      <IconButton icon="close" label="Close" className="given" />
      <ButtonLink to="/" className="given">
        Home
      </ButtonLink>
      {(['raised', 'outlined', 'sunken', 'next-step'] as const).map((tone) => (
        <Card key={tone} tone={tone} className="given" />
      ))}
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Icon key={size} name="close" size={size} className="given" />
      ))}
      <Picture picture={PICTURE} sizes="1px" className="given" />
    </MemoryRouter>
  )
}

test.each(LANGUAGES)('in %s what a page says of a part wins, whichever sheet is loaded last', async (language) => {
  const { container } = await renderIn(language, <PartsWithAClass />)
  const parts = [...container.querySelectorAll('.given')]
  expect(parts).toHaveLength(22)
  const looks = () => parts.map((part) => looksOf(part))
  const asSaid = parts.map(() => SAID)
  document.head.prepend(ofPage)
  expect(looks()).toEqual(asSaid)
  document.head.append(ofPage)
  expect(looks()).toEqual(asSaid)
})

function looksOf(part: Element): Record<string, string> {
  const looks = getComputedStyle(part)
  return Object.fromEntries(Object.keys(SAID).map((name) => [name, looks.getPropertyValue(name)]))
}
