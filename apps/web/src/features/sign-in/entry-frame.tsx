import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { t } from '@isomorph/messages'
import { color, radius } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { productName } from '../../screen/page-title.ts'
import { CurvesPicture } from './curves-picture.tsx'
import { Brand, Claim } from './sign-in.styles.ts'

const Root = styled('div')({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media (max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& .side': {
    position: 'relative',
    overflow: 'hidden',
    borderInlineEnd: `1px solid ${color.line}`,
    backgroundColor: color.surface,
    padding: 48,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    '@media (max-width: 899px)': { display: 'none' },
  },
  '& .form': { display: 'grid', placeItems: 'center', padding: '48px 24px' },
  '& .card': {
    width: '100%',
    maxWidth: 400,
    display: 'flex',
    flexDirection: 'column',
    gap: 20,
    borderRadius: radius.card,
  },
})

/** The first page anybody sees: what the product is, beside the way in. */
export function EntryFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Root>
      <div className="side">
        <Brand component="p">{productName}</Brand>
        <CurvesPicture />
        <Claim component="p">
          {t('sign-in.claim.first')}
          <br />
          {t('sign-in.claim.second')}
        </Claim>
      </div>
      <div className="form">
        <div className="card">
          <Typography variant="h1">{title}</Typography>
          {children}
        </div>
      </div>
    </Root>
  )
}
