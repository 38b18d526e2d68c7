-- What happened, told to one person. One event is told to one person once.
create table notices (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null,
  event text not null,
  -- What the sentence needs: folios, names, kinds of documents.
  about jsonb not null,
  -- Why this person: the matter is theirs, they own the case, they were mentioned.
  because text not null,
  -- Further events of one thread are counted here while nobody has read the first.
  thread text,
  times int not null default 1,
  must_act boolean not null,
  at timestamptz not null,
  read_at timestamptz,
  settled_at timestamptz,
  reminded int not null default 0,
  remind_at timestamptz,
  unique (user_id, event)
);
create index notices_of_person on notices (user_id, at desc, id desc);
create index notices_unread on notices (user_id, at desc, id desc) where read_at is null;
create index notices_to_act on notices (user_id, at desc, id desc) where must_act and settled_at is null;
create unique index notices_thread on notices (user_id, thread) where read_at is null and thread is not null;
create index notices_to_remind on notices (remind_at) where remind_at is not null;
create index notices_by_age on notices (at);

-- What has to be done before a notice is settled. The act is named, so that whoever does it need not know who was told.
create table notice_acts (
  act text not null,
  notice_id bigint not null references notices on delete cascade,
  primary key (act, notice_id)
);
create index notice_acts_of_notice on notice_acts (notice_id);

-- Mails that wait: for the end of quiet hours, for the morning's digest, or in case the notice is read meanwhile.
create table held_mails (
  notice_id bigint primary key references notices on delete cascade,
  user_id uuid not null references users on delete cascade,
  pace text not null check (pace in ('immediately', 'daily')),
  -- A digest is written from the notices themselves.
  content jsonb,
  due_at timestamptz not null,
  check (pace = 'daily' or content is not null)
);
create index held_mails_due on held_mails (pace, due_at);
create index held_mails_of_person on held_mails (user_id, pace, due_at);

-- A person's digest of one day, by their own calendar: claimed before it is written.
create table notice_digests (
  user_id uuid not null references users on delete cascade,
  day date not null,
  at timestamptz not null,
  primary key (user_id, day)
);

-- How fast somebody wants which mail; a kind that is not listed has our own default.
create table mail_paces (
  user_id uuid not null references users on delete cascade,
  kind text not null,
  pace text not null check (pace in ('immediately', 'daily', 'never')),
  since timestamptz not null,
  primary key (user_id, kind)
);
insert into mail_paces (user_id, kind, pace, since) select user_id, kind, 'never', since from unwanted_mails;
drop table unwanted_mails;

-- The zone is the browser's until somebody chooses one. Quiet hours are minutes of their day and may cross midnight.
create table mail_hours (
  user_id uuid primary key references users on delete cascade,
  time_zone text,
  quiet_from int check (quiet_from between 0 and 1439),
  quiet_until int check (quiet_until between 0 and 1439),
  check ((quiet_from is null) = (quiet_until is null))
);
