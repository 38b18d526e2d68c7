import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { href } from '../../site-map.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { ButtonLink } from '../../ui/link/link.tsx'

type NoneLeftProps = { level: 1 | 2; skipped?: number; onAgain?: () => void }

export function NoneLeft({ level, skipped = 0, onAgain }: NoneLeftProps) {
  const texts = useTexts('verification').none
  const { number } = formats(useLanguage().language)
  return (
    <EmptyState
      scene="documents"
      title={texts.title}
      level={level}
      actions={
        <>
          {skipped > 0 && (
            <Button variant="primary" onClick={onAgain}>
              {texts.again}
            </Button>
          )}
          <ButtonLink to={href('cases')}>{texts.desk}</ButtonLink>
        </>
      }
    >
      {skipped > 0 ? texts.skipped(skipped, number(skipped)) : texts.body}
    </EmptyState>
  )
}
