-- Whom the owners were told of: once before a claim falls due, and once when it has left the site.
create table claim_warnings (
  item_id uuid not null references content_items on delete cascade,
  review_by date not null,
  warning text not null check (warning in ('due', 'hidden')),
  told_at timestamptz not null,
  primary key (item_id, review_by, warning)
);
