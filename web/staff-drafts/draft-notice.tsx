import { useTexts } from '../i18n/i18n.tsx'
import { Button } from '../ui/button/button.tsx'
import styles from './draft-notice.module.css'
import type { StaffDraftState } from './use-staff-draft.ts'

/** Changes are saved one day, a reply is sent. */
export type Written = 'changes' | 'reply'

type DraftNoticeProps = { what: Written; draft: Pick<StaffDraftState<object>, 'body' | 'isStored' | 'drop'> }

/** Below an editor: whether what was typed would be there tomorrow, and how to be rid of it. */
export function DraftNotice({ what, draft }: DraftNoticeProps) {
  const { storing, [what]: texts } = useTexts('staffDrafts')
  if (!draft.body) return null
  return (
    <p className={styles.notice}>
      <span className={styles.state} role="status">
        <span data-shown={draft.isStored}>{texts.stored}</span>
        <span data-shown={!draft.isStored}>{storing}</span>
      </span>
      <Button size="small" variant="quiet" onClick={draft.drop}>
        {texts.discard}
      </Button>
    </p>
  )
}
