import { sql, type Kysely } from 'kysely'

/**
 * Marks the people of the demo, and lets people be disabled.
 *
 * Earlier releases made all people of the demo in one transaction, with one `created_at`, as the first people of an empty
 * database. Whoever shares it with one who still has the identifiers of the demo is one of them, renamed or not. Where
 * the demo course is complete the very first person is one of them whatever they are called now.
 */
export async function markDemoPeople(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column is_demo boolean not null default false,
      add column disabled_at timestamptz;

    with known as (
      select created_at from users
       where created_by is null
         and user_name in ('superadmin', 'admin', 'instructor', 'grader', 'student1', 'student2', 'student3', 'student4',
           'student5', 'student6', 'student7', 'student8')
         and uid = user_name
         and email = user_name || '@demo.example'
      union all
      (select created_at from users
        where exists (select from configuration where key = 'demoCourseIsMade')
        order by id limit 1)
    )
    update users set is_demo = true
     where created_by is null and created_at in (select created_at from known);

    alter table sessions drop constraint sessions_revoked_because_check;
    alter table sessions add constraint sessions_revoked_because_check check (revoked_because in (
      'loggedOut', 'tokenReused', 'codeReused', 'byPerson', 'byAdministrator', 'passwordChanged', 'singleLogout',
      'impersonationEnded', 'accountDisabled'));

    -- Somebody disabled administers nothing: of those who are not, the last one stays.
    create or replace function refuse_without_super_admin() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(4201145);
      if not exists (select from global_roles r join users u on u.id = r.user_id
                      where r.role = 'SuperAdmin' and u.disabled_at is null) then
        raise exception 'The last super administrator stays.'
          using errcode = '23514', constraint = 'global_roles_last_super_admin';
      end if;
      return null;
    end $$`.execute(db)
}
