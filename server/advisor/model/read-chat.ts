import { createParser } from 'eventsource-parser'

export type ToolCall = { id: string; name: string; arguments: string }
export type ChatDelta = { text: string } | { toolCalls: ToolCall[] }

type RawCall = { index?: number; id?: string; function?: { name?: string; arguments?: unknown } }
type RawChoice = {
  delta?: { content?: unknown; tool_calls?: unknown }
  message?: { content?: unknown; tool_calls?: unknown }
}

/**
 * Reads a chat completion of the OpenAI protocol, however it is cut. Servers differ: a call may lack its index or repeat
 * it, arguments may be an object, choices may be empty; what cannot be read is passed over.
 */
export async function* readChat(response: Response): AsyncGenerator<ChatDelta> {
  const calls: ToolCall[] = []
  const take = (data: string) => textIn(data, calls)
  if (!response.headers.get('content-type')?.includes('event-stream')) {
    yield { text: take(await response.text()) }
  } else if (response.body) {
    const texts: string[] = []
    const parser = createParser({ onEvent: ({ data }) => texts.push(take(data)) })
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      parser.feed(read.value)
      yield { text: texts.splice(0).join('') }
    }
  }
  if (calls.length > 0) yield { toolCalls: calls }
}

function textIn(data: string, calls: ToolCall[]): string {
  const choice = firstChoice(data)
  const said = choice?.delta ?? choice?.message
  const called: readonly RawCall[] = Array.isArray(said?.tool_calls) ? said.tool_calls : []
  for (const [place, call] of called.entries()) addCall(calls, call, place)
  return typeof said?.content === 'string' ? said.content : ''
}

function firstChoice(data: string): RawChoice | undefined {
  if (data.trim() === '[DONE]') return undefined
  try {
    const parsed = JSON.parse(data) as { choices?: RawChoice[] }
    return Array.isArray(parsed.choices) ? parsed.choices[0] : undefined
  } catch {
    return undefined
  }
}

/** A piece with a new id, or with a name where there was none, begins a call; any other continues the one in its place. */
function addCall(calls: ToolCall[], { index, id, function: called }: RawCall, place: number): void {
  const at = index ?? (id === undefined ? Math.max(calls.length - 1, 0) : calls.length + place)
  const known = calls[at] ?? calls.find((call) => id !== undefined && call.id === id)
  const piece = called?.arguments
  const written = typeof piece === 'string' ? piece : piece === undefined ? '' : JSON.stringify(piece)
  if (known && (id === undefined || known.id === id)) known.arguments += written
  else calls.push({ id: id ?? `call-${calls.length}`, name: called?.name ?? '', arguments: written })
}
