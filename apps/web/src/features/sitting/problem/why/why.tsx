import { WhyLine } from '../answers-shown.styles.ts'
import type { DecimalSign } from './why-figures.ts'
import { whySentences, type Explained } from './why-texts.ts'

/** What was found about an answer, and the figures that decided where they are released. */
export function Why({ explained, decimalSign }: { explained: Explained; decimalSign: DecimalSign | undefined }) {
  const sentences = whySentences(explained, decimalSign)
  return sentences.length === 0 ? null : <WhyLine>{sentences.join(' ')}</WhyLine>
}
