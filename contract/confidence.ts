/** Only those who keep the tables need to know how sure we are of a source. */
export const withoutConfidence = (source: string): string => source.replace(/ \(confidence: \w+\)$/, '')
