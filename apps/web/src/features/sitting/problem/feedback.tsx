import { color, fontSize, radius } from '@isomorph/ui'
import { SafeHtml } from '../../../statement/safe-html.tsx'

/** What the author's feedback or a grader's comment says about an answer. */
export function Feedback({ html }: { html: string }) {
  return (
    <div
      style={{
        fontSize: fontSize.table,
        backgroundColor: color.sunken,
        borderRadius: radius.control,
        padding: '8px 12px',
        marginBlock: 4,
      }}
    >
      <SafeHtml html={html} />
    </div>
  )
}
