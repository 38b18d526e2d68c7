import type { SelfCheckAnswers } from '@rahnama/contract/eligibility/eligibility.ts'
import { useEffect, useState } from 'react'

const KEY = 'rahnama-self-check'

function readKept(): SelfCheckAnswers {
  try {
    const kept = localStorage.getItem(KEY)
    return kept ? (JSON.parse(kept) as SelfCheckAnswers) : {}
  } catch {
    return {}
  }
}

function keep(answers: SelfCheckAnswers): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(answers))
  } catch {
    // Storage may be forbidden; the answers then last as long as the page.
  }
}

/** The answers of this browser; undefined until the page has woken up and can look. */
export function useKeptAnswers() {
  const [answers, setAnswers] = useState<SelfCheckAnswers>()
  useEffect(() => setAnswers(readKept()), [])
  const change = (next: SelfCheckAnswers) => {
    keep(next)
    setAnswers(next)
  }
  return { answers, change }
}
