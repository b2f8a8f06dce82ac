import type { AnswerClusterForStaff } from '@isomorph/contract'
import { useNavigate } from 'react-router'
import { useIsAllowed } from '../../../data/index.ts'
import { withAnswerToAdd } from '../../../entities/problem/answer-to-add.ts'
import type { DeskQuestion } from '../use-desk.ts'
import { useGetProblemOfGroupsQuery } from './groups.api.ts'
import { groupName } from './groups-words.ts'

/** The answer of a group as a formula over the variables, or as words; undefined where it is neither. */
function formulaOf({ signature }: AnswerClusterForStaff): string | undefined {
  switch (signature.kind) {
    case 'formula':
      return signature.latex
    case 'reading':
      return signature.reading
    case 'text':
      return signature.text
    default:
      return undefined
  }
}

/**
 * For each group the act that leads to the problem and adds the group's answer there; none for those who may not change the
 * problem, and for groups whose answer cannot be written as one.
 */
export function useMakeAnswer(
  { questionKey }: DeskQuestion,
  problemId: number,
): (group: AnswerClusterForStaff) => (() => void) | undefined {
  const problem = useGetProblemOfGroupsQuery({ params: { problemId } }).data
  const mayChange = useIsAllowed('Update', { entityType: 'Problem', entity: problem }) && problem !== undefined
  const navigate = useNavigate()
  return (group) => {
    const formula = formulaOf(group)
    if (!mayChange || problem.isDeleted || formula === undefined) return undefined
    const answerToAdd = { questionKey, name: groupName(group), formula }
    return () => void navigate(`/problems/${problemId}`, { state: withAnswerToAdd(answerToAdd) })
  }
}
