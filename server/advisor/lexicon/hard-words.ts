/** These are looked for first: a person answers them, or nobody. */
export const HARD_WORDS: Readonly<Record<string, string>> = {
  crisis:
    'kill myself, suicide, suicidal, end my life, hurt myself, dont want to live, خودکشی, خودمو بکشم, میخوام بمیرم, دیگه نمیخوام زندگی کنم; khodkoshi',
  fraud:
    'photoshop, made up documents, fake, forged, forge, counterfeit, false document, lie, lying, hide, hiding, conceal, bribe, buy a visa, invent, جعلی, جعل, الکی, قلابی, دروغ, دروغ بگم, پنهان, پنهان کنم, مخفی, رشوه, نگم, نگیم, ننویسم, تقلبی, ساختگی, صوری, فتوشاپ; sakhtegi, jali, alaki, doroogh',
  refusal:
    'reject, refused, refusal, refuse, rejected, rejection, denied, appeal, judicial review, gcms, procedural fairness, ریجکت, ریجکتی, رد شده, رد شدم, رد کردن, رد شدن, رد شد, تجدید نظر, اعتراض, شکایت; rejekt',
  odds: 'chance, chances, odds, probability, probable, likelihood, likely, percent, percentage, شانس, شانسم, احتمال, احتمالش, درصد, چند درصد; shans, ehtemal',
  promise: 'promise, swear, assure me, say that i, قول, قول بده, قسم, مطمئنم کن',
  guarantee: 'guarantee, guarantees, guaranteed, تضمین, تضمینی, تضمین میکنین, گارانتی; tazmin',
  security:
    'irgc, revolutionary guard, military service, army, soldier, intelligence service, security screening, sanction, sanctions, political party, سپاه, سربازی, سربازیم, خدمت سربازی, نظامی, ارتش, اطلاعات سپاه, بسیج, تحریم; sarbazi, sepah',
  criminal:
    'criminal, criminal record, crime, convicted, conviction, arrested, prison, jail, offence, offense, dui, کیفری, سابقه کیفری, سوسابقه, سوء سابقه, جرم, محکوم, زندان, بازداشت, دستگیر',
  asylum:
    'deported, deport, deportation, removal order, asylum, refugee, refugees, at the border, دیپورت, دیپورتم, اخراج از کانادا, پناهنده, پناهندگی, پناهجو, مرز; panahande',
  medical:
    'pain, medicine should i take, doctor, sick, illness, disease, symptom, symptoms, pill, cancer, pregnant, depression, depressed, درد, بیماری, مریض, دارو, دارویی, قرص, سرطان, حامله, باردار, افسردگی, دکتر برم, علائم',
  politics:
    'vote, election, elections, president, prime minister, regime, war, politics, religion, انتخابات, رای, رییس جمهور, سیاست, رژیم, جنگ, دین, نخست وزیر',
  otherperson:
    'friend, friends, cousin, neighbour, neighbor, colleague, another client, other client, other clients, somebody else, someone else, all clients, clients, everyone, other people, user, users, brother, sister, uncle, aunt, دوست, دوستم, رفیق, رفیقم, پسرخاله, پسرعمو, دخترخاله, همسایه, همکار, همکارم, مشتری دیگه, مشتری ها, مشتریها, بقیه, کس دیگه, دیگران, خواهر, خواهرم, برادر, برادرم; dostam, doostam, rafigham',
  othercountry:
    'australia, germany, usa, america, united states, england, united kingdom, uk, france visa, sweden, norway, netherlands, turkey, dubai, emirates, new zealand, italy, spain, portugal, austria, switzerland, denmark, finland, japan, korea, russia, greece, ireland, hungary, europe, schengen, blue card, green card, استرالیا, آلمان, آمریکا, امریکا, انگلیس, انگلستان, بریتانیا, سوئد, نروژ, هلند, ترکیه, دبی, امارات, نیوزیلند, ایتالیا, اسپانیا, پرتغال, اتریش, سوییس, دانمارک, فنلاند, ژاپن, کره, روسیه, یونان, ایرلند, مجارستان, اروپا, شنگن, گرین کارت, بلو کارت; alman, amrika',
  injection:
    'ignore all, ignore previous, ignore the rules, ignore your, previous instructions, system prompt, your prompt, your instructions, system override, override, developer mode, debug mode, environment variables, pretend, jailbreak, from now on, you are now, repeat your, word for word, advisor key, api key, base64, decode, drop table, script alert, role system, poem, as the developer, enable, obey, remember that, confirm it, http, https, click, facts score, دستورهای قبلی, دستورات قبلی, نادیده بگیر, پرامپت, پرامپت سیستمی, وانمود کن, از این به بعد, کلید api, تکرار کن, بیخیال شو, شعر, فرض کن افسر',
}
