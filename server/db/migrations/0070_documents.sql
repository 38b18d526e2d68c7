-- A kind of paper of one person for one subject: `languageResult` for `profile/tests.k3f9`.
create table documents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  kind text not null,
  subject text not null,
  cannot_get text,
  cannot_get_at timestamptz,
  not_needed_by uuid references users on delete set null,
  not_needed_at timestamptz,
  unique (user_id, kind, subject),
  check ((cannot_get is null) = (cannot_get_at is null))
);

-- Each file that was given for it. Only the newest that was not removed counts.
create table document_versions (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references documents on delete cascade,
  number integer not null,
  file_id uuid not null references files,
  -- Absent for a file that was used again; a retried attachment finds itself by it.
  upload_id uuid unique,
  issued_on date,
  ends_on date,
  -- Printed on the paper, or reckoned from its date when that was given.
  valid_until date,
  state text not null check (state in ('uploaded', 'inReview', 'accepted', 'sentBack')),
  reason text,
  note text,
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  uploaded_at timestamptz not null,
  removed_at timestamptz,
  unique (document_id, number),
  check ((state = 'sentBack') = (reason is not null))
);
create index document_versions_by_file on document_versions (file_id);
create index document_versions_ending on document_versions (valid_until) where removed_at is null;
create index document_versions_removed on document_versions (removed_at) where removed_at is not null;

-- Each warning leaves once.
create table document_warnings (
  version_id uuid not null references document_versions on delete cascade,
  days integer not null,
  sent_at timestamptz not null,
  primary key (version_id, days)
);

-- What a link to an archive stands for.
create table document_archives (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  programme text,
  language text not null check (language in ('en', 'fa')),
  created_at timestamptz not null
);
