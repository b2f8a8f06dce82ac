import type { ProblemUse } from '@isomorph/contract'
import { Button, MessageBand } from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import { regradesPath } from '../../entities/group/learner-row.tsx'
import { counted } from '../../numbers/counts.ts'
import { useListProblemUsesQuery } from './problem-editor.api.ts'

const Bands = styled('div')({ display: 'grid', gap: 8, marginBottom: 12 })

function wordsOf({ name, groupName, learners, isRunning, revisionNumber }: ProblemUse, isOlder: boolean): string {
  const where = `“${name}” (${groupName})`
  const who = counted(learners, 'learner', 'learners')
  const used = isRunning
    ? `This problem is in use: ${who} in ${where}, which is running.`
    : `${who} were given this problem in ${where}.`
  return isOlder
    ? `${used} Answers there are marked by version ${revisionNumber} until you regrade.`
    : `${used} Saving changes nothing for them; you can regrade afterwards.`
}

interface UsesBandProps {
  readonly problemId: number
  readonly revisionNumber: number
}

/** Says where a problem is in use, and leads from a mended key to what would change. */
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
            Look at what changes
          </Button>
        )
      }
    >
      {wordsOf(use, older.length > 0)}
    </MessageBand>
  ))
  return <Bands>{bands}</Bands>
}
