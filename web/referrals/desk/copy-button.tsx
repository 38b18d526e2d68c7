import { useState } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Button } from '../../ui/button/button.tsx'

/** Says so itself once it is done: whoever copies looks at the button. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const { copied, notCopied } = useTexts('referrals').code
  const [done, setDone] = useState<string>()
  const write = async () => {
    await navigator.clipboard.writeText(text)
    setDone(text)
  }
  const copying = useAct(write, { describe: () => notCopied })
  return (
    <>
      <Button size="small" icon="copy" onClick={() => void copying.run()}>
        {children}
      </Button>
      <span role="status">{done === text && copied}</span>
      <Failure>{copying.failure}</Failure>
    </>
  )
}
