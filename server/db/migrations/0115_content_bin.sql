-- The bin says who put something there.
alter table content_items add column removed_by uuid references users on delete set null;
