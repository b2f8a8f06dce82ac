import type { PaperComparison } from '@isomorph/contract'
import { Button, MessageBand } from '@isomorph/ui'

interface DifferencesProps {
  readonly compared: PaperComparison
  readonly onTake: () => void
}

/** Where the second entry is not the first: the sheet tells which is right. */
export function Differences({ compared: { differences, isOtherLearner }, onTake }: DifferencesProps) {
  const take = differences.length > 0 && !isOtherLearner && <Button onClick={onTake}>Take the second entry</Button>
  return (
    <MessageBand tone="warning" role="alert" action={take}>
      {isOtherLearner && 'The first entry is for another student. '}
      {differences.map(
        ({ number, first, second }) => `${number}: first ${first || 'nothing'}, now ${second || 'nothing'}. `,
      )}
      Look at the sheet. Correct what you typed and compare again, or take the second entry.
    </MessageBand>
  )
}
