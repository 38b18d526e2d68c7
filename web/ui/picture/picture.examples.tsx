import type { Examples } from '../examples.ts'
import { Picture } from './picture.tsx'

/** One blue pixel, stretched. */
const PIXEL = 'data:image/gif;base64,R0lGODdhAQABAIABADNmmf///ywAAAAAAQABAAACAkQBADs='
const picture = { src: PIXEL, width: 320, height: 180, sources: [] }

export const examples: Examples = {
  name: 'Picture',
  about: 'A picture of the site in the size and format that suits the screen. Its place is kept free while it loads.',
  accessibility: ['Says its alternative text', 'What only decorates is passed over by screen readers'],
  examples: {
    described: () => <Picture picture={{ ...picture, alt: 'A blue wall' }} sizes="20rem" />,
    decorative: () => <Picture picture={{ ...picture, alt: '' }} sizes="20rem" />,
  },
}
