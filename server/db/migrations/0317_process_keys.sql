-- The fingerprint of the master key a process locks with: one that was started with another key is named.
alter table processes add column key_id text;
