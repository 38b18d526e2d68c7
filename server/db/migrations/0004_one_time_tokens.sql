-- What we mailed: a code to type and a link to follow, either used once. A newer one replaces the older.
create table one_time_tokens (
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('signup', 'invite', 'recovery', 'email_change', 'reauthentication')),
  code_hash bytea not null,
  link_hash bytea not null unique,
  code_challenge text,
  failed_attempts int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, purpose)
);

-- The half-way house of a link opened by the browser that asked for it (PKCE).
create table exchange_codes (
  code_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  method text not null,
  code_challenge text not null,
  expires_at timestamptz not null
);
