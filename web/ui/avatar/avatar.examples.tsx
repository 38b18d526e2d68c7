import { type Examples, inLanguage } from '../examples.ts'
import { Avatar } from './avatar.tsx'

const SEEDS = ['a-1', 'b-2', 'c-3', 'd-4', 'e-5', 'f-6', 'g-7', 'h-8']

export const examples: Examples = {
  name: 'Avatar',
  about: 'A pattern generated from an id, in place of a photograph.',
  accessibility: ['Hidden beside a written name', 'With a label it is an image of that name'],
  examples: {
    many: () => SEEDS.map((seed) => <Avatar key={seed} seed={seed} />),
    sizes: () => (
      <>
        <Avatar seed="consultant" size="small" />
        <Avatar seed="consultant" />
        <Avatar seed="consultant" size="large" label={inLanguage({ en: 'Your consultant', fa: 'مشاور شما' })} />
      </>
    ),
  },
}
