import type { RubricOfQuestion } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { StatusChip } from '@isomorph/ui'
import { useTimeZone } from '../../data/index.ts'
import { formatMoment } from '../../dates/dates.ts'
import { formatPercent } from '../../numbers/percent-words.ts'
import { AnswerPane } from './answer-pane.tsx'
import type { DeskRefs } from './desk.tsx'
import { deskKeys } from './desk-keys.ts'
import { ownMarkOf, type DeskEntry } from './desk-state.ts'
import { nameOfGraders, nameOfLearner } from './grading-words.ts'
import { DeskBar, Quiet, Who } from './grading.styles.ts'
import { KeysShown } from './keys-shown.tsx'
import { MarkPane } from './mark-pane.tsx'
import type { DeskControl, DeskQuestion } from './use-desk.ts'

interface DeskFrontProps {
  readonly question: DeskQuestion
  readonly stored: RubricOfQuestion
  readonly entry: DeskEntry
  readonly control: DeskControl
  readonly facts: string
  readonly refs: DeskRefs
  readonly onEditRubric: () => void
  readonly onFocusDesk: () => void
}

/** The answer in front, beside it where the mark is given. */
export function DeskFront({ question, stored, entry, control, facts, refs, onFocusDesk, ...acts }: DeskFrontProps) {
  const { dispatch, save, undo, canUndo } = control
  const undoLast = () => {
    undo()
    // The button goes off with the last mark, and would leave the keys without the focus.
    onFocusDesk()
  }
  return (
    <>
      <div>
        <DeskBar>
          <Who>{nameOfLearner(entry.answer)}</Who>
          <StateChip entry={entry} />
          <MarkedBy entry={entry} />
          <Quiet>{facts}</Quiet>
        </DeskBar>
        <AnswerPane answer={entry.answer} />
      </div>
      <div>
        <MarkPane
          question={question}
          entry={entry}
          stored={stored}
          percentRef={refs.percent}
          commentRef={refs.comment}
          onEdit={(draft) => dispatch({ type: 'edited', draft })}
          onSave={save}
          onUndo={undoLast}
          canUndo={canUndo}
          onLeaveComment={onFocusDesk}
          {...acts}
        />
        <KeysShown keys={deskKeys(stored.rubric !== null)} keysRef={refs.keys} />
      </div>
    </>
  )
}

/** Who gave the mark that stands, and when. */
function MarkedBy({ entry: { state, answer } }: { entry: DeskEntry }) {
  const timeZone = useTimeZone()
  const { markedAt } = answer
  if (state !== 'saved' || markedAt === null) return null
  return (
    <Quiet>
      {t('grading.desk.markedBy', { name: nameOfGraders(answer), moment: formatMoment(markedAt, timeZone) })}
    </Quiet>
  )
}

function StateChip({ entry: { state, answer } }: { entry: DeskEntry }) {
  if (state === 'saving') return <StatusChip icon="clock" label={t('grading.desk.saving')} />
  if (state !== 'saved') return null
  const own = ownMarkOf(answer)
  if (own && answer.response.source !== 'person')
    return <StatusChip icon="clock" label={t('grading.desk.awaited', { percent: formatPercent(own.percent) })} />
  return (
    <StatusChip
      tone="success"
      icon="check"
      label={t('grading.desk.marked', { percent: formatPercent(answer.response.percent) })}
    />
  )
}
