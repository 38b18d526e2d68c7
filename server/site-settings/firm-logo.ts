import type { FirmLogo, LogoPicture } from '@rahnama/contract/firm-names.ts'
import type { GeneralSettings } from '@rahnama/contract/site-settings.ts'
import { type Db, sql } from '../db/db.ts'

/** Every browser, mail program and PDF reads these formats; nothing is shown wider. */
const FORMATS = ['png', 'jpg']
const WIDEST = 640

type Found = LogoPicture & { fileId: string }

/** The picture as far as it is ready and not in the bin. */
async function findLogoPicture(db: Db, id: string): Promise<Found | undefined> {
  return db.row<Found>(sql`
    select '/media/' || address as src, variant.width, variant.height, variant.file_id as "fileId"
    from media join media_contents as content on content.media_id = media.id and content.state = 'ready'
      join media_variants as variant on variant.content_id = content.id
    where media.id = ${id} and removed_at is null and format = any(${FORMATS}) and address is not null
    order by variant.width > ${WIDEST}, variant.width desc limit 1`)
}

const toPicture = ({ src, width, height }: Found): LogoPicture => ({ src, width, height })

/** A logo whose picture went away is none: the name stands in its place. */
export async function readFirmLogo(db: Db, { logo }: Pick<GeneralSettings, 'logo'>): Promise<FirmLogo | null> {
  if (!logo) return null
  const light = await findLogoPicture(db, logo.light.media)
  if (!light) return null
  const dark = logo.dark ? await findLogoPicture(db, logo.dark.media) : undefined
  return { light: toPicture(light), dark: dark ? toPicture(dark) : null }
}

/** The file of the logo on white paper. */
export async function findLogoFile(db: Db, { logo }: Pick<GeneralSettings, 'logo'>): Promise<string | undefined> {
  return logo ? (await findLogoPicture(db, logo.light.media))?.fileId : undefined
}
