import { styled } from '@mui/material/styles'
import { color, fontSize } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { pillLatex, StaticMath } from '../../../math/index.ts'
import { RichTextView } from '../../../rich-text-view/index.ts'
import type { PreviewedVariant } from '../engine/protocol.ts'
import { InvisibleBox } from './preview.styles.ts'

const Values = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '2px 12px',
  margin: 0,
  fontSize: fontSize.table,
  '& dt': { color: color.textSecond },
  '& dd': { margin: 0, minWidth: 0, overflowX: 'auto' },
})

/** What each variable is in this variant. */
export function VariantValues({ variant }: { variant: PreviewedVariant }): ReactNode {
  if (variant.values.length === 0) return null
  return (
    <Values>
      {variant.values.map(({ id, name, shown }) => (
        <InvisibleBox key={id}>
          <dt>
            <StaticMath latex={pillLatex(name)} />
          </dt>
          <dd>
            <RichTextView document={shown} />
          </dd>
        </InvisibleBox>
      ))}
    </Values>
  )
}
