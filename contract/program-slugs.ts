/** The programs the firm offers. The Start-up Visa's name in addresses stands here and nowhere else. */
export const STARTUP_VISA_SLUG = 'startup-visa'
export const TRANSFER_SLUG = 'inter-company-transfer'
