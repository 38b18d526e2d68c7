const LEVELS = { debug: 10, info: 20, warn: 30, error: 40, silent: 100 } as const
export type LogLevel = keyof typeof LEVELS

type Fields = Record<string, string | number | boolean | null | undefined>

/** Structured lines. Pass ids, codes and counts; never names, addresses or what a person wrote. */
export type Log = {
  debug(event: string, fields?: Fields): void
  info(event: string, fields?: Fields): void
  warn(event: string, fields?: Fields): void
  error(event: string, error: unknown, fields?: Fields): void
}

export function createLog(level: LogLevel, write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  const least = LEVELS[level]
  const at =
    (name: Exclude<LogLevel, 'silent'>) =>
    (event: string, fields: Fields = {}) => {
      if (LEVELS[name] < least) return
      write(`${JSON.stringify({ time: new Date().toISOString(), level: name, event, ...fields })}\n`)
    }
  const error = at('error')
  return {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: (event, cause, fields) => error(event, { ...fields, ...describe(cause) }),
  }
}

function describe(cause: unknown): Fields {
  if (!(cause instanceof Error)) return { error: String(cause) }
  const inner = cause.cause instanceof Error ? `${cause.cause.name}: ${cause.cause.message}` : undefined
  return {
    error: `${cause.name}: ${cause.message}`,
    cause: inner,
    stack: cause.stack?.split('\n').slice(1, 6).join(' '),
  }
}
