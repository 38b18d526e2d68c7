import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: '.',
  buildDirectory: '../build',
  ssr: true,
  // The whole table of routes is small; asking for it piece by piece would cost a request per link.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => shortenTable(join(reactRouterConfig.buildDirectory, 'client/assets')),
} satisfies Config

/** A browser finds the parts of a page by importing the page; their lists weigh as much as the rest of the table. What is not so need not be said. */
async function shortenTable(folder: string): Promise<void> {
  const file = (await readdir(folder)).find((name) => name.startsWith('manifest-'))
  if (!file) throw new Error('The build has no table of routes')
  const [before, table = ''] = (await readFile(join(folder, file), 'utf8')).split(/(?<==)(.*);$/)
  const { routes, ...rest } = JSON.parse(table)
  const short = Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, { ...(route as object), imports: undefined }]),
  )
  await writeFile(join(folder, file), `${before}${JSON.stringify({ ...rest, routes: short }, withoutNo)};`)
}

function withoutNo(_: string, value: unknown): unknown {
  return value === false ? undefined : value
}
