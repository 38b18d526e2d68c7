-- A suspended account signs in nowhere until it is reopened. The reason is for colleagues.
alter table users
  add column suspended_at timestamptz,
  add column suspended_by uuid references users on delete set null,
  add column suspended_because text,
  add check ((suspended_at is null) = (suspended_because is null));

-- Each order of the owner's list has its index, and each rare state one of its own.
create index users_by_age on users (created_at, id);
create index users_by_sign_in on users (coalesce(last_sign_in_at, 'epoch'), id);
create index users_suspended on users (created_at, id) where suspended_at is not null;
create index users_unconfirmed on users (created_at, id) where email_confirmed_at is null;

-- What an account is found by, whether or not its owner has sent anything: one folded spelling per row, as the desk's
-- search_terms have. They stand apart, so that those who only registered do not crowd out cases.
create table account_terms (
  user_id uuid not null references users on delete cascade,
  match text not null check (match in ('email', 'phone', 'name', 'soundsLike')),
  folded text not null check (folded <> ''),
  primary key (user_id, match, folded)
);
create index account_terms_prefix on account_terms (match, folded text_pattern_ops);
create index account_terms_trigram on account_terms using gin (folded gin_trgm_ops) where match in ('name', 'email');
insert into account_terms (user_id, match, folded) select id, 'email', email from users;
insert into account_terms (user_id, match, folded)
  select id, 'name', lower(full_name) from users where full_name <> '';

-- A list somebody asked for as a file: what a download link stands for.
create table list_exports (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  list text not null,
  filter jsonb not null,
  language text not null check (language in ('en', 'fa')),
  created_at timestamptz not null
);
create index list_exports_of_user on list_exports (user_id);
