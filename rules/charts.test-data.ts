/**
 * The language test equivalency charts, written down apart from the product's own tables so that tests compare two
 * readings: the least score for levels 4 to 10. Source: IRCC, Express Entry, language test equivalency charts.
 */
export const CHARTS = {
  IELTS_GT: {
    listening: [4.5, 5.0, 5.5, 6.0, 7.5, 8.0, 8.5],
    reading: [3.5, 4.0, 5.0, 6.0, 6.5, 7.0, 8.0],
    writing: [4.0, 5.0, 5.5, 6.0, 6.5, 7.0, 7.5],
    speaking: [4.0, 5.0, 5.5, 6.0, 6.5, 7.0, 7.5],
  },
  CELPIP_G: {
    listening: [4, 5, 6, 7, 8, 9, 10],
    reading: [4, 5, 6, 7, 8, 9, 10],
    writing: [4, 5, 6, 7, 8, 9, 10],
    speaking: [4, 5, 6, 7, 8, 9, 10],
  },
  PTE_CORE: {
    listening: [28, 39, 50, 60, 71, 82, 89],
    reading: [33, 42, 51, 60, 69, 78, 88],
    writing: [41, 51, 60, 69, 79, 88, 90],
    speaking: [42, 51, 59, 68, 76, 84, 89],
  },
  'TEF_CANADA 2023-12-11': {
    listening: [306, 352, 393, 434, 462, 503, 546],
    reading: [306, 352, 393, 434, 462, 503, 546],
    writing: [268, 330, 379, 428, 472, 512, 558],
    speaking: [328, 387, 422, 456, 494, 518, 556],
  },
  'TEF_CANADA 2019-10-01': {
    listening: [145, 181, 217, 249, 280, 298, 316],
    reading: [121, 151, 181, 207, 233, 248, 263],
    writing: [181, 226, 271, 310, 349, 371, 393],
    speaking: [181, 226, 271, 310, 349, 371, 393],
  },
  TCF_CANADA: {
    listening: [331, 369, 398, 458, 503, 523, 549],
    reading: [342, 375, 406, 453, 499, 524, 549],
    writing: [4, 6, 7, 10, 12, 14, 16],
    speaking: [4, 6, 7, 10, 12, 14, 16],
  },
}
