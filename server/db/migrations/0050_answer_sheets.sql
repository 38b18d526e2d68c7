-- What a person told in one long form: path to value, and for each path when, by which tab and at which version it changed last.
create table answer_sheets (
  user_id uuid not null references users on delete cascade,
  form text not null check (form <> ''),
  answers jsonb not null,
  marks jsonb not null,
  version integer not null check (version > 0),
  saved_at timestamptz not null,
  completed_at timestamptz,
  completed_version integer check (completed_version <= version),
  primary key (user_id, form),
  check ((completed_at is null) = (completed_version is null))
);
