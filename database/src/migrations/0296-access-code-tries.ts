import { sql, type Kysely } from 'kysely'

/** Wrong tries at the access code of a group assessment, by learner and by network, for all processes together. */
export async function countAccessCodeTries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table access_code_tries (
      group_assessment_id bigint not null references group_assessments on delete restrict,
      user_id bigint not null references users on delete restrict,
      access_code_hash text not null,
      failures integer not null,
      last_at timestamptz not null,
      locked_until timestamptz,
      primary key (group_assessment_id, user_id)
    );
    create index access_code_tries_user_id_idx on access_code_tries (user_id);

    create table access_code_networks (
      group_assessment_id bigint not null references group_assessments on delete restrict,
      network text not null,
      failures integer not null,
      began_at timestamptz not null,
      primary key (group_assessment_id, network)
    )`.execute(db)
}
