import { sql, type RawBuilder } from 'kysely'

/**
 * Everybody who is in the course as a learner or has started, by `user_id`. Previews by staff are nobody. The course is looked up first, so
 * that no plan reads the roles in all courses.
 */
export function learnersOfExam(groupAssessmentId: number): RawBuilder<{ readonly userId: number }> {
  return sql`
    select r.user_id from group_user_roles r
     where r.group_id = (select g.group_id from group_assessments g where g.id = ${groupAssessmentId})
       and r.role = 'GroupLearner'
       and not exists (select from learner_statuses s
                        where s.group_assessment_id = ${groupAssessmentId} and s.user_id = r.user_id and s.is_preview)
    union
    select s.user_id from learner_statuses s
     where s.group_assessment_id = ${groupAssessmentId} and s.started_at is not null and not s.is_preview`
}
