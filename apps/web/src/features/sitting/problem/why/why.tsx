import { WhyLine } from '../answers-shown.styles.ts'
import { whySentences, type Explained } from './why-texts.ts'

/** What was found about an answer, and the figures that decided where they are released. */
export function Why({ explained }: { explained: Explained }) {
  const sentences = whySentences(explained)
  return sentences.length === 0 ? null : <WhyLine>{sentences.join(' ')}</WhyLine>
}
