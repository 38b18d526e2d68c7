-- A clock may be wrong by months, and that process is the one to be named.
alter table processes alter column clock_offset_ms type bigint;
