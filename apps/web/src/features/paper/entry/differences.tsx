import type { PaperComparison } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, MessageBand } from '@isomorph/ui'
import { differencesInWords } from './difference-words.ts'

interface DifferencesProps {
  readonly compared: PaperComparison
  readonly onTake: () => void
}

/** Where the second entry is not the first: the sheet tells which is right. */
export function Differences({ compared, onTake }: DifferencesProps) {
  const { differences, isOtherLearner } = compared
  const take = differences.length > 0 && !isOtherLearner && (
    <Button onClick={onTake}>{t('paper.differences.take')}</Button>
  )
  return (
    <MessageBand tone="warning" role="alert" action={take}>
      {[...differencesInWords(compared), t('paper.differences.advice')].join(' ')}
    </MessageBand>
  )
}
