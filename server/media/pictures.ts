import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { PictureView } from '@rahnama/contract/media/media.ts'
import { type Db, sql } from '../db/db.ts'
import { CONTENT_TYPES } from './prepare-media.ts'
import type { VariantRow } from './queries.ts'

const FALLBACKS: readonly string[] = ['jpg', 'png']
/** Whoever knows neither AVIF nor WebP gets about this width. */
const FALLBACK_WIDTH = 960

export type Picture = {
  id: string
  alt: Record<Language, string>
  isDecorative: boolean
  view: Omit<PictureView, 'alt'>
}

/** A picture as pages show it, while it is ready and not in the bin. */
export async function findPicture(db: Db, id: string): Promise<Picture | undefined> {
  const row = await db.row<Omit<Picture, 'view'> & { width: number; height: number; variants: VariantRow[] }>(sql`
    select media.id, json_build_object('en', coalesce(alt_en, ''), 'fa', coalesce(alt_fa, '')) as alt,
      is_decorative as "isDecorative", content.width, content.height,
      (select json_agg(json_build_object('format', format, 'width', width, 'address', address) order by width)
        from media_variants where content_id = content.id and address is not null) as variants
    from media join media_contents content on content.media_id = media.id and content.state = 'ready'
    where media.id = ${id} and media.kind = 'image' and media.removed_at is null`)
  return row && { id, alt: row.alt, isDecorative: row.isDecorative, view: viewPicture(row, row.variants) }
}

/** As long as the transaction lasts nobody puts it into the bin. */
export async function holdPicture(tx: Db, id: string): Promise<Picture | undefined> {
  await tx.execute(sql`select from media where id = ${id} for share`)
  return findPicture(tx, id)
}

/** The formats from the smallest file to the one every browser knows. */
export function viewPicture(
  { width, height }: { width: number; height: number },
  variants: readonly Pick<VariantRow, 'format' | 'width' | 'address'>[],
): Omit<PictureView, 'alt'> {
  const shown = variants.flatMap(({ format, width: of, address }) => (of && address ? [{ format, of, address }] : []))
  const fallbacks = shown.filter(({ format }) => FALLBACKS.includes(format))
  const fallback = fallbacks.findLast(({ of }) => of <= FALLBACK_WIDTH) ?? fallbacks[0]
  const sources = (['avif', 'webp'] as const).map((format) => ({
    type: CONTENT_TYPES[format],
    srcset: shown
      .filter((variant) => variant.format === format)
      .map(({ of, address }) => `/media/${address} ${of}w`)
      .join(', '),
  }))
  return { src: `/media/${fallback?.address}`, width, height, sources }
}

/** What is said of it where it stands, or what is said of it everywhere; nothing of what only decorates. */
export function altOf({ alt, isDecorative }: Picture, language: Language, own?: string): string {
  if (own) return own
  return isDecorative ? '' : alt[language]
}
