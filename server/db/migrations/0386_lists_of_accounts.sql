-- Accounts that became part of another are in no list. Each list has an index of exactly its rows, so that counting the
-- first thousand reads nothing but the index, however many unconfirmed or merged accounts there are.
drop index users_by_age;
drop index users_by_sign_in;
drop index users_suspended;
drop index users_unconfirmed;
create index users_by_age on users (created_at, id) where merged_into is null;
create index users_by_sign_in on users (coalesce(last_sign_in_at, 'epoch'), id) where merged_into is null;
create index users_suspended on users (created_at, id) where merged_into is null and suspended_at is not null;
create index users_unconfirmed on users (created_at, id)
  where merged_into is null and suspended_at is null and email_confirmed_at is null;
