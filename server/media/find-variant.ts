import { type Db, sql } from '../db/db.ts'

/** What an address names for the public: nothing that lies in the bin. */
export function findVariant(
  db: Db,
  address: string,
): Promise<{ fileId: string; format: string; name: string; size: number } | undefined> {
  return db.row(sql`
    select variant.file_id as "fileId", variant.format, media.name, variant.size
    from media_variants variant
    join media_contents content on content.id = variant.content_id
    join media on media.id = content.media_id
    where variant.address = ${address} and media.removed_at is null limit 1`)
}

/** The address of a file's bytes of today. */
export async function findAddress(db: Db, mediaId: string): Promise<string | undefined> {
  const row = await db.row<{ address: string }>(sql`
    select variant.address from media_variants variant
    join media_contents content on content.id = variant.content_id
    join media on media.id = content.media_id
    where media.id = ${mediaId} and media.kind = 'file' and media.removed_at is null and content.state = 'ready'
      and variant.address is not null limit 1`)
  return row?.address
}
