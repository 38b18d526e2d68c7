import { useTexts } from '../i18n/i18n.tsx'
import { Segmented } from '../ui/segmented/segmented.tsx'
import type { Theme } from './queries.ts'

export function ThemeChoice({ value, onChange }: { value: Theme; onChange: (theme: Theme) => void }) {
  const texts = useTexts('mailbox')
  const segments = [
    { value: 'light', label: texts.light },
    { value: 'dark', label: texts.dark },
  ] as const
  return <Segmented size="small" label={texts.screen} segments={segments} value={value} onValueChange={onChange} />
}
