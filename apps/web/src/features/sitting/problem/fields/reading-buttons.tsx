import { Button, color, fontSize } from '@isomorph/ui'
import { StaticMath } from '../../../../math/index.ts'
import type { ReadingButtonsProps } from './use-reading.ts'

/** Asks how an answer is meant that can be read in several ways. All readings look alike: none is suggested. */
export function ReadingButtons({ readings, onChoose }: ReadingButtonsProps) {
  return (
    <span
      role="group"
      aria-label="How is this meant?"
      style={{ display: 'inline-flex', gap: 8, alignItems: 'center', flexWrap: 'wrap' }}
    >
      <span style={{ color: color.textSecond, fontSize: fontSize.small }}>How is this meant?</span>
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
    </span>
  )
}
