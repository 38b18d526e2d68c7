import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type StandInMode =
  | 'honest'
  | 'lying'
  | 'promising'
  | 'hanging'
  | 'silent'
  | 'wordless'
  | 'dripping'
  | 'pieces'
  | 'garbage'
  | 'tools'
  | 'linking'
  | 'broken'
  | 'ordering'
  | 'paraphrasing'
  | 'inventing'
  | 'ignoring'
  | 'contradicting'
  | 'otherLanguage'

/** What it was given: our statements, and the language it was asked to answer in. */
type Given = { statements: string[]; isPersian: boolean }

const SAID: Partial<Record<StandInMode, (given: Given) => string>> = {
  honest: () => 'Here is what we know. {{s1}} Ask again whenever you like.',
  lying: () => 'Here is what we know. Your score is 612.',
  promising: () => 'You are eligible, and your visa is guaranteed. {{s1}}',
  pieces: () => 'Here is what we know. {{s1}}',
  garbage: () => '{{s1}}',
  tools: () => '{{s1}}',
  linking: () => '{{s1}} Pay at https://evil.example now.',
  ordering: ({ statements, isPersian }) =>
    `${isPersian ? 'پاسخ سؤال شما:' : 'Here is what we know.'} ${statements.map((_, place) => `{{s${place + 1}}}`).join(' ')}`,
  paraphrasing: ({ statements }) => statements.join(' '),
  inventing: ({ statements }) => `{{s1}} ${(statements[0] ?? '').replace(/[\d۰-۹][\d۰-۹,٬]*/u, '4711')} (4711)`,
  ignoring: ({ isPersian }) => (isPersian ? 'امیدوارم خوب باشید.' : 'I hope you are well.'),
  contradicting: ({ isPersian }) => `${isPersian ? 'نه، این‌طور نیست.' : 'No, that is not so.'} {{s1}}`,
  otherLanguage: ({ isPersian }) => `${isPersian ? 'Here is what we know.' : 'پاسخ سؤال شما این است.'} {{s1}}`,
}

function givenIn({ messages }: { messages: { content: string | null }[] }): Given {
  const prompt = messages[1]?.content ?? ''
  return {
    statements: [...prompt.matchAll(/^\{\{s\d+\}\} (.*)$/gmu)].map(([, text]) => text ?? ''),
    isPersian: prompt.startsWith('Answer in Persian'),
  }
}

/** Speaks the chat protocol on a port of its own, well or badly, and remembers what it was sent. */
export async function standIn(mode: StandInMode) {
  const received: { messages: { role: string; content: string | null }[] }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const asked = JSON.parse(body)
    received.push(asked)
    if (mode === 'silent') return
    if (mode === 'broken') {
      response.writeHead(500).end('no')
      return
    }
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    const send = (delta: object) => response.write(`data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`)
    if (mode === 'wordless') {
      response.flushHeaders()
      return
    }
    if (mode === 'dripping') {
      const drip = setInterval(() => send({ content: 'Here ' }), 5)
      response.on('close', () => clearInterval(drip))
      return
    }
    if (mode === 'hanging') {
      send({ content: 'Here is' })
      return
    }
    const asksFirst = (mode === 'tools' || mode === 'garbage') && received.length === 1
    if (asksFirst) {
      response.write('data: {"choices":[]}\n\ndata: not json\n\n')
      const topic = mode === 'tools' ? { topic: 'tests.accepted' } : 'all clients {{'
      send({ tool_calls: [{ id: 'a', function: { name: 'look_up', arguments: topic } }] })
    } else {
      const text = SAID[mode]?.(givenIn(asked)) ?? ''
      for (const piece of mode === 'pieces' ? text : [text]) send({ content: piece })
    }
    response.end('data: [DONE]\n\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
