import { styled } from '@mui/material/styles'
import { t } from '@isomorph/messages'
import { color, fontSize } from '@isomorph/ui'

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
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

const Chip = styled('button')({
  minHeight: 24,
  padding: '0 6px',
  border: 0,
  whiteSpace: 'nowrap',
  borderRadius: 4,
  backgroundColor: color.sunken,
  color: color.textSecond,
  font: 'inherit',
  fontSize: fontSize.small,
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.primarySoft, color: color.primary },
  '&:focus-visible': { outline: `2px solid ${color.primary}` },
})

interface TagsProps {
  readonly tags: readonly string[]
  readonly most?: number
  /** Narrows the list to a tag; where it is given, tags are buttons. */
  readonly onChoose?: ((tag: string) => void) | undefined
}

/** Tags of a problem; the first few, the rest as a number. */
export function Tags({ tags, most = 2, onChoose }: TagsProps) {
  const rest = tags.slice(most)
  return (
    <Root>
      {tags.slice(0, most).map((tag) =>
        onChoose ? (
          <Chip
            key={tag}
            type="button"
            className="above-link"
            aria-label={t('shared.tags.only', { tag })}
            onClick={() => onChoose(tag)}
          >
            {tag}
          </Chip>
        ) : (
          <span key={tag}>{tag}</span>
        ),
      )}
      {rest.length > 0 && <span title={rest.join(', ')}>+{rest.length}</span>}
    </Root>
  )
}
