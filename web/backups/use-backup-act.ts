import { AppError } from '@rahnama/contract/errors.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../i18n/i18n.tsx'
import { useAct } from '../ui/act/act.tsx'
import { backupsQuery } from './queries.ts'

/** An act after which the list is another one. */
export function useBackupAct(act: () => Promise<void>) {
  const texts = useTexts('backups')
  const queries = useQueryClient()
  return useAct(act, {
    after: () => queries.invalidateQueries({ queryKey: backupsQuery.queryKey }),
    describe: (error) => {
      if (!(error instanceof AppError)) return undefined
      if (error.code === 'CONFLICT') return texts.underWay
      return error.code === 'GONE' ? texts.elsewhere : undefined
    },
  })
}
