/** The client library's own codes, with the status each is answered with. Each has a text in both languages in web/i18n. */
export const AUTH_ERROR_STATUS = {
  bad_json: 400,
  validation_failed: 400,
  invalid_credentials: 400,
  email_not_confirmed: 400,
  user_banned: 403,
  refresh_token_not_found: 400,
  refresh_token_already_used: 400,
  session_expired: 400,
  flow_state_not_found: 404,
  flow_state_expired: 403,
  bad_code_verifier: 400,
  no_authorization: 401,
  bad_jwt: 403,
  session_not_found: 403,
  otp_expired: 403,
  insufficient_aal: 403,
  reauthentication_needed: 403,
  reauthentication_not_valid: 422,
  email_address_invalid: 400,
  email_exists: 422,
  weak_password: 422,
  same_password: 422,
  too_many_enrolled_mfa_factors: 422,
  mfa_factor_name_conflict: 422,
  mfa_verified_factor_exists: 422,
  mfa_factor_not_found: 404,
  mfa_challenge_expired: 422,
  mfa_verification_failed: 422,
  mfa_recovery_codes_sole_factor: 422,
  over_request_rate_limit: 429,
  over_email_send_rate_limit: 429,
  referral_code_unknown: 422,
  signup_disabled: 422,
  unsupported_media_type: 415,
  body_too_large: 413,
  not_found: 404,
  unexpected_failure: 500,
  service_unavailable: 503,
} as const

export type AuthErrorCode = keyof typeof AUTH_ERROR_STATUS

export function isAuthErrorCode(value: unknown): value is AuthErrorCode {
  return typeof value === 'string' && Object.hasOwn(AUTH_ERROR_STATUS, value)
}
