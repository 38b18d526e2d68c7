import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'

type Place = Pick<Config, 'backupDir'>

export function archivePath({ backupDir }: Place, file: string): string {
  return join(backupDir, file)
}

/** Each machine sees its own folder, unless they share one. */
export async function isHere(place: Place, file: string): Promise<boolean> {
  return (await stat(archivePath(place, file)).catch(() => undefined)) !== undefined
}

export function archiveName(id: string, at: Date): string {
  return `rahnama-${at.toISOString().replace(/[:.]/g, '-')}-${id.slice(0, 8)}.backup`
}
