-- Unlogged: a crash forgets who was being slowed, which harms nobody, and every attempt is spared a disk write.
create unlogged table rate_limits (
  key text primary key,
  -- When the bucket would be full again if nothing more came.
  full_at timestamptz not null
);
create index rate_limits_full_at on rate_limits (full_at);
