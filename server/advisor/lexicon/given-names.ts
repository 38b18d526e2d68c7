/** Names people here bear, in both scripts: beside «امتیازش» or "her file" they say whose it is. */
export const GIVEN_NAMES: readonly string[] =
  `علی رضا حسین حسن محمد مهدی امیر آرش سینا نیما حامد سعید مجید فرهاد بهرام کیان پویا میلاد بابک کامران سهراب یاسر جواد ناصر اکبر اصغر احمد محمود فرید شهرام بهزاد پیمان سامان آرمان مسعود منصور ابراهیم یوسف رامین
سارا مریم زهرا فاطمه نگار نیلوفر لیلا مینا سمیرا ندا شیما الهام پریسا شیرین نسرین نازنین مهسا هانیه یاسمن پروین فرشته مژگان آزاده سمانه راضیه بهاره ملیکا کیمیا زینب نرگس
ali reza hossein hassan mohammad mehdi amir arash sina nima hamed saeed majid farhad bahram kian pouya milad babak kamran sohrab javad naser akbar ahmad mahmoud farid shahram behzad peyman saman arman masoud mansour ebrahim yousef ramin omid
sara maryam zahra fatemeh negar niloufar niloofar leila mina samira neda shima elham parisa shirin nasrin nazanin mahsa haniyeh yasaman parvin fereshteh azadeh samaneh bahareh melika kimia zeinab narges john david maria anna`.split(
    /\s+/,
  )
