import { styled } from '@mui/material/styles'
import { color, fontSize, radius } from '@isomorph/ui'
import type { ReactNode } from 'react'

const Root = styled('section')({
  marginBottom: 56,
  '& > h2': { fontSize: fontSize.h3, margin: '0 0 16px', scrollMarginTop: 72 },
})
const Item = styled('div')({
  marginBottom: 24,
  '& > h3': { fontSize: fontSize.small, fontWeight: 620, color: color.textSecond, margin: '0 0 8px' },
})
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 })
/** What is fixed to the window elsewhere stands inside this. */
const Window = styled('div')({
  position: 'relative',
  transform: 'translateZ(0)',
  overflow: 'hidden',
  border: `1px dashed ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.page,
})

export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(' ', '-')
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Root>
  )
}

/** One component in one or several states. */
export function Specimen({
  title,
  isInLine = false,
  windowHeight,
  children,
}: {
  title: string
  isInLine?: boolean
  windowHeight?: number
  children: ReactNode
}) {
  return (
    <Item>
      <h3>{title}</h3>
      {windowHeight === undefined ? (
        isInLine ? (
          <Line>{children}</Line>
        ) : (
          children
        )
      ) : (
        // oxlint-disable-next-line react/forbid-component-props -- computed geometry
        <Window style={{ minHeight: windowHeight }}>{children}</Window>
      )}
    </Item>
  )
}
