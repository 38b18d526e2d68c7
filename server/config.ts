import { join, resolve } from 'node:path'
import { z } from '@rahnama/contract/zod.ts'

/** A fault of configuration or machine, told to the operator in one sentence and without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '::1']

const port = z.coerce.number({ error: 'must be a number' }).check(z.int(), z.minimum(0), z.maximum(65_535))
const text = z.string().check(z.trim(), z.minLength(1))
const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

const Environment = z
  .object({
    NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
    PORT: z._default(port, 3000),
    HOST: z.optional(text),
    PUBLIC_URL: z.optional(httpAddress),
    DATA_DIR: z._default(text, '.data'),
    BACKUP_DIR: z.optional(text),
    CLAMD_URL: z.optional(
      z.url({ protocol: /^(tcp|unix)$/, error: 'must look like tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl' }),
    ),
    DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user@host/name' })),
    DATABASE_POOL: z._default(z.coerce.number().check(z.int(), z.minimum(2), z.maximum(200)), 10),
    SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' })),
    MAIL_FROM: z._default(text, 'office@rahnama.example'),
    S3_ENDPOINT: z.optional(httpAddress),
    S3_BUCKET: z.optional(text),
    S3_REGION: z._default(text, 'auto'),
    S3_ACCESS_KEY_ID: z.optional(text),
    S3_SECRET_ACCESS_KEY: z.optional(text),
    MASTER_KEY: z.optional(
      z.string().check(
        z.regex(/^[0-9a-f]{64}(,[0-9a-f]{64})*$/i, {
          error:
            'must be 64 hexadecimal digits (32 bytes), or several such keys with commas between, the current one first',
        }),
      ),
    ),
    SHUTDOWN_DELAY_SECONDS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(300)), 5),
    METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, { error: 'must have at least 16 characters' }))),
    TRUSTED_PROXIES: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10)), 0),
    LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
    ADVISOR_URL: z.optional(httpAddress),
    ADVISOR_KEY: z.optional(text),
    ADVISOR_MODEL: z.optional(text),
    DEMO_PASSWORD: z.optional(z.string().check(z.minLength(8, { error: 'must have at least 8 characters' }))),
  })
  .check(
    z.superRefine((env, context) => {
      if (env.NODE_ENV === 'production' && !env.PUBLIC_URL && !LOCAL_HOSTS.includes(env.HOST ?? '')) {
        const message = 'is missing: links in mails must lead to the address people use'
        context.addIssue({ code: 'custom', path: ['PUBLIC_URL'], message })
      }
      if (env.ADVISOR_URL && !env.ADVISOR_MODEL) {
        const message = 'is missing, and ADVISOR_URL needs it'
        context.addIssue({ code: 'custom', path: ['ADVISOR_MODEL'], message })
      }
      const s3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
      const missing = s3.filter((name) => env[name] === undefined)
      if (missing.length === 0 || missing.length === s3.length) return
      for (const name of missing) {
        context.addIssue({ code: 'custom', path: [name], message: 'is missing, and the other S3_ settings need it' })
      }
    }),
  )

/** Everything an installation can be told, e.g. for those who write its unit or container file. */
export const ENVIRONMENT_NAMES: readonly string[] = Object.keys(Environment.shape)

export type S3Config = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** A chat model that speaks the OpenAI protocol; local ones often ask for no key. */
export type AdvisorModelConfig = {
  url: string
  key: string | undefined
  model: string
  /** How long it is waited for, where the usual patience will not do. */
  limits?: { connectMs: number; firstWordMs: number; gapMs: number; totalMs: number }
}

export type Config = {
  mode: 'development' | 'test' | 'production'
  port: number
  host: string | undefined
  publicUrl: string
  dataDir: string
  /** Where backups are written; another disk is better. */
  backupDir: string
  /** A virus scanner (clamd) that sees every file before anybody else does. */
  clamdUrl: string | undefined
  databaseUrl: string | undefined
  databasePool: number
  smtpUrl: string | undefined
  mailFrom: string
  s3: S3Config | undefined
  masterKey: string | undefined
  shutdownDelayMs: number
  metricsToken: string | undefined
  trustedProxies: number
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  demoPassword: string | undefined
  advisor: AdvisorModelConfig | undefined
}

/** Reads the environment once. An empty value counts as not given. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Environment.safeParse(given, { error: z.locales.en().localeError })
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new StartupError(`The configuration is not usable: ${faults.join('; ')}.`)
  }
  const env = parsed.data
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    dataDir: resolve(env.DATA_DIR),
    backupDir: resolve(env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups')),
    clamdUrl: env.CLAMD_URL,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    s3: readS3(env),
    masterKey: env.MASTER_KEY,
    shutdownDelayMs: env.SHUTDOWN_DELAY_SECONDS * 1000,
    metricsToken: env.METRICS_TOKEN,
    trustedProxies: env.TRUSTED_PROXIES,
    logLevel: env.LOG_LEVEL,
    demoPassword: env.DEMO_PASSWORD,
    advisor:
      env.ADVISOR_URL && env.ADVISOR_MODEL
        ? { url: env.ADVISOR_URL.replace(/\/$/, ''), key: env.ADVISOR_KEY, model: env.ADVISOR_MODEL }
        : undefined,
  }
}

function readS3(env: z.output<typeof Environment>): S3Config | undefined {
  if (!env.S3_ENDPOINT || !env.S3_BUCKET || !env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY) return undefined
  return {
    endpoint: env.S3_ENDPOINT.replace(/\/$/, ''),
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  }
}
