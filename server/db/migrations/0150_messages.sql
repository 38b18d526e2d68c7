-- What a client and the firm talk about, one subject each. Where it stands changes with every message, so pages have room.
create table threads (
  id uuid primary key,
  client_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('general', 'immigration')),
  subject text not null check (subject <> ''),
  application_id uuid references applications on delete set null,
  question_id uuid references case_questions on delete set null,
  document_kind text,
  document_subject text,
  begun_at timestamptz not null,
  -- Who answers here. A case's owner answers what is about the case.
  owner_id uuid references users on delete set null,
  -- Positions of the newest messages: of all, and of each side.
  newest integer not null default 0,
  newest_of_client integer not null default 0,
  newest_of_office integer not null default 0,
  -- Until where each side has ever read; whoever marks it unread does not take that back.
  client_read integer not null default 0,
  office_read integer not null default 0,
  last_at timestamptz not null,
  -- Since when the client waits for a word of ours; null when they do not.
  waiting_since timestamptz,
  -- 'infinity' waits for the client's answer alone.
  snoozed_until timestamptz,
  snooze_reason text,
  -- A mail about what the client has not read leaves then.
  mail_due_at timestamptz,
  check ((document_kind is null) = (document_subject is null))
) with (fillfactor = 85);
create index threads_of_client on threads (client_id, last_at desc, id desc);
create index threads_all on threads (last_at desc, id desc);
create index threads_waiting on threads (waiting_since, id) where waiting_since is not null and snoozed_until is null;
create index threads_of_owner on threads (owner_id, last_at desc, id desc) where snoozed_until is null;
create index threads_snoozed on threads (snoozed_until, id) where snoozed_until is not null;
create index threads_to_mail on threads (mail_due_at) where mail_due_at is not null;
create index threads_by_application on threads (application_id) where application_id is not null;
create index threads_by_question on threads (question_id) where question_id is not null;

-- The id is made where it is written, so that what is sent again arrives once.
create table messages (
  id uuid primary key,
  -- Newer is greater, over all threads.
  number bigint generated always as identity,
  thread_id uuid not null references threads on delete cascade,
  position integer not null,
  side text not null check (side in ('client', 'office')),
  author_id uuid references users on delete set null,
  what text not null default 'text' check (what in ('text', 'handedOver')),
  body text not null,
  language text not null check (language in ('en', 'fa')),
  -- To whom the conversation was handed over.
  about_id uuid references users on delete set null,
  -- How long the office was open while the client waited for this answer.
  reply_minutes integer,
  sent_at timestamptz not null,
  -- Folded words of the text, the names of its files and, in the first message, the subject.
  words tsvector not null,
  unique (thread_id, position)
);
create index messages_by_number on messages (number desc);
create index messages_by_words on messages using gin (words);
create index messages_by_author on messages (author_id, sent_at desc) where side = 'office';

create table message_files (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references messages on delete cascade,
  position smallint not null,
  file_id uuid not null references files,
  upload_id uuid not null unique,
  name text not null,
  size bigint not null,
  content_type text not null,
  unique (message_id, position)
);
create index message_files_by_file on message_files (file_id);

-- What one person did with a thread. Nothing that changes with every look is indexed.
create table thread_marks (
  thread_id uuid not null references threads on delete cascade,
  user_id uuid not null references users on delete cascade,
  read_position integer not null default 0,
  is_unread boolean not null default false,
  is_important boolean not null default false,
  primary key (thread_id, user_id)
) with (fillfactor = 85);
create index thread_marks_by_user on thread_marks (user_id);

-- For the team. No query of a client's procedures reads this table.
create table thread_notes (
  id uuid primary key,
  thread_id uuid not null references threads on delete cascade,
  author_id uuid references users on delete set null,
  -- It stands after this message.
  position integer not null,
  text text not null check (text <> ''),
  written_at timestamptz not null
);
create index thread_notes_by_thread on thread_notes (thread_id, written_at);

-- What the office often answers, in both languages, with blanks in braces.
create table canned_replies (
  id uuid primary key,
  name jsonb not null,
  body jsonb not null,
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by uuid references users on delete set null
);

-- However a case changes hands, one by one or many at once, its conversations go along.
create function hand_over_threads() returns trigger language plpgsql as $$
begin
  update threads set owner_id = new.owner_id where application_id = new.application_id;
  return null;
end
$$;
create trigger hand_over_threads after update of owner_id on cases
  for each row when (old.owner_id is distinct from new.owner_id) execute function hand_over_threads();
