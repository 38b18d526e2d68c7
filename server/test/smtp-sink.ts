import { createServer, type Socket } from 'node:net'

export type ReceivedMail = { from: string; to: string; raw: string }

export type SmtpSink = {
  url: string
  received: ReceivedMail[]
  /** What the next recipients are answered, e.g. '550 No such user'; taken one by one. */
  answers: string[]
  /** What whoever signs in is answered. */
  signIn: string
  close(): Promise<void>
}

/** A mail server on loopback that takes what it is given. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const received: ReceivedMail[] = []
  const answers: string[] = []
  const sockets = new Set<Socket>()
  const sink = { received, answers, signIn: '235 Authenticated' }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    converse(socket, sink)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return Object.assign(sink, {
    url: `smtp://127.0.0.1:${port}`,
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  })
}

function converse(socket: Socket, sink: Pick<SmtpSink, 'received' | 'answers' | 'signIn'>): void {
  const { received, answers } = sink
  let waiting = ''
  let isData = false
  let mail: ReceivedMail = { from: '', to: '', raw: '' }
  const say = (line: string) => socket.write(`${line}\r\n`)
  const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? ''

  function command(line: string): void {
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'EHLO') return void say('250-sink\r\n250 8BITMIME')
    if (verb === 'AUTH') return void say(sink.signIn)
    if (verb === 'MAIL') mail = { from: addressIn(line), to: '', raw: '' }
    if (verb === 'RCPT') {
      mail.to = addressIn(line)
      return void say(answers.shift() ?? '250 OK')
    }
    if (verb === 'DATA') {
      isData = true
      return void say('354 Go on')
    }
    if (verb === 'QUIT') return void socket.end('221 Bye\r\n')
    say('250 OK')
  }

  say('220 sink')
  socket.on('data', (chunk) => {
    waiting += chunk.toString('latin1')
    for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
      const line = waiting.slice(0, end)
      waiting = waiting.slice(end + 2)
      if (!isData) command(line)
      else if (line === '.') {
        isData = false
        received.push(mail)
        say('250 Taken')
      } else mail.raw += `${line.replace(/^\.\./, '.')}\r\n`
    }
  })
}
