/** Staying, working and belonging: permits, permanent residence, citizenship, and what newcomers ask first. */
export const STAY_WORDS = {
  landing:
    'landing, to land, first entry as a permanent resident, copr, confirmation of permanent residence, لندینگ, لند کنم, لند کنیم, لند کردن; landing',
  prcard:
    'pr card, pr cards, prcard, permanent resident card, permanent residence card, maple leaf card, پی ار کارت, کارت پی ار, کارت اقامت, کارت اقامتم; kart eghamat, karte eghamat, pr kart',
  traveldocument: 'prtd, travel document, پی ار تی دی, سند سفر; sanade safar',
  nationality: 'nationality, nationalities, تابعیت, تابعیتم; tabeiat, tabeiyat',
  dualcitizen:
    'dual citizenship, dual citizen, dual national, dual nationality, two passports, دوتابعیتی, دو تابعیتی, دو پاسپورت',
  restoration: 'restoration, restore, restore status, restoring, احیا, احیای وضعیت, ریستوریشن, ریستور; ehya',
  maintained:
    'maintained status, implied status, maintain status, maintained, implied, وضعیت ضمنی, اینتین استتوس, منتینید استتوس',
  entries:
    'multiple entry, multi entry, multiple entries, single entry, مولتی, مولتیپل, مولتی پل, سینگل, یکبار ورود, چندبار ورود; molti',
  remotework: 'remote, remotely, remote work, work from home, دورکاری, دور کاری, ریموت; doorkari',
  bridging: 'bridging, bowp, bridge permit, bridging open work permit, بریجینگ, بریج',
  openpermit:
    'open work permit, open permit, owp, ورک پرمیت باز, اوپن ورک پرمیت, مجوز کار باز, پرمیت باز; work permit baz, open work permit',
  closedpermit:
    'closed work permit, closed permit, employer specific, employer specific permit, ورک پرمیت بسته, پرمیت بسته, مجوز کار بسته; work permit baste',
  atlantic:
    'atlantic, atlantic program, atlantic immigration program, aip, atlantic canada, اتلانتیک, برنامه اتلانتیک; atlantik',
  ruralpilot: 'rural, rural pilot, rcip, rnip, fcip, rural community, روستایی, پایلوت روستایی; roostayi',
  caregiver:
    'caregiver, caregivers, care giver, home care worker, home care, nanny, nannies, elderly care, کرگیور, کر گیور, پرستار بچه, پرستار سالمند, مراقب سالمند, مراقب کودک, پرستار خانگی; parastar bache',
  stagewords:
    'aor, ppr, eapr, ecopr, uci, acknowledgement of receipt, passport request, درخواست پاسپورت, پاسپورت ریکوئست',
  casenotes:
    'gcms, gcms notes, gcms note, atip, caips, officer notes, officers notes, نوت, نوتهای افسر, نوت افسر, گت نوتس; note afsar',
  custodian: 'custodian, custodianship, guardian in canada, کاستودین, کاستودیان, قیم; ghayyem',
  defer: 'defer, deferral, deferred, deferring, postpone, postpone my admission, دیفر, به تعویق',
  custody: 'custody, sole custody, other parent, non accompanying parent, حضانت, والد دیگر; hezanat',
  exitpermission:
    'exit permission, permission to leave iran, leave iran, exit permit, اجازه خروج, اذن خروج, خروج از ایران, خروج از کشور; ejaze khorooj, ejazeye khorooj',
  moneytransfer:
    'transfer money, money transfer, send money, sending money, remittance, wire, hawala, حواله, انتقال پول, صرافی, پول بفرستم, پول بفرسته; havale, sarafi, enteghale pool',
  cash: 'cash, banknotes, cash money, پول نقد, نقد, اسکناس, دلار نقد; naghd, poole naghd',
  driving:
    'drive a car, driving, driving licence, driving license, drivers licence, drivers license, driver licence, driver license, گواهینامه, گواهینامم, رانندگی, گواهی نامه رانندگی; govahiname, ranandegi',
  healthcard:
    'health card, ohip, msp, ramq, public health care, free health care, free healthcare, هلث کارت, بیمه درمانی, بیمه درمان, بیمه سلامت; bime darmani, health card',
  selfcheck:
    'self check, selfcheck, self assessment, free assessment, ارزیابی رایگان, خودسنجی, بدون ثبت نام; arzyabi raygan',
  withdraw: 'withdraw, withdrawal, withdrawing, انصراف, پس بگیرم; enseraf',
  fivestar: 'five star card, کارت پنج ستاره',
} satisfies Readonly<Record<string, string>>
