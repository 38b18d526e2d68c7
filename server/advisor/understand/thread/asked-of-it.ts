/** What is asked of a thing without naming it, by the words it is asked in: English, Persian, Persian in Latin letters. */
export const ASKED = {
  takes:
    /how (?:long|much time|many (?:minutes|days|weeks|months)) (?:does|do|will|would|might|is|are)(?: .{1,24})? (?:take|last|need)$|how long (?:is|are|will) (?:it|that|this|they)(?: be)?$|how (?:long|fast|soon|quickly)$|when will (?:it|that) be (?:done|ready|over)|چقدر? (?:طول|زمان|وقت)|چند (?:وقت|روز|ماه|هفته|دقیقه)ه? ?(?:طول|زمان)?|طول میکش|کی (?:اماده|تموم|تمام)|(?:cheghadr?|chand (?:vaght|mah|rooz)) .*(?:mikesh|tool)|tool mikesh|chand daghigh/,
  valid:
    /(?:until|till|up to) when (?:does|do|is|are|will) (?:it|that|they|this) (?:count|valid|good|last|usable)|how long (?:is|are|does|do|will|would) (?:its|their|the|that|this) (?:results?|reports?|outcome|paper|certificate)(?: be)? (?:still )?(?:good|valid|count|last|usable|hold|stand)|(?:good|valid|ok|usable) (?:for|until|till)|(?:is|are|does|do) (?:it|that|they|this) (?:still )?(?:valid|expire|run out|count for)|how long (?:is|are|does|do) (?:it|that|they|this) (?:good|valid|count|last)|when (?:does|do|will) (?:it|that|they) (?:expire|end|run out)|expir|اعتبار|معتبر|منقضی|باطل|etebar|monghazi/,
  costs:
    /cost|price|pricey|expensive|\bfees?\b|charge|\bfree\b|do (?:i|we) pay|set me back|هزینه|هزینش|قیمت|رایگان|مجانی|پولیه|پولش|خرجش|چند درمیاد|hazin|gheymat|raygan|majani|poolie|poolesh/,
  amount:
    /how much (?:is|are|will|would) (?:it|that|this|they|one)(?: be)?$|^(?:و |خب )?(?:چقدره?|چنده?)(?:ش)?(?: (?:میشه|در میاد))?$|^(?:va |o )?(?:chande|cheghade?)(?: mishe)?$/,
  who: /who (?:does|do|makes?|issues?|gives?|writes?|prepares?|handles?) (?:it|that|this|them|one)|(?:where|who) do (?:i|we) get (?:it|that|one)|کی (?:انجام|میده|صادر)|از (?:کی|کجا) (?:باید )?(?:بگیرم|بگیرمش|میگیرن)|ki (?:mide|anjam)|az (?:ki|koja) begiram/,
  send: /(?:take|send|use) (?:a |an |my )?(?:photos?|pictures?|scans?|phone|mobile)|(?:گوشی|موبایل|تلفن) .*(?:بفرست|ارسال|عکس|اپلود)|(?:goshi|mobile|telefon) .*(?:befrest|ax|upload)/,
  how: /how (?:do|can|would|should|could) (?:i|we) (?:do|fix|solve|manage|arrange|get|send|start|go about|correct|upload|hand in|change|make) (?:it|that|this|them|one|those)|where do (?:i|we) (?:do|send|upload|put) (?:it|that|this|them)|what do i do (?:about|with) (?:it|that)|(?:چطوری?|چجوری|چگونه|چه جوری|کجا) (?:باید )?(?:انجامش|درستش|بفرستم|بفرستمش|بدمش|اپلودش|اپلودش|بگیرمش|این کارو|اصلاحش|ارسالش|تحویلش)|(?:انجامش|درستش|بفرستمش|اصلاحش) (?:بدم|کنم)?|(?:chetori?|chejoori|chejuri|koja) (?:bayad )?(?:befrest|dorost|anjam|upload|bedam|in karo)/,
  instead:
    /instead|what else|other (?:way|option|route|choice)s?|alternative|(?:so|then) what can|به ?جاش|بجاش|جایگزین|راه دیگه|چه راهی|کدوم راه|be ?jash|rah dige|che rahi/,
  move: /push (?:it|that|this|him|her|the)|postpone|reschedul|(?:move|shift|change|swap|delay|bring) (?:it|that|this)|(?:a|one|two|the next|next|the following|another|different|other|some other|later|earlier) (?:week|day|time|hour|date|slot|month)s?(?: (?:later|earlier))?|put (?:it|that) off|make (?:it|that) (?:later|earlier)|earlier|later (?:on|date|time)|(?:بندازم|بندازیم|بنداز|میندازین|جابه ?جا|عوض|تغییر|عقب|جلو|دیرتر|زودتر|هفته (?:بعد|دیگه|اینده)|روز دیگه|یه روز|یه وقت دیگه|ساعت دیگه|فردا)|jabej|jaabej|bendaz|avaz|aghab|dirtar|zoodtar|hafte (?:bad|dige)|rooz(?:e)? dige|taghir/,
  cancel:
    /cancel|call (?:it|that) off|(?:can ?not|can ?t|won ?t|unable to) (?:make|come|attend|be there|join)|not (?:coming|going)|drop it|لغو|کنسل|نمیتونم (?:بیام|برسم|شرکت)|نمیام|نمیرسم|cancel|laghv|konsel|nemitoonam biam|nemiam/,
  withWhom:
    /who(?:m)? (?:is|will|am|do) .*with|with who(?:m)?|who (?:will|do) i (?:be )?(?:meet|talk|speak|see)|who is (?:it|that)$|با کی(?:ه|یه)?|با چه کسی|کی باهام|ba (?:ki|kie|kiye)/,
  when: /^(?:and |so |ok )?when(?: (?:is|was|will) (?:it|that)(?: (?:again|exactly|be))?)?$|what (?:time|day)|(?:چه|کدوم) (?:روز|ساعت|تاریخ)|ساعت چند|^(?:و )?کی(?:ه|یه|هست)?$|saat chand|che (?:rooz|saat)/,
  bring:
    /(?:bring|prepare|have (?:ready|with me)|take with me|get ready|need to have)|بیارم|همرا(?:ه|م)|اماده (?:کنم|باشه)|چی (?:باید )?(?:بیارم|ببرم|داشته باشم)|biaram|hamra|amade/,
  online:
    /video|online|zoom|phone|in person|come in|on site|face to face|which (?:app|link)|where (?:is|will) (?:it|that)(?: be)?$|do i (?:have to )?come|حضوری|انلاین|انلاین|ویدیو|تصویری|تلفنی|باید بیام|کجاست$|hozoori|hozuri|online|tasviri|telefoni/,
  another:
    /new (?:one|appointment|time)|another (?:one|appointment)|book|make (?:one|an appointment)|get one|where do i (?:book|sign up)|یکی دیگه|وقت جدید|وقت بگیرم|رزرو|بوک|vaght begiram|yeki dige|vaghte jadid/,
  cannotGet:
    /(?:can ?not|can ?t|could ?n ?t|unable to|impossible to) (?:get|obtain|find|provide)|don ?t have (?:it|that|one)|won ?t give|lost (?:it|that)|نمی ?(?:تونم|شه|دن|دهند|توانم) ?(?:بگیرم|بگیرمش|تهیه|پیدا)?|نتونم|ندارمش|گمش کردم|nemitoonam|natoonam|nemidan|nadaramesh/,
  reply:
    /(?:how (?:fast|soon|quick|quickly|long)|when) (?:does|do|will|would|is|are|until) (?:she|he|they|you|it|i)(?: (?:answer|reply|respond|get back|hear back|write back|to answer|to reply|hear))|(?:چقدر طول|کی|چند (?:روز|ساعت)ه?) .*(?:جواب|پاسخ)|جواب مید|(?:key|kei|cheghad) .*javab|javab mid/,
  write:
    /(?:how|where) (?:do|can|could|should) (?:i|we) (?:write|reach|contact|message|text|talk|speak|get hold|get in touch|answer|reply|call|email|read|see|open|find)|get in touch|(?:چطوری?|چجوری|کجا) .*(?:پیام|بنویس|تماس|جواب بدم|پیدا|ببینم|بخونم|بخوانم|حرف بزنم)|بهش (?:پیام|بگم|زنگ)|(?:chetori?|chejoori|koja) .*(?:payam|benevis|tamas|zang|bebinam|bekhoonam)|behesh payam/,
  next: /what (?:happens|comes|is|do i do) (?:next|now|then|after(?: that)?)|(?:and|so) (?:next|then|now)$|next step|بعدش چی|بعد چی|قدم بعد|کار بعد|مرحله بعد|حالا چی|الان چیکار|bad(?:esh)? chi|ghadame? bad|hala chi/,
  deadline:
    /(?:by|until|till) when|deadline|how (?:long|much time|many (?:days|weeks|months)) do (?:i|we) have|when (?:is|are) (?:it|that|they|this) due|تا کی (?:وقت|باید|مهلت|فرصت)|مهلت|(?:چقدر?|چند? (?:روز|ماه|هفته)|چه مدت) (?:وقت|فرصت) دار|ta ke[yi] (?:va(?:gh|q)t|bayad)|(?:cheghadr?|chand? r(?:oo|u)z) va(?:gh|q)t dar|mohlat/,
  far: /how far|am i (?:close|near|there|short|far|below|above)|how (?:close|near|short) am i|how (?:many|much)(?: points)? (?:am i|do i) (?:short|lack|missing|below|off|need|still need)|(?:is|would|will) (?:that|it|this) (?:be )?(?:enough|sufficient|ok|good enough|any good|high enough)|do i (?:reach|make|get|have) (?:it|that|there|enough)|(?:چند|چندتا|چقدر?|چند تا) (?:امتیاز )?(?:کم دارم|کمه|کم دارم|فاصله|مونده|عقبم|نیاز دارم|دیگه)|نزدیکم|میرسم بهش|بهش میرسم|فاصله(?:م|ام| دارم)?|کافیه|کافی است|بسه|(?:chand ?ta|cheghadr?|chand) (?:emtiaz )?(?:kam daram|fasele|moonde|aghabam)|fasele|nazdikam|kafie/,
  raise:
    /what (?:can|could|should|would|do) (?:i|we) (?:do|change|improve)(?: (?:about|for|to|against) .*)?$|(?:raise|improve|increase|boost|lift|better) (?:it|that|this|them)|(?:get|make|bring) (?:it|that) (?:up|higher|better)|where (?:can|could|would|do) (?:i|the|we) .*(?:rest|more|missing|points)|(?:چیکار|چکار|چه کار) (?:کنم|باید|میتونم|میشه)|(?:بالا|بیشتر)ش? ?(?:ببرم|بره|کنم|ببرمش|برم)|بیشترش|ببرمش بالا|(?:chikar|chekar) (?:konam|bayad|mitoonam)|(?:bala|bishtar)(?:esh)? ?(?:bebaram|konam|bere)|bishtaresh/,
  remove:
    /(?:remove|delete|erase|wipe|take (?:it|that|them) (?:down|back|out|off)|get rid of)|پاک|حذف|(?:delete|hazf|pak) ?(?:e?sh)? ?kon/,
  update:
    /(?:where|how) (?:do|can|should|could) (?:i|we) (?:change|update|edit|correct) (?:it|them|that|this|those|both)|کجا .*(?:عوضش|تغییرش|ویرایشش|عوضشون)|koja avaz/,
  wrong:
    /what(?: ?s| is| was| were) (?:the )?(?:wrong|problem|matter|issue|fault|mistake|error)|(?:ایراد|مشکل|اشکال|عیب|نقص)(?:ش|شون|شان)? (?:چی|چیه|چه|کجا|چیست)|چ(?:ه|ی) (?:ایراد|مشکل|اشکال|عیب|نقص)ی|(?:irad|moshkel|eshkal|eyb)(?:e?sh)? (?:chi|koja)/,
  inside:
    /(?:be |stand |go |write |written |have |put |mention(?:ed)? )(?:inside|in|on) (?:it|there|the letter|that)|what (?:must|should|does|has) (?:it|the letter|that) (?:to )?(?:say|contain|include|have|mention|state)|contain|(?:توش|داخلش|در آن|در ان|توی اون) .*(?:باشه|بنویس|نوشته|باید)|(?:چی|چیا|چه چیزایی) .*(?:توش|داخلش|بنویسه|بنویسن|نوشته)|(?:toosh|tush|dakhelesh) .*(?:bashe|benevis)/,
  why: /^(?:but |and |so |ok |hm+ )?(?:why|how come)(?: (?:is|are|was) (?:it|that|this|they)?(?: (?:so|that|too)(?: (?:low|high|little|few|much|many|bad))?)?| that| so(?: (?:low|high|little|few|much))?| only .*| not)?$|what(?: ?s| is) the reason|how (?:was|is|did you) (?:it|that|this)? ?(?:worked|work|calculated|calculate|computed|get)(?: (?:out|it|that|to that))?|how do you (?:get|know|come)|where (?:do|does|did) (?:it|that|these|they|the points) come from|^(?:خب |ولی |و )?(?:چرا|برای چی|واسه چی)(?: (?:اینقدر|انقدر|این قدر|انقدر))?(?: (?:کم|کمه|پایین|پایینه|زیاد|زیاده|نه|این))?$|دلیلش|علتش|چطور(?:ی)? (?:حساب|محاسبه)|از کجا (?:اومد|امد|حساب)|^(?:khob |vali |va )?chera(?: (?:inghadr?|enghadr?))?(?: (?:kam|kame|payin|payine|na))?$|dalilesh|chetor hesab/,
  parts:
    /made (?:up )?of|consists? of|broken down|breakdown|از چی (?:تشکیل|درست|ساخته)|ریزش|جزییات|az chi tashkil|joziat/,
  failing:
    /fail|(?:not|n ?t) meet|which (?:part|requirement|condition|one)|what (?:is|am i) (?:missing|lacking)|what do i (?:lack|miss)|(?:کدوم|کدام)(?:ش| شرط)? ?(?:رو )?(?:ندارم|کمه|کم دارم)|چی کم (?:دارم|داره)|kodoom(?:esh)? (?:ro )?(?:nadaram|kame)|chi kam dar(?:am|e)/,
  offer: /job offer|an offer|without (?:an? )?offer|employer|پیشنهاد (?:شغلی|کار)|جاب ?افر|pishnahad/,
  translated: /translat|ترجمه|tarjome/,
  apply:
    /when (?:do|should|must|can|could) (?:i|we) (?:apply|register|start)|(?:کی|چه موقع|چه زمانی) (?:باید )?(?:اقدام|درخواست|ثبت ?نام|اپلای)|(?:key|kei) (?:bayad )?(?:eghdam|apply|sabte)/,
  which:
    /which (?:one )?(?:is|would be|suits|fits|should)(?: (?:it|the))?(?: (?:better|best|right))?(?: (?:for )?me| i (?:take|choose|pick))|(?:کدوم|کدام)(?:ش|شون)? (?:به درد |برای |واسه )?من|kodoom(?:esh)? (?:baraye |vase )?man/,
  pays: /how much (?:do they|they (?:pay|give)|does it|is it|money|would i|will i)|what does it (?:pay|cover|give)|چقدر?ه? ?(?:پول )?(?:می ?دن|میدهند|میده)|cheghadr? (?:pool )?mid/,
  included:
    /includ|(?:is|are) .*(?:in (?:it|that|there|the price|this)|part of (?:it|that)|on top|extra)$|توشه|توش هست|توی همین|شاملش|شامل|جداست|جدا (?:حساب|میشه|باید)|tooshe|tushe|toosh hast|shamel|jodast/,
  size: /(?:is there|what is|any) (?:a |an |the |any )?(?:size |upper )?(?:limit|maximum)|how (?:big|large|heavy)|(?:حجم|سایز|محدودیت)|hajm|size/,
  atAge: /\b[2-5]\d\b/,
  asFile: /pdf|download|print|save it|دانلود|پی دی اف|چاپ|danlo/,
  ofTest: /language|test|ielts|celpip|زبان|ازمون|ایلتس|zaban|azmoon/,
  sendNew:
    /(?:upload|send|add|hand in|replace|attach) (?:you )?(?:a |the |my |an )?(?:new|newer|another|other|different|better) (?:one|file|version|copy|scan)|(?:جدید|دوباره|یکی دیگه).*(?:بفرست|اپلود|بذار)|(?:jadid|dobare).*(?:befrest|upload)/,
  ofDegree: /degree|education|diploma|مدرک|تحصیل|madrak|tahsil/,
  ofRound:
    /^(?:and |و |va )?(?:(?:at |with )?(?:what|which|how many)|چه|چند|با چه|با چند|che|chand|ba che|ba chand) ?(?:was |were |is )?(?:the )?(?:scores?|points?|mark|امتیاز|امتیازی|نمره|نمره ای|emtiaz|emtiazi|nomre)(?: (?:was it|بود|بوده|bood|did it need|were needed))?$/,
  gap: /^(?:and |و |va )?(?:by |so )?(?:how (?:much|many)|what)(?: points?)?(?: (?:short|less|low|missing|too low|do i lack|am i short))?$|^(?:و |va )?(?:چقدر?|چند ?تا|چند امتیاز|cheghadr?|chand ta)(?: (?:کم|کمه|کمتره|کم دارم|kam|kame|kam daram))?$/,
  ofShare: /quota|allocation|(?:its|their) share|سهمیه|ظرفیت|sahmi|zarfiat/,
  live: /(?:have to|must|need to|should i) (?:live|stay|settle|move) there|(?:باید|لازمه) (?:همون ?جا|اونجا|انجا) (?:زندگی|بمونم|بمانم)|bayad (?:oonja|hamoonja)/,
  residence:
    /\bpr\b|permanent resid|residency|citizenship|stay (?:for good|permanently|forever)|lead (?:to|anywhere)|اقامت|دائم|eghamat|daem/,
  longest:
    /longest|maximum|max\b|at most|in (?:all|total)|altogether|overall|extend|renew|حداکثر|بیشترین|در مجموع|کلا|سقف|تمدید|hadaksar|tamdid|bishtarin/,
  stay: /how long (?:can|may|could|do) (?:they|he|she|we|i|one) (?:stay|remain|visit|live|be)|(?:چقدر?|چند (?:سال|ماه|وقت|روز)) .*(?:بمون|بمان)|(?:cheghadr?|chand (?:sal|mah|vaght)) .*be?moo?n/,
  mine: /^(?:(?:fine|ok|okay|and|so|well|then|but|right|alright|thanks|hm+) )*(?:(?:what|how|where|when|which) (?:is|was|were|are|about) )?(?:what about )?(?:(?:just|only|tell me|show me|give me) )?mine(?: (?:then|again|now|though|please|instead|is|was))*$|^(?:(?:fine|ok|okay|and|so|well|then|but) )*(?:what|how (?:many|much)) (?:do|did) (?:i|we) have(?: (?:then|now|again))?$|^(?:(?:خب|خوب|باشه|اوکی|پس|و|حالا|فقط) )*(?:مال|واسه|برای) (?:من|خودم|ما|خودمون)(?: (?:چی|چیه|چند|چنده|بود|چقدر|چقدره|چطور|رو|بگو|کجاست|پس|الان|هست|شد))*$|^(?:(?:khob|bashe|ok|pas|va|hala) )*(?:male|vase|baraye) (?:man|khodam|ma|khodemoon)(?: (?:chi|chie|chand|chande|bood|cheghadre|ro|bego))*$/,
  ownScore:
    /(?:my|our) own (?:score|points)|(?:score|points) (?:in|of) (?:my|our) (?:own )?(?:file|profile|case)|امتیاز خود(?:م|مون|مان)|emtiaze? khod(?:am|emoon)/,
  ownCase:
    /(?:and|what about|how about) my (?:own )?(?:case|file|application)$|my own (?:case|file|application)|(?:پرونده|وضعیت|درخواست) (?:خودم|خودمون|خود من)(?: (?:چی|چطور|چیه))?$|parvande(?:ye)? khod(?:am|emoon)/,
  lacking:
    /(?:mine|i|we) .*(?:missing|lack|left|open)|missing from me|(?:کدومش|کدوماش|چیا|کدوم)(?: رو)? (?:کم دارم|ندارم|مونده|نفرستادم)|(?:kodoomesh|chia) (?:kam daram|moonde|nadaram)/,
  visit:
    /(?:visit|come (?:and|to) see me|see (?:me|us) for)|سر بزن|دیدن(?:م|مون)|بیان پیش|(?:sar bezan|didanam|bian pish)/,
  whichTest:
    /(?:which|what) (?:test|exam)s?|(?:کدوم|کدام|چه) (?:ازمون|تست|امتحان|مدرک زبان)|(?:kodoom|che) (?:azmoon|test|emtehan)/,
  manyYears:
    /^(?:and |or |then |so |ok )*(?:(?:what|how) about |what if (?:it is |its |i work |i do )?|with |for )?(?:only |just )?(?:one|two|three|four|five|1|2|3|4|5)(?: (?:more )?years?)?(?: then| instead)?$|^(?:و |پس |اگه |خب )*(?:یک|یه|دو|سه|چهار|پنج|1|2|3|4|5) سال(?:ش|ه)? ?(?:چی|چطور|باشه|کار کنم|بشه)?(?: چی| چطور)?$|^(?:va |o |pas |age )*(?:yek|ye|do|se|chahar|panj|[1-5]) sal(?: (?:chi|chetor|bashe))?$/,
  ofMaster: /master|ارشد|فوق ?لیسانس|arshad|fogh/,
  ofDoctorate: /doctorate|phd|دکترا|دکتری|doktora/,
  practise:
    /practi[sc]e|work as (?:a )?(?:doctor|physician)|be a doctor|licen[cs]ed?|طبابت|مطب|نظام پزشکی|tababat|matab/,
  insurance: /insurance|insured|بیمه|bime/,
  ofProfession:
    /pharmacist|architect|physician|medical doctor|(?:is|am|im|are) (?:a |an )?doctor|داروساز|معمار|پزشک|آرشیتکت|daroosaz|memar|pezeshk/,
  highestAge: /(?<!\p{L})(?:age|old|سن|سنش|سنی|سنم|sen|sene|senni|senam)(?!\p{L})/u,
  elsewhere:
    /(?:move|moving|live|settle|go|relocate|stay) (?:to|in|elsewhere|somewhere|anywhere|after)|(?:برم|بریم|زندگی|بمونم|نرم|جابجا|مهاجرت).*|(?:beram|zendegi|bemoonam)/,
} as const

export type Ask = keyof typeof ASKED
