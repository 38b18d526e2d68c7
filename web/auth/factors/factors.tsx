export { RecoveryCodes } from './recovery-codes.tsx'
export { SecondFactorForm } from './second-factor-form.tsx'
export { SetUpSecondFactor } from './set-up-second-factor.tsx'
export { useOwnerAct } from './use-owner-act.tsx'
