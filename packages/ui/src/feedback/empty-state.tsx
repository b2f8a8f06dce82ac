import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { color, fontSize } from '../theme/tokens.ts'
import { LinePicture, type PictureName } from './line-picture.tsx'

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  padding: '48px 24px',
  textAlign: 'center',
  '& p': { margin: 0, maxWidth: '46ch', color: color.textSecond, fontSize: fontSize.body },
})

/** Nothing here yet: one picture, one sentence, one button. */
export function EmptyState({
  picture,
  children,
  action,
}: {
  picture: PictureName
  children: ReactNode
  action?: ReactNode
}) {
  return (
    <Root>
      <LinePicture name={picture} />
      <p>{children}</p>
      {action}
    </Root>
  )
}
