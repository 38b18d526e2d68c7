-- A filter that few rows meet must not walk past all the others: each has the desk's order of its own.
create index desk_items_of_owner on desk_items (owner_id, due_at, due_rank, risk, since, id) where snoozed_until is null;
create index desk_items_of_program on desk_items (program, due_at, due_rank, risk, since, id) where snoozed_until is null;
create index desk_items_of_stage on desk_items (stage, due_at, due_rank, risk, since, id) where snoozed_until is null;
create index desk_items_flagged on desk_items using gin (flags);
