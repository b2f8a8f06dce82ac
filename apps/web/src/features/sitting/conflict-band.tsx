import type { Draft } from '@isomorph/contract'
import { Button, MessageBand } from '@isomorph/ui'
import { StaticMath } from '../../math/index.ts'
import { useTimeZone } from '../../data/hooks.ts'
import { formatMoment } from '../../dates/dates.ts'
import type { DraftKeeper } from './draft-keeper.ts'

/** Another tab or device saved something that this page has not seen: the learner decides, nothing is lost. */
export function ConflictBand({ theirs, keeper }: { theirs: Draft; keeper: DraftKeeper }) {
  const timeZone = useTimeZone()
  return (
    <MessageBand tone="warning" role="alert">
      <p style={{ margin: '0 0 8px' }}>
        Other answers to this problem were saved in another tab or on another device (
        {formatMoment(theirs.savedAt, timeZone)}):
      </p>
      <ul style={{ margin: '0 0 12px', paddingLeft: 20 }}>
        {theirs.answers.map((answer) => (
          <li key={answer.questionKey}>
            <StaticMath latex={answer.value} />
          </li>
        ))}
      </ul>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button variant="contained" onClick={() => keeper.keepMine()}>
          Keep what stands here
        </Button>
        <Button variant="outlined" onClick={() => keeper.takeTheirs()}>
          Use the other answers
        </Button>
      </div>
    </MessageBand>
  )
}
