-- Everything we hold of a person as one archive, made when they ask. The archive is a file like any other.
create table data_exports (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  state text not null check (state in ('waiting', 'making', 'ready', 'failed')),
  asked_at timestamptz not null,
  -- The last sign of life of whoever makes it.
  touched_at timestamptz not null,
  done integer not null default 0,
  "of" integer not null default 0,
  bytes bigint,
  missing_files integer,
  file_id uuid references files,
  expires_at timestamptz
);
create index data_exports_by_user on data_exports (user_id, asked_at desc);
create index data_exports_to_remove on data_exports (expires_at) where file_id is not null;
-- One at a time for each person, however often they press.
create unique index data_exports_one_at_a_time on data_exports (user_id) where state in ('waiting', 'making');

-- All that is one person's is found without reading all that is everybody's.
create index enquiries_by_email on enquiries (lower(email));
create index consultations_by_email on consultations (lower(email));
create index consultation_waits_by_email on consultation_waits (lower(email));
create index files_by_creator on files (created_by);
