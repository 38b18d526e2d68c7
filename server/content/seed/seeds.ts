import type { Seeds } from './seed-shape.ts'

export function seedsOn(_today: string): Seeds {
  return {
    page: [],
    article: [],
    story: [],
    member: [],
    credential: [],
    value: [],
    faq: [],
    service: [],
    claim: [],
    tip: [],
  }
}
