-- What changed, for whoever may know. A signal gets its position while its transaction commits, one commit after
-- another: a reader who has seen a position has seen every lower one, so resuming after it misses nothing.
create sequence signal_positions;

create table signals (
  id bigint generated always as identity primary key,
  position bigint unique,
  to_user uuid,
  to_role text,
  kind text not null,
  payload jsonb not null check (octet_length(payload::text) <= 4000),
  created_at timestamptz not null,
  check (to_user is null or to_role is null)
);
create index signals_by_time on signals (created_at);

create function place_signal() returns trigger language plpgsql as $$
declare
  placed bigint;
begin
  perform pg_advisory_xact_lock(7240003);
  placed := nextval('signal_positions');
  update signals set position = placed where id = new.id;
  perform pg_notify('signals', json_build_object(
    'id', placed, 'toUser', new.to_user, 'toRole', new.to_role, 'kind', new.kind, 'payload', new.payload
  )::text);
  return null;
end
$$;

create constraint trigger place_signal after insert on signals
  deferrable initially deferred for each row execute function place_signal();
