-- Known by more than their address, which may be changed: none of them opens a production installation.
alter table users add column is_demonstration boolean not null default false;
update users set is_demonstration = true
  where email in ('client@rahnama.example', 'agent@rahnama.example', 'referral@rahnama.example', 'admin@rahnama.example');
