import type { ProblemUse } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, MessageBand } from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import { regradesPath } from '../../entities/group/learner-row.tsx'
import { useListProblemUsesQuery } from './problem-editor.api.ts'

const Bands = styled('div')({ display: 'grid', gap: 8, marginBottom: 12 })

function wordsOf({ name, groupName, learners, isRunning, revisionNumber }: ProblemUse, isOlder: boolean): string {
  return t(isRunning ? 'problem-editor.uses.running' : 'problem-editor.uses.given', {
    count: learners,
    name,
    course: groupName,
    older: isOlder ? 'yes' : 'other',
    version: String(revisionNumber),
  })
}

interface UsesBandProps {
  readonly problemId: number
  readonly revisionNumber: number
}

/** Says where a problem is in use, and leads from a corrected key to what would change. */
export function UsesBand({ problemId, revisionNumber }: UsesBandProps) {
  const { data = [] } = useListProblemUsesQuery({ params: { problemId } }, { refetchOnMountOrArgChange: true })
  const older = data.filter((use) => use.revisionNumber < revisionNumber)
  const shown = older.length > 0 ? older : data.filter(({ isRunning }) => isRunning).slice(0, 1)
  if (shown.length === 0) return null
  const bands = shown.map((use) => (
    <MessageBand
      key={`${use.groupAssessmentId}/${use.itemKey}`}
      tone={use.isRunning ? 'warning' : 'neutral'}
      action={
        older.length > 0 && (
          <Button size="small" href={`${regradesPath(use.groupId, use.groupAssessmentId, use.itemKey)}&newest`}>
            {t('problem-editor.uses.look')}
          </Button>
        )
      }
    >
      {wordsOf(use, older.length > 0)}
    </MessageBand>
  ))
  return <Bands>{bands}</Bands>
}
