import type { AnswerField, Draft, TypedAnswer } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, MessageBand } from '@isomorph/ui'
import { useTimeZone } from '../../../data/index.ts'
import { formatDeadline } from '../../../dates/dates.ts'
import { DifferingAnswers } from '../problem/differing-answers.tsx'
import { ConflictButtons, ConflictText } from './conflict-band.styles.ts'
import type { DraftSync } from './draft-sync.ts'

interface ConflictBandProps {
  readonly fields: readonly AnswerField[]
  /** What stands in the fields. */
  readonly mine: readonly TypedAnswer[]
  readonly theirs: Draft
  readonly sync: DraftSync
}

/** Asks which answers count: those on this page, or those that another tab or device has saved meanwhile. */
export function ConflictBand({ fields, mine, theirs, sync }: ConflictBandProps) {
  const timeZone = useTimeZone()
  return (
    <MessageBand tone="warning" role="alert">
      <ConflictText>{t('sitting-later.conflict', { moment: formatDeadline(theirs.savedAt, timeZone) })}</ConflictText>
      <DifferingAnswers fields={fields} mine={mine} theirs={theirs.answers} />
      <ConflictButtons>
        <Button variant="contained" onClick={() => sync.resolveWithLocal()}>
          {t('sitting-later.conflict.keep')}
        </Button>
        <Button variant="outlined" onClick={() => sync.resolveWithServer()}>
          {t('sitting-later.conflict.use')}
        </Button>
      </ConflictButtons>
    </MessageBand>
  )
}
