/** Reads a raw mail the way a mailbox does: headers with their encoded words, and the parts decoded. */
export function readMessage(raw: string): { header(name: string): string | undefined; part(type: string): string } {
  const [head = ''] = raw.split('\r\n\r\n')
  const headers = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return {
    header(name) {
      const line = headers.find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`))
      return line && decodeWords(line.slice(name.length + 1).trim())
    },
    part(type) {
      const boundary = /boundary="([^"]+)"/.exec(head)?.[1]
      const parts = boundary ? raw.split(`--${boundary}`) : [raw]
      const found = parts.find((part) =>
        new RegExp(`^\\s*Content-Type: ${type}`, 'im').test(part.split('\r\n\r\n')[0] ?? ''),
      )
      if (!found) throw new Error(`No part of type ${type}`)
      const [partHead = '', ...body] = found.split('\r\n\r\n')
      return decodeBody(body.join('\r\n\r\n'), /Content-Transfer-Encoding: (\S+)/i.exec(partHead)?.[1] ?? '7bit')
    },
  }
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding === 'quoted-printable') return decodeQuoted(body.replace(/=\r\n/g, ''))
  return body
}

function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuoted(word.replaceAll('_', ' ')),
    )
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
