import { sql, type Kysely } from 'kysely'
import { activitiesOfGroupRole, groupRoles } from '@isomorph/access'
import type { Tables } from '@isomorph/database'
import { Refusal } from '../../refusals/refusals.ts'
import { resultRefusals } from './results.errors.ts'
import type { Mark } from './write-marks.ts'

/** Who may mark by hand. */
const gradingRoles = groupRoles
  .filter((role) => activitiesOfGroupRole[role].includes('GroupAssessmentManuallyScore'))
  .map((role) => `'${role}'`)
  .join(', ')

type Place = Pick<Mark, 'problemInstanceId' | 'attemptNumber' | 'questionKey' | 'markingNumber'>

/** The open appeal against the marking of an answer, for those who mark; `answer` names its row. */
export function openAppeal(answer: string): string {
  return `(select json_build_object('text', e.text, 'at', e.created_at) from appeals e
    where e.problem_instance_id = ${answer}.problem_instance_id and e.attempt_number = ${answer}.attempt_number
      and e.question_key = ${answer}.question_key and e.status = 'open' limit 1)`
}

/** Roles `role` of a course by which people grade in it. */
export function isGradingRole(role: string): string {
  return `${role} in (${gradingRoles})`
}

/** How many people can grade in a course. */
export function countOfGraders(groupId: string): string {
  return `(select count(distinct o.user_id)::int from group_user_roles o join users z on z.id = o.user_id
    where o.group_id = ${groupId} and ${isGradingRole('o.role')} and z.disabled_at is null)`
}

/** People who can grade in a course besides one; where there are none, everybody answers appeals against their own marks. */
export function hasOtherGraders(groupId: string, userId: string): string {
  return `exists (select from group_user_roles o join users z on z.id = o.user_id
    where o.group_id = ${groupId} and ${isGradingRole('o.role')} and o.user_id <> ${userId} and z.disabled_at is null)`
}

/** Nobody answers for their own mark while another could. */
async function refuseOwnMarks(trx: Kysely<Tables>, marks: readonly Mark[]): Promise<void> {
  const { rows } = await sql`
    select from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
        as m("problemInstanceId" bigint, "attemptNumber" int, "questionKey" int, "markedBy" bigint)
      join responses r on r.problem_instance_id = m."problemInstanceId" and r.attempt_number = m."attemptNumber"
       and r.question_key = m."questionKey" and r.marked_by = m."markedBy"
      join appeals e on e.problem_instance_id = r.problem_instance_id and e.attempt_number = r.attempt_number
       and e.question_key = r.question_key and e.status = 'open'
      join group_assessments g on g.id = e.group_assessment_id
     where ${sql.raw(hasOtherGraders('g.group_id', 'r.marked_by'))}`.execute(trx)
  if (rows.length > 0) throw new Refusal(resultRefusals.appealNeedsAnother)
}

/** Answers the appeals against what a person marks now. To be called before the marks are written; an answer takes words. */
export async function answerAppeals(trx: Kysely<Tables>, marks: readonly Mark[]): Promise<void> {
  await refuseOwnMarks(trx, marks)
  const { rows } = await sql<{ answer: string }>`
    update appeals e
       set status = 'answered', answer = m.comment, answered_by = m."markedBy", answered_at = now(),
           is_changed = r.percent <> m.percent, answered_marking_number = r.marking_number + 1
      from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
        as m("problemInstanceId" bigint, "attemptNumber" int, "questionKey" int, percent numeric, comment text, "markedBy" bigint)
      join responses r on r.problem_instance_id = m."problemInstanceId" and r.attempt_number = m."attemptNumber"
       and r.question_key = m."questionKey"
     where e.problem_instance_id = r.problem_instance_id and e.attempt_number = r.attempt_number
       and e.question_key = r.question_key and e.status = 'open'
    returning e.answer`.execute(trx)
  if (rows.some(({ answer }) => answer.trim() === '')) throw new Refusal(resultRefusals.appealNeedsWords)
}

/** Refuses to touch markings that learners have appealed against: the appeal is answered by words, not by going back. */
export async function refuseAppealed(trx: Kysely<Tables>, places: readonly Place[]): Promise<void> {
  const { rows } = await sql`
    select from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
        as m("problemInstanceId" bigint, "attemptNumber" int, "questionKey" int)
      join appeals e on e.problem_instance_id = m."problemInstanceId" and e.attempt_number = m."attemptNumber"
       and e.question_key = m."questionKey" and e.status = 'open'`.execute(trx)
  if (rows.length > 0) throw new Refusal(resultRefusals.markAppealed)
}

/** Opens the appeals anew that markings answered which are taken back. */
export async function reopenAppeals(trx: Kysely<Tables>, places: readonly Place[]): Promise<void> {
  await sql`
    update appeals e
       set status = 'open', answer = '', answered_by = null, answered_at = null, is_changed = null,
           answered_marking_number = null
      from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
        as m("problemInstanceId" bigint, "attemptNumber" int, "questionKey" int, "markingNumber" int)
     where e.problem_instance_id = m."problemInstanceId" and e.attempt_number = m."attemptNumber"
       and e.question_key = m."questionKey" and e.status = 'answered'
       and e.answered_marking_number = m."markingNumber"`.execute(trx)
}
