import { SafeHtml } from '../../../statement/safe-html.tsx'
import { FeedbackBox } from './problem-page.styles.ts'

/** What the author's feedback or a grader's comment says about an answer. */
export function Feedback({ html }: { html: string }) {
  return (
    <FeedbackBox>
      <SafeHtml html={html} />
    </FeedbackBox>
  )
}
