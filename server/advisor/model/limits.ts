/** The rules' answer is there before the first word of a model, so nobody waits long for one. */
export type ModelLimits = { connectMs: number; firstWordMs: number; gapMs: number; totalMs: number }

export const MODEL_LIMITS: ModelLimits = { connectMs: 3000, firstWordMs: 8000, gapMs: 5000, totalMs: 25_000 }

/** Aborts when a step takes longer than its limit, or everything together does. */
export function createDeadline({ totalMs }: Pick<ModelLimits, 'totalMs'>) {
  const controller = new AbortController()
  const total = setTimeout(() => controller.abort(), totalMs)
  let step: ReturnType<typeof setTimeout> | undefined
  return {
    signal: controller.signal,
    within(ms: number) {
      clearTimeout(step)
      step = setTimeout(() => controller.abort(), ms)
    },
    end() {
      clearTimeout(step)
      clearTimeout(total)
      controller.abort()
    },
  }
}
