export function systemChromium(): string | undefined
export function browserLaunchOptions(): { executablePath?: string; args: string[] }
export function ensureChromium(): Promise<void>
