import { judgeContent, type OpenPdf } from '@rahnama/contract/file-content/file-content.ts'
import { answerJobs } from '../work/work.ts'
import type { Judged } from './judging.ts'

/**
 * The library is loaded for the first file that speaks of encryption: most do not. It takes the bytes it is given, so
 * it gets a copy.
 */
const openPdf: OpenPdf = async (bytes) => {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  return getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS })
}

answerJobs<Uint8Array<ArrayBuffer>, Judged>(
  async (bytes) => ({ judgement: await judgeContent(bytes, openPdf), bytes }),
  ({ bytes }) => [bytes.buffer],
)
