import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { color, LatePicture, type PictureName } from '@isomorph/ui'
import type { ReactNode } from 'react'

const Root = styled('div')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 16,
  padding: '48px 24px 96px',
  textAlign: 'center',
  '& p': { margin: 0, maxWidth: '56ch', color: color.textSecond, overflowWrap: 'anywhere' },
  '& .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: 12,
    marginTop: 8,
  },
})

/** A whole page that says one thing. */
export function MessageScreen({
  picture,
  title,
  children,
  actions,
}: {
  picture: PictureName
  title: string
  children?: ReactNode
  actions?: ReactNode
}) {
  return (
    <Root>
      <LatePicture name={picture} width={220} />
      <Typography variant="h1">{title}</Typography>
      {children}
      {actions && <div className="actions">{actions}</div>}
    </Root>
  )
}
