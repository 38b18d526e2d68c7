-- What a visitor answered in the short check before they had an account.
create table self_checks (
  user_id uuid primary key references users on delete cascade,
  answers jsonb not null,
  kept_at timestamptz not null
);
