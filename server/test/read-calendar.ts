/** Reads an iCalendar file the way a calendar does: unfolds lines, drops parameters, unescapes text. */
export function readCalendar(content: string): Record<string, string> {
  const lines = content
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean)
  const entries = lines.map((line): [string, string] => {
    const [name = '', value = ''] = splitAtColon(line)
    return [name.split(';')[0] ?? '', readText(value)]
  })
  return Object.fromEntries(entries)
}

/** A colon inside quotes belongs to a parameter. */
function splitAtColon(line: string): [string, string] {
  const match = /^((?:[^":]|"[^"]*")*):(.*)$/.exec(line)
  if (!match) throw new Error(`Not a line of a calendar: ${line}`)
  return [match[1] ?? '', match[2] ?? '']
}

function readText(value: string): string {
  return value.replace(/\\([\\;,nN])/g, (_, character: string) => (character.toLowerCase() === 'n' ? '\n' : character))
}
