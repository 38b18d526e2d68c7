import type pg from 'pg'

/** Made by `initdb`: may do everything, reading the server's files and running programs included. For the launcher alone. */
export const SUPERUSER = 'rahnama'
/** Owns the application's database and nothing else. */
export const APPLICATION = 'rahnama_app'
export const DATABASE = 'rahnama'

/** The application's role and its database are there afterwards. Answers whether what is in the database still has to be handed over. */
export async function createApplicationDatabase(superuser: pg.Client): Promise<boolean> {
  const role = await superuser.query('select 1 from pg_roles where rolname = $1', [APPLICATION])
  if (role.rowCount === 0) await superuser.query(`create role ${APPLICATION} login`)
  const found = await superuser.query<{ owner: string }>(
    'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
    [DATABASE],
  )
  if (found.rowCount === 0) await superuser.query(`create database ${DATABASE} owner ${APPLICATION}`)
  return found.rowCount === 1 && found.rows[0]?.owner !== APPLICATION
}

/**
 * A database of the time when the application was the superuser: everything in it is handed over, in one transaction.
 * What belongs to an extension stays, and a table takes the sequences of its columns along.
 */
export async function handOver(superuser: pg.Client): Promise<void> {
  await superuser.query(`
    do $$
    declare statement text;
    begin
      for statement in
        with ours as (select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'),
        kept as (
          select classid, objid from pg_depend
          where deptype = 'e' or (deptype in ('a', 'i') and objid in (select oid from pg_class where relkind = 'S'))
        )
        select format('alter schema %I', nspname) from pg_namespace where oid in (select oid from ours) and nspname <> 'public'
        union all
        select format('alter %s %s', case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end, oid::regclass)
          from pg_class where relnamespace in (select oid from ours) and relkind in ('r', 'p', 'v', 'm', 'S')
          and ('pg_class'::regclass, oid) not in (select classid, objid from kept)
        union all
        select format('alter routine %s', oid::regprocedure)
          from pg_proc where pronamespace in (select oid from ours) and ('pg_proc'::regclass, oid) not in (select classid, objid from kept)
        union all
        select format('alter type %s', oid::regtype)
          from pg_type where typnamespace in (select oid from ours) and typtype in ('e', 'd')
          and ('pg_type'::regclass, oid) not in (select classid, objid from kept)
      loop
        execute statement || ' owner to ${APPLICATION}';
      end loop;
      execute 'alter database ${DATABASE} owner to ${APPLICATION}';
    end
    $$`)
}
