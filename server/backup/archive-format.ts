import { z } from '@rahnama/contract/zod.ts'

/** The first bytes of an archive: whoever finds the file learns what it is. */
export const MAGIC = 'rahnama-backup 1\n'

/** Readable without a key. The seal is bound to it, so a changed header opens nothing. */
export const Header = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  /** The master key that opens the archive, and what it opens: the archive's own key. */
  keyId: z.string(),
  wrappedKey: z.base64(),
})
export type Header = z.output<typeof Header>

const Table = z.object({ name: z.string(), columns: z.array(z.string()) })
export type Table = z.output<typeof Table>

const Sequence = z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })
export type Sequence = z.output<typeof Sequence>

/** What an archive holds, said before the rest of it. */
export const Manifest = z.object({
  version: z.string(),
  server: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(Table),
  leftOut: z.array(z.object({ name: z.string(), why: z.string() })),
  sequences: z.array(Sequence),
  /** Master keys that files or secrets inside are still locked with. */
  keyIds: z.array(z.string()),
})
export type Manifest = z.output<typeof Manifest>

/** What was really written, said at the end. */
export const Summary = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
  jobs: z.number(),
  files: z.number(),
  fileBytes: z.number(),
  /** Files the database speaks of whose content the store did not have. */
  missingFiles: z.array(z.string()),
})
export type Summary = z.output<typeof Summary>

/** One waiting job. */
export const Job = z.object({ name: z.string(), data: z.record(z.string(), z.unknown()), startAfter: z.iso.datetime() })
export type Job = z.output<typeof Job>

export const Entry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('manifest') }),
  z.object({ kind: z.literal('table'), name: z.string() }),
  z.object({ kind: z.literal('jobs') }),
  z.object({ kind: z.literal('file'), id: z.string() }),
  z.object({ kind: z.literal('summary') }),
])
export type Entry = z.output<typeof Entry>
