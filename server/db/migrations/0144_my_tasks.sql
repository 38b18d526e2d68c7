-- My tasks by day, those without one last: the order of the list is the order of its index.
drop index case_tasks_mine;
create index case_tasks_mine on case_tasks (assignee_id, coalesce(due_on, 'infinity'::date), id) where done_at is null;
