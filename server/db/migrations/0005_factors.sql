create table factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('totp', 'recovery_code')),
  friendly_name text not null,
  sealed_secret bytea,
  -- A code is good for one use: only later time steps are accepted.
  last_step bigint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  verified_at timestamptz,
  challenged_at timestamptz,
  unique (user_id, friendly_name)
);
create unique index factors_one_set_of_recovery_codes on factors (user_id) where kind = 'recovery_code';
create index factors_verified on factors (user_id) where verified_at is not null;

create table factor_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references factors on delete cascade,
  expires_at timestamptz not null
);
create index factor_challenges_of_factor on factor_challenges (factor_id);

create table recovery_codes (
  factor_id uuid not null references factors on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (factor_id, code_hash)
);
