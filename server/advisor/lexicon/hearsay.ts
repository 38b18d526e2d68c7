const WHO = {
  en: 'a friend,my friend,friends,my cousin,my brother,my sister,my uncle,my aunt,a colleague,my colleague,my neighbour,my neighbor,someone,somebody,people'.split(
    ',',
  ),
  fa: 'دوستم,رفیقم,یکی از دوستام,داداشم,برادرم,خواهرم,همکارم,همسایمون,داییم,عموم,یه نفر,یکی'.split(','),
}
const SAYS = {
  en: 'says,say,said,told me,tells me,tell me,keeps saying,keep saying,claims,thinks,heard'.split(','),
  fa: 'میگه,گفت,گفته,میگفت,بهم گفت,بهم گفته,میگوید'.split(','),
}

/** Who told it to whoever asks: nobody asks about them. */
export const HEARSAY: readonly string[] = [
  ...WHO.en.flatMap((who) => SAYS.en.map((says) => `${who} ${says}`)),
  ...WHO.fa.flatMap((who) => SAYS.fa.map((says) => `${who} ${says}`)),
]
