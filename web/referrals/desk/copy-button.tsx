import { useState } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button/button.tsx'

/** Says so itself once it is done: whoever copies looks at the button. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const { copied } = useTexts('referrals').code
  const [done, setDone] = useState<string>()
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setDone(text)
  }
  return (
    <>
      <Button size="small" icon="copy" onClick={() => void copy()}>
        {children}
      </Button>
      <span role="status">{done === text && copied}</span>
    </>
  )
}
