import type { ToVerify } from '@rahnama/contract/cases/cases.ts'
import { formats, isolate, officeDay, stripBidiControls } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Fact, Facts } from '../../ui/facts/facts.tsx'

const DAY_MS = 86_400_000

export function AboutFile({ shown }: { shown: ToVerify }) {
  const { about: texts } = useTexts('verification')
  const { language } = useLanguage()
  const format = formats(language)
  const { version, validUntil, earlier, name } = shown
  const today = officeDay(new Date())
  const daysLeft = validUntil && Math.round((Date.parse(validUntil) - Date.parse(today)) / DAY_MS)
  const sentBack = version.sentBack ?? earlier[0]?.sentBack
  return (
    <Facts>
      <Fact name={texts.client}>
        <bdi>{name.latin}</bdi>
        {name.persian && (
          <>
            {' · '}
            <bdi lang="fa">{name.persian}</bdi>
          </>
        )}
      </Fact>
      <Fact name={texts.uploaded}>
        <time dateTime={version.uploadedAt}>{format.dateTime(version.uploadedAt)}</time>
      </Fact>
      <Fact name={texts.file}>
        <bdi>{stripBidiControls(version.originalName)}</bdi> · {format.fileSize(version.size)}
      </Fact>
      {version.issuedOn && <Fact name={texts.issuedOn}>{format.date(version.issuedOn)}</Fact>}
      <Fact name={texts.validUntil}>
        {validUntil && typeof daysLeft === 'number' ? (
          <>
            {format.date(validUntil)}{' '}
            <Badge tone={daysLeft < 0 ? 'danger' : daysLeft < 180 ? 'warning' : 'success'}>
              {daysLeft < 0 ? texts.ended : texts.daysLeft(format.days(daysLeft))}
            </Badge>
          </>
        ) : (
          texts.noDates
        )}
      </Fact>
      {sentBack && (
        <Fact name={texts.earlierReason}>
          {sentBack.sentence[language]} {sentBack.note && isolate(sentBack.note)}
        </Fact>
      )}
    </Facts>
  )
}
