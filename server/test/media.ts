import { type MediaItem, type MediaKind, media } from '@rahnama/contract/media/media.ts'
import sharp from 'sharp'
import type { SignedInAccount } from './accounts.ts'
import { openTestSession } from './accounts.ts'
import { sampleFile } from './sample-files.ts'
import type { TestApp } from './test.ts'
import { sendFile } from './uploads.ts'

let photos = 0

/** One colour, and each time another one: the same bytes would have the same address. */
export function samplePhoto({
  width = 120,
  height = 80,
  colour = `hsl(${37 * photos} 50% 40%)`,
} = {}): Promise<Buffer> {
  photos += 1
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
}

type Sample = { kind?: MediaKind; name?: string; content?: Uint8Array }

/** Uploads as a browser does, makes it media and, for a picture, runs the job that prepares it. */
export async function addMedia(t: TestApp, admin: SignedInAccount, sample: Sample = {}): Promise<MediaItem> {
  const { kind = 'image', name = kind === 'image' ? 'harbour.jpg' : 'fees.pdf' } = sample
  const content = sample.content ?? (kind === 'image' ? await samplePhoto() : sampleFile('plain.pdf'))
  const uploadId = await sendMedia(t, admin, { kind, name, content })
  const { id } = await t.as(admin).call(media.add, { kind, uploadId })
  await t.runJobs()
  return t.as(admin).call(media.read, { id })
}

export async function sendMedia(t: TestApp, admin: SignedInAccount, sample: Required<Sample>): Promise<string> {
  const { token } = await openTestSession(t.deps, admin.userId)
  const { kind, ...file } = sample
  const upload = await sendFile(t, token, { purpose: kind === 'image' ? 'mediaImage' : 'mediaFile', ...file })
  if (upload.state !== 'checked') throw new Error(`The file was not taken: ${upload.fault}`)
  return upload.id
}
