/** Tests are called alike in every language. */
const NAMES: Readonly<Record<string, string>> = {
  IELTS_GT: 'IELTS General Training',
  IELTS_ACADEMIC: 'IELTS Academic',
  CELPIP_G: 'CELPIP-General',
  PTE_CORE: 'PTE Core',
  PTE_ACADEMIC: 'PTE Academic',
  TOEFL_IBT: 'TOEFL iBT',
  DUOLINGO: 'Duolingo English Test',
  TEF_CANADA: 'TEF Canada',
  TCF_CANADA: 'TCF Canada',
  DELF_DALF: 'DELF/DALF',
}

export function testName(test: string): string {
  return NAMES[test] ?? test
}
