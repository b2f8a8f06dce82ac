import { t } from '@isomorph/messages'
import { Button, MessageBand } from '@isomorph/ui'
import { formatPercent } from '../../numbers/percent-words.ts'
import { keyOfAnswer, type DeskEntry } from './desk-state.ts'
import { Buttons } from './grading.styles.ts'
import type { DeskControl } from './use-desk.ts'

/** Somebody else marked the answer meanwhile: both marks, and which of them is to stand. */
export function ConflictBand({ entry, control }: { entry: DeskEntry; control: DeskControl }) {
  const { theirs, answer } = entry
  if (!theirs) return null
  const { percent, comment } = theirs.response
  return (
    <MessageBand tone="warning">
      <p>
        {theirs.markedBy === null
          ? t('grading.conflict.bySomebody', { percent: formatPercent(percent) })
          : t('grading.conflict.by', { name: theirs.markedBy, percent: formatPercent(percent) })}
        {comment && ` ${t('grading.conflict.comment', { comment })}`}
      </p>
      <p>{t('grading.conflict.own')}</p>
      <Buttons>
        <Button
          size="small"
          variant="outlined"
          onClick={() => control.dispatch({ type: 'tookTheirs', key: keyOfAnswer(answer) })}
        >
          {t('grading.conflict.keepTheirs')}
        </Button>
        <Button size="small" variant="outlined" onClick={control.overrule}>
          {t('grading.conflict.setMine')}
        </Button>
      </Buttons>
    </MessageBand>
  )
}
