-- Secrets of the installation itself, sealed by the master key. The key of fingerprints lies here, so that a new master
-- key only seals it anew and every code and link stays good.
create table sealed_secrets (
  name text primary key,
  sealed bytea not null
);
