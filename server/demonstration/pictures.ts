import type { Language } from '@rahnama/contract/locale/locale.ts'
import { findAccountByEmail } from '../auth/auth.ts'
import { illustrateArticle } from '../content/content.ts'
import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { keepPicture } from '../media/media.ts'
import { drawLandscape, type Landscape } from './draw-landscape.ts'

type Sample = { article: string; name: string; alt: Record<Language, string>; landscape: Landscape }

const PICTURES: readonly Sample[] = [
  {
    article: 'study-in-canada-first-steps',
    name: 'Hills in the morning',
    alt: { en: 'Green hills under a rising sun', fa: 'تپه‌های سبز زیر آفتاب صبح' },
    landscape: {
      ...{
        sky: [
          [247, 214, 170],
          [214, 232, 228],
        ],
        sun: [250, 246, 224],
        sunAt: 0.72,
      },
      hills: [
        [150, 186, 170],
        [92, 146, 128],
        [40, 94, 84],
      ],
    },
  },
  {
    article: 'your-first-consultation',
    name: 'A path of light',
    alt: { en: 'Blue hills in the evening with a low sun', fa: 'تپه‌های آبی هنگام غروب با خورشیدی نزدیک افق' },
    landscape: {
      ...{
        sky: [
          [70, 92, 138],
          [232, 170, 140],
        ],
        sun: [255, 226, 176],
        sunAt: 0.3,
      },
      hills: [
        [104, 108, 146],
        [66, 78, 118],
        [34, 44, 82],
      ],
    },
  },
]

/** Two articles with pictures, drawn here, so that the screens of images show something. */
export async function seedPictures(deps: Deps): Promise<void> {
  const admin = await findAccountByEmail(deps.db, 'admin@rahnama.example')
  const known = await deps.db.row(sql`select 1 from media limit 1`)
  if (!admin || known) return
  for (const { article, name, alt, landscape } of PICTURES) {
    const media = await keepPicture(deps, { name, type: 'png', bytes: drawLandscape(landscape), alt, by: admin.id })
    await illustrateArticle(deps, { userId: admin.id, role: 'admin' }, { slug: article, media })
  }
}
