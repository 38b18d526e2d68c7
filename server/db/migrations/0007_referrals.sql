create table referral_codes (
  code text primary key,
  user_id uuid not null unique references users on delete cascade,
  created_at timestamptz not null
);

create table referrals (
  user_id uuid primary key references users on delete cascade,
  referrer_id uuid not null references users on delete cascade,
  code text not null,
  created_at timestamptz not null,
  check (user_id <> referrer_id)
);
create index referrals_of_referrer on referrals (referrer_id, created_at);
