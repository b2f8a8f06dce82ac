import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { color, fontSize, Icon } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { useIsReadOnly } from '../draft/editor-context.ts'

const Root = styled('section')({ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 })
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 36,
  '& h2': {
    margin: 0,
    fontSize: fontSize.small,
    fontWeight: 680,
    letterSpacing: '0.04em',
    textTransform: 'uppercase',
    color: color.textSecond,
  },
})

/** A heading of the outline with a button to add one more, for those who may change the problem. */
export function OutlineSection({
  title,
  addLabel,
  onAdd,
  children,
}: {
  title: string
  addLabel?: string
  onAdd?: (button: HTMLElement) => void
  children?: ReactNode
}): ReactNode {
  const isReadOnly = useIsReadOnly()
  return (
    <Root aria-label={title}>
      <Head>
        <h2>{title}</h2>
        {onAdd && !isReadOnly && (
          <IconButton
            size="small"
            aria-label={addLabel}
            title={addLabel}
            onClick={(event) => onAdd(event.currentTarget)}
          >
            <Icon name="add" size={18} />
          </IconButton>
        )}
      </Head>
      {children}
    </Root>
  )
}

export const Quiet = styled('p')({ margin: 0, fontSize: fontSize.table, color: color.textSecond })
