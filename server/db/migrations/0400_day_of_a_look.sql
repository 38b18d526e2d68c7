-- An index over the time of a look was written with every look. Over its day it is left alone until the next day.
alter table case_looks add column looked_on date generated always as ((looked_at at time zone 'UTC')::date) stored;
drop index case_looks_by_user;
create index case_looks_by_user on case_looks (user_id, looked_on desc);
