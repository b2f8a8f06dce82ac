import { WhyLine } from './answers-shown.styles.ts'
import { whyTexts, type WhyCode } from './why-texts.ts'

/** What was found about an answer that is not wholly right. */
export function Why({ codes }: { codes: readonly WhyCode[] }) {
  return <WhyLine>{codes.map((code) => whyTexts[code]).join(' ')}</WhyLine>
}
