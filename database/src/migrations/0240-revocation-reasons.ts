import { sql, type Kysely } from 'kysely'

/** A role taken away ends no session: what somebody may do is looked up with every request. */
export async function narrowRevocationReasons(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions drop constraint sessions_revoked_because_check;
    alter table sessions add constraint sessions_revoked_because_check check (revoked_because in (
      'loggedOut', 'tokenReused', 'codeReused', 'byPerson', 'byAdministrator', 'passwordChanged', 'singleLogout',
      'impersonationEnded'))`.execute(db)
}
