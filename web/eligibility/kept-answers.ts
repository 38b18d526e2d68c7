import type { SelfCheckAnswers } from '@rahnama/contract/eligibility.ts'
import { useEffect, useState } from 'react'

const KEY = 'rahnama-self-check'

function readKept(): SelfCheckAnswers {
  const kept = localStorage.getItem(KEY)
  return kept ? (JSON.parse(kept) as SelfCheckAnswers) : {}
}

/** The answers of this browser; undefined until the page has woken up and can look. */
export function useKeptAnswers() {
  const [answers, setAnswers] = useState<SelfCheckAnswers>()
  useEffect(() => setAnswers(readKept()), [])
  const change = (next: SelfCheckAnswers) => {
    localStorage.setItem(KEY, JSON.stringify(next))
    setAnswers(next)
  }
  return { answers, change }
}
