import { href } from '@rahnama/contract/page-paths.ts'
import type { Composed, Context } from '../../answers/answers.ts'
import { STUDY_NOTES } from '../../answers/answers.ts'

/** Whether a student's partner may work. */
export function sayPartnerWork({ texts, formats, language }: Context): Composed {
  const { months, source, from } = STUDY_NOTES.partnerPermit
  return {
    sentences: [texts.advisor.study.partnerWork(formats.months(months))],
    sources: [{ key: source.en, title: source[language], asOf: from, href: null }],
    link: { href: href('immigrationServices'), label: texts.advisor.links.services },
  }
}

/** Both permits that depend on it, each with its own source. */
export function sayCollege({ texts, formats, language }: Context): Composed {
  const { afterwards, partnerPermit } = STUDY_NOTES
  const level = (value: number) => formats.digits(String(value))
  const said = texts.advisor.study.collegeOrUniversity(
    level(afterwards.university),
    level(afterwards.college),
    formats.months(partnerPermit.months),
  )
  return {
    sentences: [said],
    sources: [afterwards, partnerPermit].map(({ source, from }) => ({
      key: source.en,
      title: source[language],
      asOf: from,
      href: null,
    })),
    link: { href: href('studyAbroad'), label: texts.advisor.links.study },
  }
}
