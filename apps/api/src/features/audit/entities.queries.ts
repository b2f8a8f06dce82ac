import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { AuditedEntity } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import type { Reference } from './references.ts'

const none = sql`null::bigint`
const displayName = sql`coalesce(nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), ''), u.email)`

/** Of each kind: name, whether it is deleted, and whom or what it belongs to. */
const selections: Readonly<Record<string, RawBuilder<unknown>>> = {
  user: sql`select u.id, ${displayName}, false, u.id, ${none}, ${none} from users u where u.id`,
  session: sql`select s.id, ${displayName}, false, u.id, ${none}, ${none}
    from sessions s join users u on u.id = s.user_id where s.id`,
  group: sql`select g.id, g.name, g.deleted_at is not null, ${none}, g.id, ${none} from groups g where g.id`,
  term: sql`select t.id, t.name, false, ${none}, ${none}, ${none} from external_terms t where t.id`,
  apiToken: sql`select t.id, t.name, t.revoked_at is not null, ${none}, ${none}, ${none} from api_tokens t where t.id`,
  webhook: sql`select w.id, w.name, false, ${none}, ${none}, ${none} from webhooks w where w.id`,
  identityProvider: sql`select p.id, p.name, p.deleted_at is not null, ${none}, ${none}, ${none}
    from identity_providers p where p.id`,
  externalProvider: sql`select p.id, p.name, p.deleted_at is not null, ${none}, ${none}, ${none}
    from external_providers p where p.id`,
  problem: sql`select p.id, p.name, p.deleted_at is not null, ${none}, ${none}, ${none} from problems p where p.id`,
  assessment: sql`select a.id, a.name, a.deleted_at is not null, ${none}, ${none}, ${none} from assessments a where a.id`,
  sharedLibrary: sql`select l.id, l.name, l.deleted_at is not null, ${none}, ${none}, ${none}
    from shared_libraries l where l.id`,
  groupAssessment: sql`select d.id, d.name, d.deleted_at is not null, ${none}, d.group_id, d.id
    from group_assessments d where d.id`,
  problemInstance: sql`select i.id, concat(d.name, ' · ', ${displayName}), d.deleted_at is not null, u.id, d.group_id, d.id
    from problem_instances i
    join group_assessments d on d.id = i.group_assessment_id
    join users u on u.id = i.user_id where i.id`,
  peopleImport: sql`select f.id, f.file_name, false, ${none}, f.group_id, ${none} from people_imports f where f.id`,
}

/** The entities that are named, those there still are, in one statement however many they are. */
export async function selectEntities(db: Kysely<Tables>, references: readonly Reference[]): Promise<AuditedEntity[]> {
  const branches = Object.entries(selections).flatMap(([type, selection]) => {
    const ids = [...new Set(references.filter((each) => each.type === type).map(({ id }) => id))]
    return ids.length === 0 ? [] : [sql`(select ${type}::text, x.* from (${selection} = any(${ids}::bigint[])) x)`]
  })
  if (branches.length === 0) return []
  const { rows } = await sql<AuditedEntity>`
    select * from (${sql.join(branches, sql` union all `)})
      as entities (type, id, name, is_deleted, user_id, group_id, group_assessment_id)`.execute(db)
  return rows
}
