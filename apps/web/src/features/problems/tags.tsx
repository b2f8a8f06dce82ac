import { styled } from '@mui/material/styles'
import { color, fontSize } from '@isomorph/ui'

const Root = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 4,
  '& > span': {
    padding: '0 6px',
    borderRadius: 4,
    backgroundColor: color.sunken,
    color: color.textSecond,
    fontSize: fontSize.small,
  },
})

/** Tags of a problem. */
export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <Root>
      {tags.map((tag) => (
        <span key={tag}>{tag}</span>
      ))}
    </Root>
  )
}
