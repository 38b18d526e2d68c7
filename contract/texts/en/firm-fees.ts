/** What a fee of ours is said to be, on pages and in mails alike. */
export const firmFees = {
  free: 'Free',
  from: (amount: string) => `From ${amount}`,
  agreed: 'As agreed with you',
  sample: (fee: string) => `${fee} (sample amount)`,
  toman: (millions: string, day: string) => `about ${millions}\u00a0million tomans at our rate of ${day}`,
}
