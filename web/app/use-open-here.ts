import { useState } from 'react'
import { useLocation } from 'react-router'

/** Whether something stands open; arriving on another page closes it. */
export function useOpenHere(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(pathname)
  if (at !== pathname) {
    setAt(pathname)
    setOpen(false)
  }
  return [isOpen, setOpen]
}
