import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

export async function selectOptionalCredentials(db: Kysely<Tables>, userName: string) {
  const name = userName.toLowerCase()
  return await db
    .selectFrom('users')
    .innerJoin('passwords', 'passwords.userId', 'users.id')
    .select(['users.id', 'users.disabledAt', 'passwords.hash', 'passwords.failedCount', 'passwords.lockedUntil'])
    .where((where) =>
      where.or([
        where(where.fn<string>('lower', ['users.userName']), '=', name),
        where(where.fn<string>('lower', ['users.email']), '=', name),
      ]),
    )
    // A user name that is someone else's e-mail address stands for the one whose user name it is.
    .orderBy(sql`lower(users.user_name) = ${name}`, 'desc')
    .executeTakeFirst()
}

export async function clearFailedSignIns(db: Kysely<Tables>, userId: number): Promise<void> {
  await db
    .updateTable('passwords')
    .set({ failedCount: 0, lockedUntil: null })
    .where('userId', '=', userId)
    .where('failedCount', '>', 0)
    .execute()
}

export async function countFailedSignIn(
  db: Kysely<Tables>,
  userId: number,
  rule: { readonly failuresAllowed: number; readonly lockSeconds: number },
): Promise<void> {
  await sql`
    update passwords
       set failed_count = case when failed_count + 1 >= ${rule.failuresAllowed} then 0 else failed_count + 1 end,
           locked_until = case when failed_count + 1 >= ${rule.failuresAllowed}
                               then now() + make_interval(secs => ${rule.lockSeconds}) end
     where user_id = ${userId}`.execute(db)
}
