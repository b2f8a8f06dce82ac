/**
 * Whether an answer is of an attempt that counts or could. `answer` names its row, which has `attempt_number`; `g` is the group
 * assessment and `r` the result.
 */
export function couldCount(answer: string): string {
  return `case g.counting_attempt
    when 'first' then ${answer}.attempt_number = 1
    when 'last' then ${answer}.attempt_number >= coalesce(r.counting_attempt, 1)
    else true end`
}
