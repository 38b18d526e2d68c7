import type { CaseFile, CaseQuestion, CaseTask } from '@rahnama/contract/cases/cases.ts'
import type { ChecklistEntry } from '@rahnama/contract/documents.ts'
import { countryName, formats, isCountryCode, officeDay } from '@rahnama/contract/locale/locale.ts'
import { wholeYearsBetween } from '@rahnama/rules/dates.ts'
import type { ReactNode } from 'react'
import { useDocumentName } from '../../../documents/documents.tsx'
import { useFirmName } from '../../../firm/firm.tsx'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { useTaskWords } from '../../task-words/task-words.ts'
import { useContradictionText } from '../use-contradiction-text.ts'
import styles from './print.module.css'

type PrintedCaseProps = {
  file: CaseFile
  entries: readonly ChecklistEntry[]
  questions: readonly CaseQuestion[]
  tasks: readonly CaseTask[]
}

/** The summary of a case for the file: black on white, in the reader's language. */
export function PrintedCase({ file, entries, questions, tasks }: PrintedCaseProps) {
  const texts = useTexts('caseFile')
  const firm = useFirmName()
  const { names } = useTexts('programs')
  const { language, direction } = useLanguage()
  const { code, dateTime } = formats(language)
  return (
    <article className={styles.sheet} lang={language} dir={direction}>
      <header className={styles.head}>
        <p className={styles.firm}>{firm}</p>
        <h1 className={styles.name}>
          <bdi>{file.client.name.latin}</bdi> {file.client.name.persian && <bdi>{file.client.name.persian}</bdi>}
        </h1>
        <p>
          {texts.print.title} <bdi>{code(file.folio)}</bdi> · {names[file.program].name}
        </p>
      </header>
      <Person client={file.client} />
      <Standing file={file} />
      <Score file={file} />
      <Contradictions file={file} />
      <DocumentTable entries={entries} />
      <OpenWork questions={questions} tasks={tasks} />
      <footer className={styles.foot}>
        {texts.print.madeAt(dateTime(new Date()))} · {texts.print.confidential}
      </footer>
    </article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}

function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function Person({ client }: { client: CaseFile['client'] }) {
  const { print, person, languages } = useTexts('caseFile')
  const { language } = useLanguage()
  const { date, years } = formats(language)
  const country = (each: string | null) => each && (isCountryCode(each) ? countryName(each, language) : each)
  const { birthDate } = client
  return (
    <Part title={print.client}>
      <Facts
        facts={[
          [
            print.born,
            birthDate && `${date(birthDate)} (${years(wholeYearsBetween(birthDate, officeDay(new Date())))})`,
          ],
          [print.email, <bdi key="email">{client.email}</bdi>],
          [print.phone, client.phone && <bdi dir="ltr">{client.phone}</bdi>],
          [print.language, languages[client.language]],
          [person.citizenship, country(client.citizenship)],
          [person.residence, country(client.residence)],
        ]}
      />
    </Part>
  )
}

function Standing({ file }: { file: CaseFile }) {
  const { print, owner, standing, dates, promise: promiseTexts } = useTexts('caseFile')
  const { stages, turns, reasons, flags, outcomes, grounds } = useTexts('caseWords')
  const { date, dateTime, code, list } = formats(useLanguage().language)
  const { closing, promise } = file
  const days = ['filedOn', 'biometricsBy', 'biometricsOn', 'medicalBy', 'medicalOn', 'decidedOn'] as const
  return (
    <Part title={print.standing}>
      <Facts
        facts={[
          [print.stage, stages[file.stage]],
          [print.turn, `${turns[file.turn]}: ${reasons[file.reason]}`],
          [print.due, file.dueOn && date(file.dueOn)],
          [print.sent, date(file.submittedAt)],
          [owner.label, <bdi key="owner">{file.owner?.name ?? owner.nobody}</bdi>],
          [
            promiseTexts.label,
            promise && `${promiseTexts.states[promise.state]}${promise.dueAt ? `, ${dateTime(promise.dueAt)}` : ''}`,
          ],
          [print.flags, file.flags.length > 0 && list(file.flags.map((flag) => flags[flag]))],
          [dates.names.authorityNumber, file.dates.authorityNumber && code(file.dates.authorityNumber)],
          ...days.map((day) => [dates.names[day], file.dates[day] && date(file.dates[day] ?? '')] as const),
          [print.outcome, closing && outcomes[closing.outcome]],
          [
            standing.grounds,
            closing && closing.grounds.length > 0 && list(closing.grounds.map((each) => grounds[each])),
          ],
          [standing.lesson, closing?.lesson],
        ]}
      />
    </Part>
  )
}

function Score({ file: { score, programs } }: { file: CaseFile }) {
  const { summary } = useTexts('caseFile')
  const { names } = useTexts('programs')
  const { range, list } = formats(useLanguage().language)
  const seemMet = programs.filter(({ verdict }) => verdict === 'eligible')
  const readings = (['told', 'evidenced', 'verified'] as const).map(
    (reading) => [summary.readings[reading], score[reading] && range(score[reading].low, score[reading].high)] as const,
  )
  return (
    <Part title={summary.score}>
      {score.told ? <Facts facts={readings} /> : <p>{summary.noScore}</p>}
      {seemMet.length > 0 && (
        <p>
          {summary.verdicts.eligible}: {list(seemMet.map(({ program }) => names[program].name))}
        </p>
      )}
    </Part>
  )
}

function Contradictions({ file: { contradictions } }: { file: CaseFile }) {
  const { summary } = useTexts('caseFile')
  const say = useContradictionText()
  if (contradictions.length === 0) return null
  return (
    <Part title={summary.contradictions}>
      <ul className={styles.list}>
        {contradictions.map((each) => (
          <li key={`${each.code} ${each.answers.join(' ')}`}>
            {say(each)}
            <p className={styles.soft} dir="auto">
              {each.explanation ? `${summary.explanation}: ${each.explanation}` : summary.noExplanation}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function DocumentTable({ entries }: { entries: readonly ChecklistEntry[] }) {
  const { documents: texts, summary } = useTexts('caseFile')
  const { states } = useTexts('documents')
  const nameOf = useDocumentName(texts)
  const { date } = formats(useLanguage().language)
  if (entries.length === 0) return null
  return (
    <Part title={summary.documents}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.columns.document}</th>
            <th scope="col">{texts.columns.state}</th>
            <th scope="col">{texts.columns.newest}</th>
            <th scope="col">{texts.columns.until}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ kind, subject, document }) => (
            <tr key={`${kind} ${subject}`}>
              <th scope="row">{nameOf(document)}</th>
              <td>{states[document.state]}</td>
              <td>
                <bdi>{document.versions[0]?.originalName}</bdi>
              </td>
              <td>{document.validUntil && date(document.validUntil, 'medium')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}

function OpenWork({ questions, tasks }: Pick<PrintedCaseProps, 'questions' | 'tasks'>) {
  const { print, tasks: taskTexts } = useTexts('caseFile')
  const nameOf = useTaskWords()
  const { date } = formats(useLanguage().language)
  const asked = questions.filter(({ withdrawnAt }) => !withdrawnAt)
  const open = tasks.filter(({ doneAt }) => !doneAt)
  return (
    <>
      {asked.length > 0 && (
        <Part title={print.questions}>
          <ul className={styles.list}>
            {asked.map(({ id, text, askedAt, answer, answeredAt }) => (
              <li key={id}>
                <span dir="auto">{text}</span> ({date(askedAt, 'medium')})
                <p className={styles.soft} dir="auto">
                  {answeredAt ? answer || print.changed : print.unanswered}
                </p>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {open.length > 0 && (
        <Part title={print.tasks}>
          <ul className={styles.list}>
            {open.map((task) => (
              <li key={task.id}>
                <span dir="auto">{nameOf(task)}</span>
                <span className={styles.soft}>
                  {' · '}
                  {task.assignee?.name ?? taskTexts.nobody}
                  {task.dueOn && ` · ${taskTexts.due(date(task.dueOn, 'medium'))}`}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}
