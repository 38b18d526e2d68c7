const PROVINCES: Readonly<Record<string, string>> = {
  'pv:AB': 'alberta, calgary, edmonton, آلبرتا, کلگری, ادمونتون',
  'pv:BC': 'british columbia, bc, vancouver, ونکوور, بریتیش کلمبیا, بی سی',
  'pv:MB': 'manitoba, winnipeg, وینیپگ, منیتوبا, مانیتوبا',
  'pv:NB': 'new brunswick, نیوبرانزویک, نیو برانزویک',
  'pv:NL': 'newfoundland, newfoundland and labrador, نیوفاندلند',
  'pv:NS': 'nova scotia, halifax, هلیفکس, هالیفکس, نوا اسکوشیا, نوااسکوشیا',
  'pv:NT': 'northwest territories, قلمرو شمال غربی',
  'pv:NU': 'nunavut, نوناووت',
  'pv:ON': 'ontario, toronto, ottawa, تورنتو, اتاوا, انتاریو, اونتاریو',
  'pv:PE': 'prince edward island, pei, پرنس ادوارد',
  'pv:QC':
    'quebec, montreal, mcgill, concordia, quebec city, مونترال, مونتریال, مک گیل, کنکوردیا, کبک, کبک کانادا; kebek',
  'pv:SK': 'saskatchewan, saskatoon, ساسکاتون, ساسکاچوان',
  'pv:YT': 'yukon, یوکان, یوکن',
}

/** Programs by all the names people give them, and what is asked of a program. */
export const PROGRAM_WORDS: Readonly<Record<string, string>> = {
  'p:EE':
    'express entry, expres entry, ee, ee program, اکسپرس انتری, اکسپرس اینتری, اکسپرس, اکسپرس انتری کانادا; express enteri, ekspres entri',
  'p:FSW':
    'federal skilled worker, federal skilled worker program, federal skilled workers, fsw, fswp, skilled worker, نیروی متخصص فدرال, نیروی متخصص, نیروی ماهر فدرال, نیروی ماهر, اسکیلد ورکر, فدرال اسکیلد ورکر, فدرال اسکیلد, اف اس دبلیو; federal skilled',
  'p:CEC':
    'canadian experience class, cec, experience class, کلاس تجربه کانادایی, کلاس تجربه کانادا, تجربه کانادایی, سی ای سی',
  'p:FST':
    'federal skilled trades, federal skilled trades program, fst, skilled trades, trades program, مشاغل فنی فدرال, مشاغل فنی, حرفه های فنی, فدرال اسکیلد ترید, اسکیلد ترید, فدرال اسکیلد تریدز, اسکیلد تریدز, فدرال تریدز, فدرال ترید, تریدز, federal trades, تو تریدز, برنامه تریدز; skilled trade',
  'p:SUV':
    'start up visa, startup visa, startup, start up, suv, entrepreneur visa, ویزای استارتاپ, استارتاپ, استارت آپ ویزا, استارتاپ ویزا, استارت آپ, ویزای استارت آپ, استارت اپ; estartap, startap, startup viza',
  'p:ICT':
    'open a branch, opening a branch, branch in canada, subsidiary in canada, transfer me to canada, intra company transfer, transferee, transferees, transfer permit, transfer work permit, transferred manager, transferred, for a transfer, a transfer, transfer myself, intra company, intracompany, inter company transfer, intracompany transfer, intercompany transfer, ict, company transfer, transfer program, انتقال درون شرکتی, انتقال شرکتی, اینترا کمپانی, آی سی تی, شعبه بزنم, شعبه بزنیم, شعبه باز کنم, شعبه تو کانادا, شعبه در کانادا, شعبه کانادا',
  'p:PNP':
    'provincial nominee program, provincial nominee, provincial program, pnp, nominee program, province program, provincial, نامزدی استانی, برنامه نامزدی استانی, برنامه استانی, پی ان پی, نامینی استانی, استانی; ostani',
  'p:FAMILY':
    'family sponsorship, family class, spousal sponsorship, اسپانسرشیپ خانوادگی, اسپانسری خانواده, کفالت خانوادگی',
  'p:STUDY_CA':
    'study permit, study permits, student visa, student visas, study in canada, studying in canada, study visa, ویزای تحصیلی, ویزای تحصیلی کانادا, مجوز تحصیل, تحصیل در کانادا, تحصیل کانادا, ویزای دانشجویی, استادی پرمیت, استادی پرمیت کانادا; viza tahsili, vizaye tahsili',
  'p:STUDY_CN':
    'study in china, studying in china, chinese university, chinese universities, تحصیل در چین, دانشگاه چین, دانشگاه های چین, تو چین درس; tahsil dar chin',
  ...PROVINCES,
  live: 'live, dont want to live in, do not want to live in, dont want to live near, dont want to live with, do not want to live with, dont want to live far, do not want to live far, living in, settle, settle in, reside, زندگی, زندگی کنم, زندگی کنیم, ساکن; zendegi konam, zendegi',
  province:
    'province, provinces, provincial, territory, استان, استان ها, استانی, ولایت, ولایت ها, ولایتی; ostan, velayat',
  programs:
    'program, programs, programme, programmes, pathway, pathways, route, routes, option, options, way, ways, stream, streams, برنامه, برنامه ها, برنامه های, برنامه هایی, مسیر, مسیرها, روش, روش ها, راه, راهی, گزینه; barname',
  eligible:
    'eligible, eligibility, qualify, qualified, qualifies, qualifying, meet, fit, fit for, apply, can i apply, suitable, open to me, entitled, واجد شرایط, واجد, شرایط رو دارم, شرایطشو دارم, شرایطش رو دارم, شرایط دارم, مناسب, اقدام کنم, اقدام, به من میخوره, میتونم اقدام کنم; vajede sharayet, eghdam, eghdam konam, eghdam kard',
  requirements:
    'ask for, asks for, چیا میخواد, چیا میخوان, چی میخواد, چی میخوان, requirement, requirements, conditions, criteria, prerequisites, شرط, شرایط, شرایطش, شروط, شرطش, پیش نیاز; sharayet, shart, chia mikhad, chia mikhan, chi mikhad, chi mikhan',
  open: 'gone, shut, shut down, being taken, open, opens, closed, close, taking applications, accepting applications, accept applications, available, paused, suspended, running, over, ended, status of the program, برداشته شد, برداشته شده, برقرار, برقراره, باز, بازه, بسته, بسته شده, متوقف, متوقف شده, تعطیل, فعاله, فعال, پذیرش داره, تموم شده; baz, baze, bazeh, baste, baste shode',
  compare:
    'cheaper, ارزونتره, ارزون تره, ارزانتر, ارزان تر است, compare, comparison, difference, differences, differ, versus, vs, مقایسه, فرق, فرقش, فرقش با بقیه, با بقیه فرق, فرق با بقیه, با بقیه استانا, با بقیه استان ها, تفاوت, تفاوتش; fargh, farghesh, tafavot',
  better:
    'which is better, which one is better, is better, better than, better for me, بهتره یا, کدوم بهتره, کدام بهتر است, بهتره, smarter, wiser, easier, easier for me, منطقی تره, منطقی تر, راحت تره, راحت تر, عاقلانه تره, عاقلانه تر, به صرفه تره, به صرفه تر, کدومو برم, کدومشو برم',
  immigrate:
    'immigrate, immigration, move to canada, go to canada, come to canada, emigrate, مهاجرت, مهاجرت کنم, برم کانادا, بیام کانادا, برای مهاجرت',
  socialinsurance: 'sin, sin number, social insurance number',
  govform: 'imm, imm form, imm number',
  visitorvisa:
    'visitor visa, tourist visa, visit visa, ویزای توریستی, ویزای ویزیتوری, ویزای بازدید; vizaye toristi, viza toristi',
  visa: 'permit, permits, visa, visas, ویزا, ویزای, ویزام, مجوز; viza, vizaye',
  canada: 'canada, to canada, in canada, canadian, کانادا, کاناداست, کانادایی; kanada',
}
