import type { media } from '@rahnama/contract/media/media.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { addMedia, replaceMedia } from './add-media.ts'
import { deleteMedia, listMediaBin, putBackManyMedia, putBackMedia, removeManyMedia, removeMedia } from './bin.ts'
import { describeMedia } from './describe-media.ts'
import { listMedia } from './list-media.ts'
import { linkOriginal, readMedia } from './read-media.ts'

export const mediaHandlers: Handlers<Deps, typeof media> = {
  list: listMedia,
  add: addMedia,
  bin: listMediaBin,
  read: readMedia,
  original: linkOriginal,
  describe: describeMedia,
  replace: replaceMedia,
  remove: removeMedia,
  removeMany: removeManyMedia,
  putBack: putBackMedia,
  putBackMany: putBackManyMedia,
  deleteForever: deleteMedia,
}
