import { describeError } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'

/** An error that means something of its own here has words of its own; any other is said as everywhere. */
export type Describe = (error: unknown) => string | undefined

export function useDescribe(describe: Describe | undefined): (error: unknown) => string {
  const texts = useTexts('errors')
  return (error) => describe?.(error) ?? describeError(error, texts)
}
