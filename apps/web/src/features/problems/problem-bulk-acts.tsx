import { isAllowed } from '@isomorph/access'
import type { ProblemSummary } from '@isomorph/contract'
import { Button } from '@isomorph/ui'
import { useState } from 'react'
import { useIsAllowed, useUserInfo } from '../../data/hooks.ts'
import { useCopyProblemMutation } from '../../entities/problem/problems.api.ts'
import { useBulk } from '../../lists/use-bulk.ts'
import { counted } from '../../numbers/counts.ts'
import { TagsDialog } from './tags-dialog.tsx'

/** Of these, what somebody may change. */
function useChangeable(problems: readonly ProblemSummary[]): readonly ProblemSummary[] {
  const userInfo = useUserInfo()
  return problems.filter(
    (entity) =>
      userInfo !== undefined && isAllowed({ requiredActivity: 'Update', entityType: 'Problem', entity, userInfo }),
  )
}

/** What can be done with several problems: copied, and tagged where all of them may be changed. */
export function ProblemBulkActs({ problems }: { problems: readonly ProblemSummary[] }) {
  const mayCopy = useIsAllowed('ProblemCreate')
  const changeable = useChangeable(problems)
  const [copy] = useCopyProblemMutation()
  const { run, isBusy } = useBulk()
  const [isTagging, setTagging] = useState(false)
  const copies = problems.map(({ id }) => ({ params: { problemId: id } }))
  return (
    <>
      {mayCopy && (
        <Button
          size="small"
          variant="outlined"
          disabled={isBusy}
          onClick={() => void run(copy, copies, (count) => `${counted(count, 'problem', 'problems')} copied`)}
        >
          Copy
        </Button>
      )}
      {changeable.length === problems.length && (
        <Button size="small" variant="outlined" onClick={() => setTagging(true)}>
          Tags
        </Button>
      )}
      {isTagging && <TagsDialog problems={problems} onClose={() => setTagging(false)} />}
    </>
  )
}
