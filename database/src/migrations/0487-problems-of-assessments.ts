import { sql, type Kysely } from 'kysely'

/**
 * Which problems each assessment has as it is now: libraries are sorted by it. Triggers keep it, because an assessment
 * changes its newest version, is deleted and is restored in several places.
 */
export async function storeProblemsOfAssessments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table assessment_problems (
      problem_id bigint not null references problems on delete cascade,
      assessment_id bigint not null references assessments on delete cascade,
      primary key (problem_id, assessment_id)
    );
    create index assessment_problems_assessment_idx on assessment_problems (assessment_id);
    create function keep_problems_of_assessment() returns trigger language plpgsql
      security definer set search_path = public, pg_temp as $$
    begin
      delete from assessment_problems where assessment_id = new.id;
      if new.deleted_at is null and new.head_revision_id is not null then
        insert into assessment_problems (problem_id, assessment_id)
        select distinct revision.problem_id, new.id
          from assessment_revision_items item
          join problem_revisions revision on revision.id = item.problem_revision_id
         where item.assessment_revision_id = new.head_revision_id;
      end if;
      return null;
    end $$;
    create trigger assessments_keep_problems after insert or update of head_revision_id, deleted_at on assessments
      for each row execute function keep_problems_of_assessment();
    insert into assessment_problems (problem_id, assessment_id)
    select distinct revision.problem_id, assessments.id
      from assessments
      join assessment_revision_items item on item.assessment_revision_id = assessments.head_revision_id
      join problem_revisions revision on revision.id = item.problem_revision_id
     where assessments.deleted_at is null`.execute(db)
}
