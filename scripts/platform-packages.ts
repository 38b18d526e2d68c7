/** What a lockfile says about packages that exist once per platform. */
export type LockEntry = {
  version?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
  link?: boolean
}
export type Lockfile = { packages: Record<string, LockEntry> }

export type PlatformPackage = { name: string; range: string; neededBy: string; entry: LockEntry | undefined }

const SYSTEMS = ['linux', 'darwin', 'win32', 'freebsd', 'openbsd', 'netbsd', 'android', 'sunos', 'aix', 'openharmony']
const CPUS = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32']
const WITHOUT_SYSTEM: LockEntry = { cpu: ['wasm32'] }

/** Reads "@scope/linux-arm64-gnu" as Linux, arm64, glibc. Undefined when the name says no platform. */
export function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> | undefined {
  const words = name.split(/[/\-_.]/)
  if (words.includes('wasm32') || words.includes('wasi')) return WITHOUT_SYSTEM
  const system = SYSTEMS.find((word) => words.includes(word))
  if (!system) return undefined
  const cpu = CPUS.find(
    (word) => words.includes(word) || (word === 'arm' && words.some((w) => /^arm(v7|eabi)?$/.test(w))),
  )
  const musl = words.some((word) => word.includes('musl'))
  const glibc = words.some((word) => word.startsWith('gnu'))
  return {
    os: [system],
    ...(cpu && { cpu: [cpu] }),
    ...(system === 'linux' && (musl || glibc) && { libc: [musl ? 'musl' : 'glibc'] }),
  }
}

export function platformPackages(lock: Lockfile): PlatformPackage[] {
  return Object.entries(lock.packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => platformOf(name))
      .map(([name, range]) => ({ name, range, neededBy: path, entry: find(lock, path, name) })),
  )
}

/** Node looks in the nearest node_modules first, then outwards; so do we. */
function find(lock: Lockfile, from: string, name: string): LockEntry | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const entry = lock.packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`]
    if (entry || folder === '') return entry
    if (!folder.includes('/node_modules/')) return lock.packages[`node_modules/${name}`]
  }
}

/** What "@img/sharp-linux-x64" and "@img/sharp-linux-arm64" are both of. */
function withoutPlatform(name: string): string {
  return name
    .split(/[/\-_.]/)
    .filter((word) => !SYSTEMS.includes(word) && !CPUS.includes(word) && !/^(gnu|musl)/.test(word))
    .join('-')
}

const SUPPORTED = [
  { os: 'linux', cpu: 'arm64' },
  { os: 'linux', cpu: 'x64' },
]

/** Names of the packages without which an install on a supported machine would succeed and then fail to run. */
export function missingBindings(lock: Lockfile): string[] {
  const families = Map.groupBy(platformPackages(lock), (platform) => platform.neededBy)
  return [...families.values()].flatMap((family) =>
    SUPPORTED.flatMap(({ os, cpu }) => {
      const candidates = family.filter(({ name }) => {
        const platform = platformOf(name)
        return platform?.os?.includes(os) && platform.cpu?.includes(cpu) && !platform.libc?.includes('musl')
      })
      // One package may need several of each platform: a binding, and the library it binds.
      const needs = [...Map.groupBy(candidates, ({ name }) => withoutPlatform(name)).values()]
      return needs
        .filter((alternatives) => !alternatives.some(({ entry }) => entry && 'integrity' in entry))
        .flatMap((missing) => missing.map(({ name, neededBy }) => `${name} (for ${neededBy || 'rahnama'})`))
    }),
  )
}
