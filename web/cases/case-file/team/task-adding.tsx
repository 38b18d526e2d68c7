import { createContext, type ReactNode, use, useMemo, useState } from 'react'

type TaskAdding = { isOpen: boolean; open: () => void; close: () => void }

const Context = createContext<TaskAdding>({ isOpen: false, open: () => {}, close: () => {} })

/** A key opens the dialog from anywhere on the page. */
export function TaskAddingProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const value = useMemo(() => ({ isOpen, open: () => setOpen(true), close: () => setOpen(false) }), [isOpen])
  return <Context value={value}>{children}</Context>
}

export function useTaskAdding(): TaskAdding {
  return use(Context)
}
