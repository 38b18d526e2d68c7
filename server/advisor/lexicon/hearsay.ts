const WHO = {
  en: 'a friend,my friend,friends,my cousin,my brother,my sister,my uncle,my aunt,a colleague,my colleague,my neighbour,my neighbor,my roommate,my flatmate,my boss,my brother in law,my sister in law,my teacher,an agent,one of my friends,a friend of mine,my nephew,my niece,some guy,a guy,someone,somebody,people'.split(
    ',',
  ),
  fa: 'دوستم,رفیقم,یکی از دوستام,یکی از دوستان,یکی از همکارام,داداشم,برادرم,خواهرم,همکارم,همسایمون,داییم,دایی م,عموم,خالم,عمم,پسرخالم,پسر خالم,پسرعموم,پسردایی م,دخترخالم,دخترعموم,باجناقم,رئیسم,استادم,دوستام,بچه ها,یه نفر,یکی'.split(
    ',',
  ),
}
const SAYS = {
  en: 'says,say,said,told me,tells me,tell me,keeps saying,keep saying,claims,thinks,heard'.split(','),
  fa: 'میگه,میگن,گفتن,گفته,میگفت,بهم گفت,بهم گفته,میگوید'.split(','),
}

/** "Is it so or not?" asks whether it is so. */
const TAGS = ['یا نه', 'یا خیر', 'or not', 'yes or no', 'ya na']

/** Who told it to whoever asks: nobody asks about them. */
export const HEARSAY: readonly string[] = [
  ...TAGS,
  ...WHO.en.flatMap((who) => SAYS.en.map((says) => `${who} ${says}`)),
  ...WHO.fa.flatMap((who) => SAYS.fa.map((says) => `${who} ${says}`)),
]
