import { StartupError } from '../config.ts'

/** An archive that is cut, changed or not one of ours. Nothing of it may be used. */
export class BrokenArchive extends StartupError {
  constructor(why: string, options?: ErrorOptions) {
    super(`This backup cannot be used: ${why}.`)
    if (options?.cause) this.cause = options.cause
  }
}
