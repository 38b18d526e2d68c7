import { type Ref, useRef } from 'react'
import { Button } from '../button/button.tsx'

type FilePickerProps = {
  label: string
  accept: string
  multiple?: boolean
  capture?: boolean
  buttonRef?: Ref<HTMLButtonElement>
  onChoose: (files: File[]) => void
}

/** A button of ours in front of the platform's own file dialogue. */
export function FilePicker({ label, accept, multiple = false, capture = false, buttonRef, onChoose }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        {...(buttonRef ? { ref: buttonRef } : {})}
        {...(capture ? { icon: 'camera' as const } : {})}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        capture={capture ? 'environment' : undefined}
        onChange={(event) => {
          onChoose([...(event.currentTarget.files ?? [])])
          // The same file, corrected, may be chosen again at once.
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
