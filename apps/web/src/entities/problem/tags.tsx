import { styled } from '@mui/material/styles'
import { color, fontSize } from '@isomorph/ui'

const Root = styled('span')({
  display: 'inline-flex',
  '@media (max-width: 719px)': { flexWrap: 'wrap' },
  gap: 4,
  '& > span': {
    padding: '0 6px',
    whiteSpace: 'nowrap',
    borderRadius: 4,
    backgroundColor: color.sunken,
    color: color.textSecond,
    fontSize: fontSize.small,
  },
})

/** Tags of a problem; the first few, the rest as a number. */
export function Tags({ tags, most = 2 }: { tags: readonly string[]; most?: number }) {
  const rest = tags.slice(most)
  return (
    <Root>
      {tags.slice(0, most).map((tag) => (
        <span key={tag}>{tag}</span>
      ))}
      {rest.length > 0 && <span title={rest.join(', ')}>+{rest.length}</span>}
    </Root>
  )
}
