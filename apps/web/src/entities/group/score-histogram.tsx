import { t } from '@isomorph/messages'
import { color, fontSize, VisuallyHidden } from '@isomorph/ui'
import { formatCount } from '../../numbers/counts.ts'
import { styled } from '@mui/material/styles'

const Name = styled('div')({ color: color.textSecond, fontSize: fontSize.small })

/** How many totals lie in each tenth, from 0 to 100 %. */
export function ScoreHistogram({ bins, name }: { readonly bins: readonly number[]; readonly name: string }) {
  const highest = Math.max(1, ...bins)
  const words = bins
    .map((count, index) =>
      t('assessment-state.histogram.bin', {
        from: String(index * 10),
        to: String((index + 1) * 10),
        count: formatCount(count),
      }),
    )
    .join(', ')
  return (
    <div>
      <svg viewBox="0 0 120 44" width={180} height={66} aria-hidden>
        {bins.map((count, index) => {
          const height = (count / highest) * 40
          // oxlint-disable-next-line react/no-array-index-key -- the ten bins never move
          return (
            <rect
              key={index}
              x={index * 12 + 1}
              y={42 - height}
              width={10}
              height={height + 1}
              rx={1.5}
              fill={color.primary}
            />
          )
        })}
      </svg>
      <Name>{name}</Name>
      <VisuallyHidden>
        {name}: {words}.
      </VisuallyHidden>
    </div>
  )
}
