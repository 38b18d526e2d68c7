import type { UploadFault } from '@rahnama/contract/uploads/uploads.ts'

type Limits = { types: string; max: string; isPicture: boolean }

const faults: Record<UploadFault, (limits: Limits) => string> = {
  EMPTY: () => 'The selected file is empty. Choose another one.',
  TOO_LARGE: ({ max, isPicture }) =>
    `The selected file must be smaller than ${max}. Save it in a smaller size${isPicture ? '.' : ', or turn photos of its pages into one PDF here.'}`,
  WRONG_TYPE: ({ types, isPicture }) =>
    `The selected file must be ${types}, and this one is something else, whatever its name says. Save it as ${isPicture ? 'JPG' : 'PDF'} and choose it again.`,
  TYPE_NOT_ALLOWED: ({ types, isPicture }) =>
    `Here the selected file must be ${types}. ${isPicture ? 'Save it as JPG and choose it again.' : 'Save it as PDF, or turn photos into one PDF here.'}`,
  TRUNCATED: () => 'The selected file is cut off: its end is missing. Save or download it again, then choose it again.',
  LOCKED: () => 'The selected file is locked with a password. Save a copy without the password and choose that one.',
  HEIC: () =>
    'The selected photo is in HEIC, which iPhones use and most programs cannot open. Save or send it as JPG and choose that one.',
  PHOTO_TOO_SMALL: () => 'This photo is too small to be read. Take it again from closer, or choose the original photo.',
  PHOTO_TOO_DARK: () => 'This photo is too dark to be read. Take it again in daylight or under a lamp.',
  PHOTO_BLURRED: () =>
    'Nothing can be made out in this photo: it is out of focus or shows an empty sheet. Hold the phone still and take it again.',
  PHOTO_TOO_LARGE: () => 'This photo has more than 50 million pixels. Take it again in the usual size.',
  PHOTO_UNREADABLE: () => 'This file could not be opened as a picture. Take the photo again, or save it as JPG.',
  DAMAGED: () => 'The file changed while it was being sent. Choose it again.',
  INFECTED: () => 'A virus was found in the file, so we did not keep it. Check your device and choose a clean copy.',
  TOO_MANY_AT_ONCE: () => 'You are uploading as many files as is possible at once. Try again when one of them is done.',
  TOO_MUCH_TODAY: () =>
    'You have uploaded as much as is possible in one day. Try again tomorrow; what is uploaded is safe.',
}

/** How a file gets here. */
export const uploads = {
  faults,
  status: {
    paused: 'Paused while you are offline. It continues by itself.',
    retrying: 'The connection is weak. It continues by itself.',
    checking: 'Checking the file',
    saving: 'Saving',
    elsewhere: 'Being uploaded in another tab',
  },
  resumed: 'Unfinished uploads were saved in this browser and continue where they stopped.',
  staySafe:
    'If the connection breaks, the upload continues where it stopped, even after you close this page and come back.',
  photos: {
    open: 'Photos into one PDF',
    title: 'Photos into one PDF',
    lead: 'Take a photo of each page, or choose photos. Lay the page flat in good light and fill the picture with it.',
    take: 'Take a photo',
    choose: 'Choose photos',
    list: 'Pages',
    page: (shown: string) => `Page ${shown}`,
    earlier: (page: string) => `Move ${page} forward`,
    later: (page: string) => `Move ${page} back`,
    turn: (page: string) => `Turn ${page}`,
    remove: (page: string) => `Remove ${page}`,
    moved: (page: string, to: string) => `${page} is now number ${to}.`,
    turned: (page: string) => `${page} was turned.`,
    removed: (page: string) => `${page} was removed.`,
    blurred: 'This photo looks blurred. If you cannot read every word, take it again.',
    small: 'This photo has few details. If you cannot read every word, take it again from closer.',
    unreadable: (name: string) => `${name} could not be opened as a photo.`,
    heic: (name: string) =>
      `${name} is in HEIC, the format of iPhones, which this browser cannot open. Choose it on the iPhone itself, or save it as JPG.`,
    illegible: 'Take the marked pages again, or remove them. Then the PDF can be made.',
    alone: 'Choose this file by itself. Only photos are put together into one document.',
    fileName: 'Name of the PDF',
    defaultName: 'Photos',
    preparing: 'Preparing the photos',
    make: 'Make the PDF and upload it',
    leaving: {
      ask: 'These photos are not uploaded yet. If you close now, they are lost.',
      stay: 'Keep working',
      discard: 'Discard the photos',
    },
    making: 'Making the PDF',
    size: (pages: string, size: string) => `${pages}, about ${size}`,
    pages: (count: number, shown: string) => (count === 1 ? '1 page' : `${shown} pages`),
    tooMany: (shown: string) => `A PDF can have up to ${shown} photos here. Split the rest into a second one.`,
    tooLarge: (max: string) =>
      `Together these photos are larger than ${max}. Remove some and upload them as a second file.`,
  },
  preview: {
    page: (page: string, of: string) => `Page ${page} of ${of}`,
    failed: 'The file cannot be shown here. Download it to look at it.',
    noPreview: 'Files of this type cannot be shown here. Download it to look at it.',
    download: 'Download',
    more: 'Show more pages',
  },
}
