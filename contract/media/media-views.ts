import { z } from '../zod.ts'

export const MEDIA_KINDS = ['image', 'file'] as const
export type MediaKind = (typeof MEDIA_KINDS)[number]

/** A picture waits until its sizes are made; one that cannot be read is refused. */
export const MEDIA_STATES = ['waiting', 'ready', 'refused'] as const
export type MediaState = (typeof MEDIA_STATES)[number]

/** Why a picture could not be used, judged when it is opened. */
export const MEDIA_FAULTS = ['TOO_MANY_PIXELS', 'UNREADABLE'] as const
export type MediaFault = (typeof MEDIA_FAULTS)[number]

/** Content names a picture like this; the shape is what records where it is used. */
export const MediaReference = z.object({ media: z.uuid() })
export type MediaReference = z.output<typeof MediaReference>

/** What a page needs to draw a picture in the right size without moving anything when it arrives. */
export const PictureView = z.object({
  src: z.string(),
  width: z.int(),
  height: z.int(),
  /** Empty for what only decorates. */
  alt: z.string(),
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
})
export type PictureView = z.output<typeof PictureView>

/** The address of a file that stays, whatever replaces its bytes. */
export function mediaLink(id: string): string {
  return `/media/${id}`
}
