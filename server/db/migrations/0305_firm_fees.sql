-- What the firm charges for a consultation or a service. A row is never changed: a new fee is a new row, and whoever
-- booked before is shown the one they were told.
create table firm_fees (
  id bigint generated always as identity primary key,
  item_id uuid not null references content_items on delete cascade,
  since timestamptz not null,
  basis text not null check (basis in ('free', 'fixed', 'from', 'agreed', 'unsaid')),
  cad integer check (cad between 1 and 100000),
  is_sample boolean not null default false,
  set_by uuid references users on delete set null,
  check ((basis in ('fixed', 'from')) = (cad is not null))
);
create index firm_fees_by_item on firm_fees (item_id, since desc, id desc);
create index firm_fees_by_setter on firm_fees (set_by) where set_by is not null;

-- Public pages say them.
create trigger announce_content after insert or update or delete on firm_fees
  for each statement execute function announce_content();
