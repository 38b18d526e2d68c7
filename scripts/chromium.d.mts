type LaunchOptions = {
  executablePath?: string
  args: string[]
  env: Record<string, string | undefined>
}

export function systemChromium(): string | undefined
export function browserLaunchOptions(): LaunchOptions
export function testLaunchOptions(): LaunchOptions
export function ensureChromium(): Promise<void>
