-- What staff are writing and have neither sent nor saved, one per person and thing.
create table staff_drafts (
  user_id uuid not null references users on delete cascade,
  thing text not null,
  body jsonb not null,
  saved_at timestamptz not null,
  primary key (user_id, thing)
);
create index staff_drafts_by_age on staff_drafts (saved_at);
