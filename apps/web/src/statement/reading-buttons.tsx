import { toSpeech, withDecimalComma, type SpeechWords } from '@isomorph/evaluator'
import { t } from '@isomorph/messages'
import type { SpeakableReading } from '@isomorph/problem'
import { Button } from '@isomorph/ui'
import { useSpeechWords } from '../math/speech/speech-words.ts'
import { StaticMath } from '../math/static-math.tsx'
import { Readings, SecondText } from './reading-buttons.styles.ts'

export interface ReadingButtonsProps {
  readonly readings: readonly SpeakableReading[]
  readonly onChoose: (latex: string) => void
}

function spoken({ tree, decimalSign }: SpeakableReading, words: SpeechWords): string {
  const said = toSpeech(tree, words)
  return decimalSign === 'comma' ? withDecimalComma(said, 'text') : said
}

/** Asks how an answer is meant that can be read in several ways. All readings look alike: none is suggested. */
export function ReadingButtons({ readings, onChoose }: ReadingButtonsProps) {
  const words = useSpeechWords()
  return (
    <Readings role="group" aria-label={t('statement.readings')}>
      <SecondText>{t('statement.readings')}</SecondText>
      {readings.map((reading) => (
        <Button
          key={reading.latex}
          size="small"
          variant="outlined"
          aria-label={words && spoken(reading, words)}
          onClick={({ currentTarget }) => {
            // The button goes; writing goes on in the field.
            currentTarget.closest('[data-question]')?.querySelector<HTMLElement>('math-field')?.focus()
            onChoose(reading.latex)
          }}
        >
          <StaticMath latex={reading.latex} />
        </Button>
      ))}
    </Readings>
  )
}
