create table signing_keys (
  id text primary key,
  public_key jsonb not null,
  sealed_private_key bytea not null,
  created_at timestamptz not null
);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  -- Makes the next refresh token out of the last one, so that two tabs refreshing at once get the same.
  refresh_secret bytea not null,
  assurance text not null check (assurance in ('aal1', 'aal2')),
  methods jsonb not null,
  user_agent text not null,
  created_at timestamptz not null,
  refreshed_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_of_user on sessions (user_id) where revoked_at is null;
create index sessions_refreshed_at on sessions (refreshed_at);

create table refresh_tokens (
  token_hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_of_session on refresh_tokens (session_id);
