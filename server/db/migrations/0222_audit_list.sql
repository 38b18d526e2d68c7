-- The owner reads the audit by capability and by time.
create index audit_entries_by_capability on audit_entries (split_part(act, '.', 1), id desc);
create index audit_entries_by_time on audit_entries (at);
