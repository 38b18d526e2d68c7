/** By topic, what was asked in a trial: a line each. */
export type Asked = Readonly<Record<string, string>>
