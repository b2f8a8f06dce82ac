/**
 * Whether an answer is of an attempt that counts or could. `answer` names its row, which has `problem_instance_id` and
 * `attempt_number`; `g` is the group assessment and `r` the result. What is set aside cannot count.
 */
export function couldCount(answer: string): string {
  return `(case g.counting_attempt
    when 'first' then ${answer}.attempt_number = coalesce(r.counting_attempt, 1)
    when 'last' then ${answer}.attempt_number >= coalesce(r.counting_attempt, 1)
    else true end
    and not exists (select from attempts aside where aside.problem_instance_id = ${answer}.problem_instance_id
      and aside.number = ${answer}.attempt_number and aside.is_set_aside))`
}
