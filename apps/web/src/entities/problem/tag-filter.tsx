import { t } from '@isomorph/messages'
import { Button, Icon } from '@isomorph/ui'

interface TagFilterProps {
  /** Empty where the list is not narrowed. */
  readonly tag: string
  readonly onClear: () => void
}

/** The tag that a list of problems is narrowed to; a press takes it away. */
export function TagFilter({ tag, onClear }: TagFilterProps) {
  if (tag === '') return null
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<Icon name="close" size={16} />}
      aria-label={t('shared.tags.clear', { tag })}
      onClick={onClear}
    >
      {tag}
    </Button>
  )
}
