import { takeChangedAnswers, takeGivenDocument } from './applications/applications.ts'
import { auditSeal, forgetSittings, sealDays, sittingPurge } from './audit/audit.ts'
import { authPurge, mailRequest, purgeAuth, writeMail } from './auth/auth.ts'
import { backupPlan, backupRun, drillRun, followPlan, runBackup, runDrill } from './backup/register/register.ts'
import {
  carryOut,
  carryOutDecision,
  dailyTasks,
  decisionMail,
  emptyNoteBin,
  mailDecisions,
  makeDailyTasks,
  noteBin,
  promiseWatch,
  watchPromises,
} from './cases/cases.ts'
import {
  holdSweep,
  purgeWaitList,
  recheckTimes,
  releaseEndedHolds,
  remind,
  reminders,
  tellThoseWaiting,
  tellWaiting,
  timeCheck,
  waitPurge,
} from './consultations/consultations.ts'
import { claimWarnings, contentPurge, emptyBin, warnOfClaims } from './content/content.ts'
import type { Deps } from './deps.ts'
import { absentOwners, deskRefresh, deskWaking, poolAbsent, refreshDesk, wakeDue } from './desk/desk.ts'
import { documentGiven, documentPurge, emptyDocumentBin, expiryWarnings, warnOfExpiry } from './documents/documents.ts'
import { fileSweep } from './files/files.ts'
import type { Attempt, JobKind, Jobs } from './jobs/jobs.ts'
import { forgetListFiles, listFilePurge } from './list-files/list-files.ts'
import { answersChanged } from './long-form/long-form.ts'
import { mailDelivery, mailPurge } from './mail/mail.ts'
import { databaseSample, measurePurge, purgeMeasures, sampleDatabase } from './measures/measures.ts'
import { emptyMediaBin, mediaPreparation, mediaPurge, prepareMedia } from './media/media.ts'
import { threadWaking, wakeThreads } from './messages/messages.ts'
import {
  deliverMail,
  heldMailRelease,
  mailDigests,
  noticeDigests,
  noticePurge,
  noticeReminders,
  purgeNotices,
  releaseHeldMails,
  remindOfActs,
} from './notices/notices.ts'
import {
  carryOutErasures,
  carryOutRetention,
  erasureRun,
  exportRun,
  exportSweep,
  removeEndedExports,
  retentionRun,
  runExport,
} from './privacy/privacy.ts'
import { signalPurge } from './signals/signals.ts'
import { officeChanged } from './site-settings/site-settings.ts'
import { purgeStaffDrafts, staffDraftPurge } from './staff-drafts/staff-drafts.ts'
import { sweepUploads, uploadSweep } from './uploads/uploads.ts'
import { mergeSettling, settleMerges } from './users/users.ts'
import { forgetVisitors, visitorForgetting } from './visits/visits.ts'

type JobHandler = { kind: JobKind<object>; workOn(jobs: Jobs, deps: Deps): void }

function handle<Data extends object>(
  kind: JobKind<Data>,
  run: (deps: Deps, data: Data, attempt: Attempt) => Promise<void>,
): JobHandler {
  return { kind, workOn: (jobs, deps) => jobs.work(kind, (data, attempt) => run(deps, data, attempt)) }
}

/** Everything that happens outside a request is listed here: a kind of job and the operation that does it. */
export const jobHandlers: readonly JobHandler[] = [
  handle(mailRequest, (deps, request) => writeMail(deps, request)),
  handle(authPurge, (deps) => purgeAuth(deps)),
  handle(mergeSettling, (deps) => settleMerges(deps)),
  handle(mailDelivery, (deps, { mailId }, attempt) => deliverMail(deps, mailId, attempt)),
  handle(mailPurge, ({ mail }) => mail.purge()),
  handle(heldMailRelease, (deps) => releaseHeldMails(deps)),
  handle(noticeDigests, (deps) => mailDigests(deps)),
  handle(noticeReminders, (deps) => remindOfActs(deps)),
  handle(noticePurge, (deps) => purgeNotices(deps)),
  handle(fileSweep, ({ files }, { fileId }) => files.sweep(fileId)),
  handle(documentPurge, (deps) => emptyDocumentBin(deps)),
  handle(documentGiven, (deps, given) => takeGivenDocument(deps, given)),
  handle(answersChanged, (deps, changed) => takeChangedAnswers(deps, changed)),
  handle(expiryWarnings, (deps) => warnOfExpiry(deps)),
  handle(contentPurge, (deps) => emptyBin(deps)),
  handle(mediaPreparation, (deps, content, attempt) => prepareMedia(deps, content, attempt)),
  handle(mediaPurge, (deps) => emptyMediaBin(deps)),
  handle(claimWarnings, (deps) => warnOfClaims(deps)),
  handle(staffDraftPurge, (deps) => purgeStaffDrafts(deps)),
  handle(signalPurge, ({ signals }) => signals.purge()),
  handle(holdSweep, (deps) => releaseEndedHolds(deps)),
  handle(reminders, (deps) => remind(deps)),
  handle(timeCheck, (deps) => recheckTimes(deps)),
  handle(tellWaiting, (deps) => tellThoseWaiting(deps)),
  handle(uploadSweep, (deps) => sweepUploads(deps)),
  handle(absentOwners, (deps) => poolAbsent(deps)),
  handle(deskWaking, (deps) => wakeDue(deps)),
  handle(deskRefresh, (deps) => refreshDesk(deps)),
  handle(officeChanged, (deps) => refreshDesk(deps)),
  handle(promiseWatch, (deps) => watchPromises(deps)),
  handle(dailyTasks, (deps) => makeDailyTasks(deps)),
  handle(carryOutDecision, (deps, decision) => carryOut(deps, decision)),
  handle(decisionMail, (deps, sitting) => mailDecisions(deps, sitting)),
  handle(noteBin, (deps) => emptyNoteBin(deps)),
  handle(waitPurge, (deps) => purgeWaitList(deps)),
  handle(threadWaking, (deps) => wakeThreads(deps)),
  handle(exportRun, (deps, run, attempt) => runExport(deps, run, attempt)),
  handle(erasureRun, (deps) => carryOutErasures(deps)),
  handle(retentionRun, (deps) => carryOutRetention(deps)),
  handle(auditSeal, (deps) => sealDays(deps)),
  handle(sittingPurge, (deps) => forgetSittings(deps)),
  handle(listFilePurge, (deps) => forgetListFiles(deps)),
  handle(exportSweep, (deps) => removeEndedExports(deps)),
  handle(backupPlan, (deps) => followPlan(deps)),
  handle(backupRun, (deps, run) => runBackup(deps, run)),
  handle(databaseSample, (deps) => sampleDatabase(deps)),
  handle(visitorForgetting, (deps) => forgetVisitors(deps)),
  handle(measurePurge, (deps) => purgeMeasures(deps)),
  handle(drillRun, (deps, run) => runDrill(deps, run)),
]

export const jobKinds = jobHandlers.map(({ kind }) => kind)
