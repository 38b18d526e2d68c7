// Words that several forms share.

export const levels = {
  none: 'Less than high school',
  high_school: 'High school diploma',
  trade: 'Trade/vocational certificate',
  college: 'College diploma/certificate',
  associate: 'Associate degree',
  bachelor: 'Bachelor’s degree',
  master: 'Master’s degree',
  professional: 'Professional degree',
  doctoral: 'Doctoral degree',
}

export const major = { hint: 'Type a part of its name. Choose Other if it is not in the list.' }

/** The firm's own words for its first check. */
export const firstCheck = {
  BELOW_FIRST_CHECK:
    'Start-up Visa needs at least CLB 5 in English or French (IELTS 5.0 or higher, TOEFL iBT 35 or higher)',
}

export const common = {
  saveForLater: 'Save & continue later',
  loadFailed: 'Your answers could not be loaded',
}
