import { ADVISOR_QUESTION_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { fitsIn } from '@rahnama/contract/locale/locale.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Button } from '../ui/button/button.tsx'
import { Textarea } from '../ui/textarea/textarea.tsx'
import styles from './advisor.module.css'

type QuestionFormProps = {
  value: string
  onChange: (value: string) => void
  onSend: () => void
  isBusy: boolean
  onStop?: () => void
}

/** Enter sends, with Shift it begins a line; while letters are being composed it does neither. */
export function QuestionForm({ value, onChange, onSend, isBusy, onStop }: QuestionFormProps) {
  const texts = useTexts('advisor').form
  const isTooLong = !fitsIn(value.trim(), ADVISOR_QUESTION_MAX_CHARS)
  const send = () => {
    if (!isTooLong && !isBusy) onSend()
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onKeyDown={(event) => {
        const isTyping = event.target instanceof HTMLTextAreaElement
        if (!isTyping || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
        event.preventDefault()
        send()
      }}
    >
      <Textarea
        label={texts.label}
        rows={2}
        value={value}
        onValueChange={onChange}
        error={isTooLong ? texts.tooLong : undefined}
      />
      <div className={styles.acts}>
        <Button type="submit" variant="primary" icon="send" busy={isBusy} busyLabel={texts.busy}>
          {texts.send}
        </Button>
        {isBusy && onStop && (
          <Button icon="close" onClick={onStop}>
            {texts.stop}
          </Button>
        )}
      </div>
    </form>
  )
}
