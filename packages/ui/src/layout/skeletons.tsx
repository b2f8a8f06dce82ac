import { keyframes, styled } from '@mui/material/styles'
import { color, radius } from '../theme/tokens.ts'
import { Page } from './page.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import { uiText } from '../texts.ts'

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.55 } })

/** A grey place-holder of the size of what is coming. */
export const SkeletonBar = styled('div')({
  backgroundColor: color.line,
  borderRadius: radius.control,
  animation: `${breathe} 1.6s ease-in-out infinite`,
})

/** Rows on their way. */
export function TableSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <div role="status">
      <VisuallyHidden>{uiText('ui.loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          style={{ display: 'flex', gap: 24, padding: '13px 16px', borderBottom: `1px solid ${color.line}` }}
        >
          <SkeletonBar style={{ width: `${28 + ((row * 7) % 20)}%`, height: 18 }} />
          <SkeletonBar style={{ width: '30%', height: 18 }} />
          <SkeletonBar style={{ width: '12%', height: 18, marginInlineStart: 'auto' }} />
        </div>
      ))}
    </div>
  )
}

/** A page on its way: header and a few lines. */
export function PageSkeleton() {
  return (
    <Page role="status">
      <VisuallyHidden>{uiText('ui.loading')}</VisuallyHidden>
      <SkeletonBar style={{ width: 'min(340px, 70%)', height: 32, marginBlock: '28px 24px' }} />
      {[92, 100, 84, 96, 60].map((width) => (
        <SkeletonBar key={width} style={{ width: `${width}%`, maxWidth: 760, height: 18, marginBottom: 16 }} />
      ))}
    </Page>
  )
}
