-- Mails a person said they can do without; a kind that is not listed is wanted.
create table unwanted_mails (
  user_id uuid not null references users on delete cascade,
  kind text not null,
  since timestamptz not null,
  primary key (user_id, kind)
);
