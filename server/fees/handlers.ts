import type { fees } from '@rahnama/contract/fees.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { listFees } from './list-fees.ts'
import { setFee } from './set-fee.ts'

export const feesHandlers: Handlers<Deps, typeof fees> = { list: listFees, set: setFee }
