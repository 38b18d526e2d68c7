-- What a person agreed to, in which words and language. A row is never changed but for the day it was taken back:
-- agreeing again is a new row.
create table consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  statement text not null,
  version integer not null,
  language text not null check (language in ('en', 'fa')),
  occasion text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz check (withdrawn_at >= given_at)
);
create index consents_by_user on consents (user_id, given_at desc, id);
-- One that stands is not given a second time.
create unique index consents_standing on consents (user_id, occasion, statement) where withdrawn_at is null;
