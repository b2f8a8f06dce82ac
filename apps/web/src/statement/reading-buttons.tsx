import { t } from '@isomorph/messages'
import type { ReadingChoice } from '@isomorph/problem'
import { Button } from '@isomorph/ui'
import { StaticMath } from '../math/static-math.tsx'
import { Readings, SecondText } from './reading-buttons.styles.ts'

export interface ReadingButtonsProps {
  readonly readings: readonly ReadingChoice[]
  readonly onChoose: (latex: string) => void
}

/** Asks how an answer is meant that can be read in several ways. All readings look alike: none is suggested. */
export function ReadingButtons({ readings, onChoose }: ReadingButtonsProps) {
  return (
    <Readings role="group" aria-label={t('statement.readings')}>
      <SecondText>{t('statement.readings')}</SecondText>
      {readings.map(({ latex, spoken }) => (
        <Button
          key={latex}
          size="small"
          variant="outlined"
          aria-label={spoken}
          onClick={({ currentTarget }) => {
            // The button goes; writing goes on in the field.
            currentTarget.closest('[data-question]')?.querySelector<HTMLElement>('math-field')?.focus()
            onChoose(latex)
          }}
        >
          <StaticMath latex={latex} />
        </Button>
      ))}
    </Readings>
  )
}
