-- What became of each backup this installation made. The archives lie in BACKUP_DIR, under these names of files.
create table backups (
  id uuid primary key,
  why text not null check (why in ('asked', 'planned')),
  state text not null check (state in ('waiting', 'making', 'made', 'failed')),
  asked_by uuid references users on delete set null,
  asked_at timestamptz not null,
  file text not null unique,
  ended_at timestamptz,
  part text,
  done integer,
  of integer,
  bytes bigint,
  rows bigint,
  files bigint,
  missing_files integer,
  fault text,
  drill_state text check (drill_state in ('waiting', 'drilling', 'passed', 'failed')),
  drill_at timestamptz,
  drill_fault text
);

create index backups_newest on backups (asked_at desc, id desc);
-- One at a time, whoever asks for it on whichever machine.
create unique index backups_one_at_a_time on backups ((true)) where state in ('waiting', 'making');
create unique index backups_one_drill_at_a_time on backups ((true)) where drill_state in ('waiting', 'drilling');
