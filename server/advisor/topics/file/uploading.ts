import { CV_MAX_BYTES, DOCUMENT_MAX_BYTES } from '@rahnama/contract/limits.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { fileSource, link } from '../../answers/answers.ts'
import type { Topic } from '../topic.ts'

const say =
  (pick: (texts: Context['texts']['advisor'], formats: Context['formats']) => readonly string[]) =>
  (context: Context): Composed => ({
    sentences: [...pick(context.texts.advisor, context.formats)],
    sources: [fileSource(context, 'firm')],
    link: link(context, 'documents', 'documents'),
  })

/** How a file gets here. */
export const UPLOAD_TOPICS: readonly Topic[] = [
  {
    id: 'documents.upload',
    when: ['upload documents', 'upload', 'upload documents how'],
    also: 'how where documents degree cv test police',
    compose: say(({ documents }) => [documents.upload]),
  },
  {
    id: 'documents.formats',
    when: ['filetype', 'size documents', 'documents filetype'],
    also: 'upload documents size howmuch accepted limit how case',
    compose: say(({ documents }, formats) => [documents.formats(formats.fileSize(DOCUMENT_MAX_BYTES))]),
  },
  {
    id: 'documents.cv',
    when: ['cv size', 'cv filetype', 'cv'],
    also: 'howmuch limit upload size filetype documents accepted',
    compose: say(({ documents }, formats) => [documents.cv(formats.fileSize(CV_MAX_BYTES))]),
  },
  {
    id: 'documents.upload-failed',
    when: ['uploadfails', 'uploadfails documents', 'uploadfails filetype', 'uploadfails size', 'uploadfails upload'],
    also: 'upload documents filetype size passport why now case degree neg police bank',
    compose: say(({ checks }, formats) => [
      checks.uploadFailed(formats.fileSize(DOCUMENT_MAX_BYTES)),
      checks.uploadGoesOn,
    ]),
  },
]
