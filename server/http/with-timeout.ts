import { AppError } from '@rahnama/contract/errors.ts'
import { REQUEST_TIMEOUT_MS } from '@rahnama/contract/limits.ts'

export async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('TIMEOUT')), REQUEST_TIMEOUT_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
