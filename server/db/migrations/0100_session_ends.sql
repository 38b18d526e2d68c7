-- Whoever listens under a session that ends must stop hearing at once, whichever server holds the stream.
create function tell_session_end() returns trigger language plpgsql as $$
begin
  insert into signals (to_user, kind, payload, created_at)
  values (new.user_id, 'session-end', jsonb_build_object('session', new.id), new.revoked_at);
  return null;
end
$$;

create trigger tell_session_end after update of revoked_at on sessions
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function tell_session_end();
