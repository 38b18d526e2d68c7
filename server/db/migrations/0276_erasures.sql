-- Who asked to be deleted, and what became of it. It holds ids alone and no foreign key: it outlives the account.
create table erasures (
  id uuid primary key,
  user_id uuid not null,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  stopped_at timestamptz,
  -- The account is gone; the client's file stays a while longer where the law makes us keep it.
  closed_at timestamptz,
  file_until date,
  done_at timestamptz
);
create unique index erasures_one_at_a_time on erasures (user_id) where stopped_at is null and done_at is null;
create index erasures_due on erasures (due_at) where stopped_at is null and closed_at is null;
create index erasures_files_due on erasures (file_until) where closed_at is not null and done_at is null;
