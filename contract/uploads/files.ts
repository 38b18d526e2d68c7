/** These may be uploaded at all; a capability may allow fewer. */
export const FILE_TYPES = {
  pdf: { contentType: 'application/pdf', extensions: ['pdf'] },
  doc: { contentType: 'application/msword', extensions: ['doc'] },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
  },
  jpg: { contentType: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  png: { contentType: 'image/png', extensions: ['png'] },
  webp: { contentType: 'image/webp', extensions: ['webp'] },
} as const satisfies Record<string, { contentType: string; extensions: readonly string[] }>

export type FileType = keyof typeof FILE_TYPES

/** A file cannot be taken for one of these reasons, judged by its content. */
export const FILE_FAULTS = [
  'EMPTY',
  'WRONG_TYPE',
  'TRUNCATED',
  'LOCKED',
  /** What iPhones take photos in; few programs open it. */
  'HEIC',
] as const
export type FileFault = (typeof FILE_FAULTS)[number]

/** A photo of a document cannot be read for one of these reasons, judged by its pixels. */
export const PHOTO_FAULTS = [
  'PHOTO_TOO_SMALL',
  'PHOTO_TOO_DARK',
  'PHOTO_BLURRED',
  /** It has more pixels than we decode. */
  'PHOTO_TOO_LARGE',
  /** It begins as a picture and cannot be opened as one. */
  'PHOTO_UNREADABLE',
] as const
export type PhotoFault = (typeof PHOTO_FAULTS)[number]
