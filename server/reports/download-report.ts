import { AppError } from '@rahnama/contract/errors.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { reports } from '@rahnama/contract/reports.ts'
import { FILE_TYPES } from '@rahnama/contract/uploads/uploads.ts'
import type { Caller } from '../caller.ts'
import { listServices } from '../content/content.ts'
import type { Deps } from '../deps.ts'
import { type Bearer, FILES_PATH, signLink } from '../files/files.ts'
import { pageUrl } from '../page-url.ts'
import { readHouse, readLogoBytes } from '../site-settings/site-settings.ts'
import { printReport, reportFileName } from './print/print.ts'
import { findReportFile, findReportOf, insertReportFile, type ReportRow } from './queries.ts'
import { resultOf } from './read-report.ts'

type Download = typeof reports.download

/** The PDF is drawn once per language and stored, so that it stays as it was, too. */
export async function downloadReport(
  deps: Deps,
  caller: Pick<Caller, 'userId'> & Bearer,
  { id, language }: Input<Download>,
): Promise<Output<Download>> {
  const { db } = deps
  const { userId } = caller
  const report = await findReportOf(db, userId, id)
  if (!report) throw new AppError('NOT_FOUND')
  const fileId = (await findReportFile(db, id, language)) ?? (await drawReport(deps, report, userId, language))
  return {
    url: signLink(deps, caller, FILES_PATH, fileId).url,
    fileName: reportFileName(report.madeOn, language),
  }
}

async function drawReport(deps: Deps, report: ReportRow, userId: string, language: Language): Promise<string> {
  const { config, db, files, pdf } = deps
  const asThen = { ...deps, now: () => report.madeAt }
  const [{ house, theme }, services] = await Promise.all([readHouse(db), listServices(asThen, undefined, { language })])
  const logo = await readLogoBytes({ db, files })
  const drawn = await pdf.render(userId, 'report', {
    // The template reads JSON: a picture is its bytes, one by one.
    logo: logo && [...logo],
    ...printReport(
      {
        assessment: resultOf(report),
        clientName: report.clientName,
        firm: house[language],
        theme,
        services,
        code: report.code,
        checksum: report.checksum,
        verifyUrl: pageUrl(config, 'verifyReport'),
      },
      language,
    ),
  })
  const received = await files.receive(inOnePiece(drawn), {
    contentType: FILE_TYPES.pdf.contentType,
    originalName: reportFileName(report.madeOn, language),
    createdBy: userId,
  })
  return db.transaction(async (tx) => {
    const kept = await files.keep(tx, received)
    if (await insertReportFile(tx, report.id, language, kept.id)) return kept.id
    // Somebody asked for the same at the same moment: theirs stands.
    await files.remove(tx, kept.id)
    return (await findReportFile(tx, report.id, language)) ?? kept.id
  })
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
