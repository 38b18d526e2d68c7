/**
 * Words that hardly ever change what is asked, and may yet be what somebody asks about: no topic has to explain them,
 * but where a published sentence does, it is the better answer.
 */
const words = (list: string) => list.split(/\s+/).filter(Boolean)

export const LIGHT_WORDS: readonly string[] = words(`
offer offers offering miles وایسم وایستم واستم وایسیم بایستم second assessment fastest whole thing
date dates number numbers enter entry long next text most public written process least general beside right such value self itself order state
source example below notice met short reference rule rules system high stand cut rate stop field hand found support period event keys confirm
confirmed common sample far came foreign record fewer everybody facts success force offered above down appear chosen history group plain position
title beginning even everywhere fill filled prepare preparing prepared professional apart light explanation label select selected went summary break
replace range stated understood anywhere outcome belongs brought clear selection ahead optional length carries ago automatically arrives arrive
arrived afterwards usual genuine head third beyond former priority visit alike provided closer default top fail failed otherwise focus choice aside
safety skip object condition honest care interest largest hundred lead items sum examples longest blank fair speed risk idea collect welcome
physical intended principal press fresh native mode background pair effect smaller measures mistake tip actions separate local suits active
promoted promotion announced double instant unique anymore till til approx act acting name names named include included mentioned exact precise current standard
regular normal average aware clue curious interested happy glad correctly accurate main mainly key quick brief short simple whenever
wherever okay alright thanx cool table row rows rahnama
جدول
قسم قسمت قسمتای قسمتا قسمتها حال وارد نام تاریخ خود صفحه رسمی جدید نتیجه آنچه دهید همینجا ادامه نمیشود نشد متن کنار نمایش دستکم دائم مرجع تلاش سایت اساس نگه انتظار پیدا خالی
تصمیم عدد گام نوع شوید تمام همانطور جمله بله منبع ممکن حدود بخش حتی قصد کوتاه موارد رقم هنگام اعلام قانون دهد شکل صورت اطلاع طریق ترتیب معلوم بصورت
اصل قدیمی ثابت طرح عدم فرصت محدود وجود قطعی هرگز مانع نزدیک حالت اختیاری همچنان بسیاری ارزش شرح دلایل مستقیم موقت معیار بزرگ انقدر اینقدر کوچک خیر
مجموع ملاک اثر نیم ویژه مجاز توسط مطابق تعریف نتایج منابع بلند امکان اختیار اشاره تاثیر خلاف واقع توجه موفق سرعت قوی منفی مخصوص انواع ذکر جدیدتر
نزدیکتر اسم اسمش اسمشون جور جوری جوریه فعلیه آقای خانوم سالشه سالشونه سالش سنش
back coming original originals sent send msg issued correct proper properly
blocking blocked blocks mny longer owe wait saw seen knew known bought buy spend spent miss missed follow following followed contain contains include includes included
including exclude except showing shown prove proven cover covers covered consider considered considers treat treated matter describe describes hers
whoever overall basically absolutely definitely certainly clearly obviously apparently luckily early late later earlier soonest asap sometime
sometimes often rarely once twice thrice daily yesterday tonight week weeks days minute minutes moment meantime meanwhile somehow somewhat quite
pretty fairly take takes taking took lasting same international nationals anybody everything everyone nothing bit little few several whether however
therefore thus hence anyway currently nowadays lately eventually finally honestly generally probably simply mainly mostly especially specifically
directly immediately almost nearly hopefully thankfully unfortunately fortunately suddenly easily hard easy simple complicated confused confusing
sorry excuse mind became become becomes becoming remain remains stay stays keep keeps kept hold holds held brings taken giving uses used try trying
tried starting happened mention mentioned mentions heard hear hears reads looking look looks looked seem seems seemed feel feeling believe guess hope
hoping expect expected plan planning plans planned decide decided unable allow allows letting cause causes because although though unless besides
regardless despite towards toward upon across around along against behind near mr mrs ms team folks guys buddy bro hii hiii hellooo greetings regards
sincerely cheers exist exists existing parts side sides matters regard concerning concern concerns issue issues problem problems situation situations
invest invests invested investing related relevant particular actual real true false wrong different another other others else rest main major important importantly small new entire
full fully half personal yourself himself herself themselves ourselves saying telling discuss discussed talking must've should've would've could've
shouldnt wouldnt theyre theyll weve youve youll itll whod whatever whichever wherever whenever works alright agree great nice best bad worse perfect
excellent awesome aswell aswel alot infact inorder becuase becoz thnx thnks tnx ty pleas plss plzz info infos advice advise suggest suggestion guide
guidance assist assistance country countries abroad outside inside overseas home place places city town area woman women men guy boy girl lady occur
occurs according based basis depending depend depends neither nor term terms words word line lines numbers figure figures finish finished finishing
completed end ends ready set sets setting applied submitted issued
مال پیشه پیشا قبلیه بعدیه دیگر دیگری بیشترش کمترش هنوزم بعدشم قبلشم اصن والله باهاش باهامون باهاشون براش براشون ازش ازشون بهتون بهشون ازتون براتون
باهاتون دنبال دنبالش بابتش سمتش طرفش نیاد نیومد نیومده نباشه نباشم نباشیم نکنم نکنه نکنیم ندم نده نگیرم نگیره نرم نره بار دفعه اینجا اونجا آنجا اونا
اینا اینها آنها انها همگی بقیش یکم یکمی یخورده کمی بعضی برخی چندین مشخص مشخصی خاص خاصی مختلف متفاوت جدا جداگانه معمولا معمولاً اغلب همیشه هیچوقت گاهی
زود زودتر دیر دیرتر سریع سریعتر آروم راحت سخت آسون آسان ساده پیچیده مشکل مشکلی مشکلات ایراد ایرادی اشکال اشکالی مسئله مساله موضوع قضیه بحث نکته حرف
حرفا نظر نظرت نظرتون نظرتان پیشنهاد توصیه راهنمایی کمک کمکم راهنماییم کسی کسایی کسانی فرد افراد شخص اشخاص مردم آدما خودمان خودشان خودشون همدیگه یکدیگر
کشور کشورها کشورم خارجی اینترنشنال جا جای جایی محل شهر خونه درست غلط صحیح اشتباه واقعی حقیقی اصلی مهم مهمه اهمیت مربوط مرتبط لحاظ نظرم خاطر بخاطر
دلیلش برعکس علاوه غیر غیراز جز بجز هستن هستند نیستن نیستند هستین هستید باشین باشید باشیم میباشد میباشم گردد شود شوند شوم بایستی بایست میبایست نباید
دست دستم دستمون دستتون سر سرم چشم پا روزا روزها شب صبح عصر ظهر لحظه دقیقه ساعتی تازه تازگی اخیرا جدیدا قبلا بعدا سپس ابتدا انتها آخر آخرش اولش وسط
عجله فوری استفاده استفادش تهیه ارائه دریافت پرداخت ثبت صادر صدور انتخاب مراجعه پیگیری هماهنگ آماده حاضر تشکر قربان قربون قربونت فدات دمت گرم دمتون
سلامت زنده عالی عالیه خوشحال امیدوارم انشالله ایشالا ایشالله خدا خداروشکر شکر عرض ادب وقتتون روزتون روزت شبتون ارادت جناب سرکار بنده اینجانب حضور
همکاری همکاریتون همکاری‌تون حضورتون محضر والا بابا جون جونم خواهشا خواهشاً یهو یهویی ناگهانی الکیا راستی راستش راستشو حقیقتش ظاهرا گویا مثل مثلِ شبیه عین همینطور همینجوری اینطوری
اینجوری اونطوری چطورین خوبین خوبی اگرچه هرچند چون چونکه زیرا بنابراین درنتیجه خلاصه کلاً درکل درحالی وگرنه مگه مگر صرفا صرفاً بودند بودیم بودید بودین
شدیم شدید شدند شدین میشیم میشین میشن میشوند میشی بشی بشن بشیم بشین نشم
panicking panic panicked crying cry furious urgent urgently desperate desperately hurry boss
اورژانسی وحشت گریه فورا فوراً قسمت قسمتش قسمتی
awarded award awards steps step taught remains worthwhile
jan feb apr jun jul aug sept oct nov january february march april june july august september october november december monday tuesday wednesday thursday sunday via fluent founder founders
someone somebody
فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند شنبه یکشنبه دوشنبه سه شنبه چهارشنبه پنجشنبه ژانویه فوریه مارس آوریل مه ژوئن ژوئیه اوت سپتامبر اکتبر
نوامبر دسامبر حق نیرو متقاضی تموم شه صبحا ظهرا عصرا
sit sits sitting put puts putting certificate useless useful spring summer autumn winter window push pushed pull wrote write writes
stale remaining remainder left leave leaving carry carrying deliver delivered provide provides providing supply supplied produce obtain obtained
acquire achieve achieved reach reaches reached attain gain gained pass passes passed passing satisfy satisfies fulfil fulfill fulfilled comply
seek seeking search searching wondered struggle struggling manage managed deal dealing dealt arrange arranged organise
organize organised organized join joins joined attach attached create created build built grab touch touched untouched rely relied called
reckon reckoned assume assumed realize realise noticed recall remember remembered intend intends aim aiming target targets goal
dream dreams suppose supposed bother bothered hurry rush rushed urgent urgently slow slowly fast faster slower quicker
strict strictly loose flexible solid sound sounds decent reasonable realistic practical typical typically ordinary
special specific particular spare further furthermore moreover likewise similarly equally partly partially
totally completely entirely wholly purely merely hardly barely seldom frequently regularly constantly permanently temporarily
previously formerly originally initially ultimately shortly presently promptly instantly continuously continually consecutive
dual someone whereby wherein whereas lest versus vs etc eg ie
handed handing returned return returns returning respond responds responding incl per counted counting compulsory 
route routes pathway pathways path paths option options method methods scheme schemes track tracks procedure procedures formality
formalities aspect aspects content contents topic topics theme
 grown older younger old young turning turns turned
ساکن حسابمون میریم میرویم بنویسید اصولا اصولاً ضمناً اتفاقا اتفاقاً فرضا فرضاً احتمالا احتمالاً مسلما قاعدتا قاعدتاً رسما رسماً شخصا شخصاً عملا عملاً
نهایتا نهایتاً دقیقتر بهترین بدترین مناسب مناسبه لطفی راهش راهی روش روشی شیوه نحوه مسیر مسیرش گزینه گزینهها مورد موردی چیزایی کارایی کارها کارهایی برآورده فعال فعاله
 درخواست درخواستم رسیدگی تحویل ارسال دنبالم پیشرفت پیشرفتی علتش مهلتش قرار قراره قرارمون هرکدوم هرکدام تاثیری بیشترینش میشناسین
توضیحی اطلاعاتی مختصر کامل کاملا کاملاً نسبتا نسبتاً زیادی کمتری بیشتری طولانی کوتاهتر هفتهست ماههست روزهست سالمه سالمونه هستش میباشه بفرمایین بفرستین
accept access accord acknowledge adapt adequate adjust administer admissible admit advance affect aid allocate alter alternative amid annual
anticipate applicable apply appoint appropriate approximate argue arise ascertain aspire assign associate attempt attend attract attribute automatic
await bare bear begin begun behave behalf bind blind bottom bound box briefly broad calm capable capture careful carefully cease certain challenge
character check circumstance cite claim clarify classify closely collective combine comment commit communicate compile complete comprise compute
conclude conduct conform connect consequence consist constitute context continue contribute control convenient convince cope corresponding courtesy
critical cross crucial customary deem define definite definition delight demand demonstrate depart deserve designate desire determine develop device
devote differently difficult difficulty direct disclose discover display dispose distinct distinguish distribute divide doubt draft duly ease edge
effective efficient effort elaborate element eliminate embark emerge emphasise enable enclose encounter engage enjoy enlighten ensure entail entitle
envisage equip essential establish estimate evaluate evidence evolve examine exceed exception execute exercise exhibit expand expert explicit explore
extend extent face facilitate fact factor faithful familiar favour feature fetch final firm fix flow forget form formal formula forth forward
foundation frame frequent function fundamental gather genuinely grant grasp grateful ground handle handy hardest hit honour honoured huge identical
identify ignore illustrate imagine immediate impact imply impose impossible incur indeed indicate inform inquire insist inspect install instance
instruct integral interval introduce investigate involve judge justify keen kick lack largely launch lay legitimate lessen liable lift literally load
locate lodge logic lot maintain majority mandate manner margin mark measure mechanism meet mere merit middle minor modest monitor multiple mutual
namely narrow nature necessity neglect nicely nominal notify notion numerous obey objective oblige obligatory observe obvious occasion occupy operate
opinion opportunity oppose origin ought outline output overlook overview pace pack paragraph partial participate patience pattern perform permanent
persist perspective phase phrase pick piece pile pledge plenty pose possess possible practice prefer preliminary present presume presuppose prevent
primary prior privilege probable proceed profound prompt proportion propose prospect prospective pursue qualify quantify quantity query quote rank
rapid rare ratio react reassure recap recently recommend reconsider reflect relate relative relatively reliable remark remedy remind remote remove
render repeat rephrase represent request resolve resort respect respective result retain retake retrieve reveal revise rid rise role rough round
routine satisfactory schedule scheduled scope sensible sequence serious seriously serve shape share sheer shift significant similar sincere slight
smooth solely solve sort specify spot standing steady stick straight straightforward stress strong structure strengthen submit subsequent substantial
sufficient suitable supplement suspect sustain swift tackle tally task technical temporary tend thorough threshold thrilled throughout tiny tough
transmit trigger trouble trust ultimate unclear undergo underlying understandable undertake unfold unsure upcoming usable usage utilise valuable
variety various vary version view vital voluntary weigh wide willing wise wish witness wonder workable worry worth yield zero anyhow anytime aboard
accordingly admittedly afterward albeit altogether amongst apiece beforehand beneath beware bluntly chiefly consequently conversely customarily
doubtless elsewhere essentially evidently firstly formally gladly henceforth hereby herein incidentally increasingly indefinitely instead ironically
lastly nevertheless nonetheless notwithstanding offhand overnight perfectly personally presumably primarily principally privately readily regrettably
respectively roughly secondly separately subsequently substantially summarily supposedly surely thereafter thereby therein thereof thereupon thirdly
thoroughly underneath unlike virtually whatsoever whereabouts wholeheartedly layman laymen class classes kindest enquiry enquiries inquiry attention
note notes heads upfront beginner newbie newcomer quickly please thankyou cheerio sirs ladies gentlemen hiya yo hey mate dude wow ugh umm err hm gosh
`)

export const LIGHT_FINGLISH: readonly string[] = words(`
mikhay mikhaid mikhan mikhad mikhast mitooni mitoonid mitoonan mitavan bayest shayad hatman aslan kolan hamishe maamoolan mamoolan zood dir sari rahat
sakht injoori unja inja oonja azash behesh baraam behtoon azatoon ghorbanet damet garm khastam khastim khast mikonid konid koni mikoni kardan kardim
kardin shodan shodam shodim beshan misham mishim mishan mishid bashim bashin bashid boodim boodin boodan raftam raftan berim berid bia biam biaim
biaran biaram avordam bordan bebaram begim begam migin migam migan goftan goftin bebinam bebinid didam midoonid midunin bedoonam fahmidam befahmam
shenidam neveshte neveshtan gereftan gerefte begirim begirin migiram migire migiran dadan dadin bedid midid ferestadam ferestadan
`)
