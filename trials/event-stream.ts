import { EVENTS_PATH } from '@rahnama/contract/signals.ts'

export type Heard = {
  /** Resolves once an event of this kind, with these words in it, was heard. */
  until(kind: string, words?: string): Promise<void>
  stop(): void
}

/** What one process tells a person live, as a browser hears it. */
export async function hear(address: string, token: string): Promise<Heard> {
  const ended = new AbortController()
  const { body, status } = await fetch(`${address}${EVENTS_PATH}`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: ended.signal,
  })
  if (!body || status !== 200) throw new Error(`The stream answered ${status}`)
  const frames: string[] = []
  const waiting = new Set<() => void>()
  const read = async (stream: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder()
    let text = ''
    for await (const chunk of stream) {
      const parts = (text + decoder.decode(chunk, { stream: true })).split('\n\n')
      text = parts.pop() ?? ''
      frames.push(...parts)
      for (const look of waiting) look()
    }
  }
  void read(body).catch(() => {})
  return {
    until: (kind, words = '') =>
      new Promise((resolve) => {
        const look = () => {
          if (!frames.some((frame) => frame.split('\n').includes(`event: ${kind}`) && frame.includes(words))) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
    stop: () => ended.abort(),
  }
}
