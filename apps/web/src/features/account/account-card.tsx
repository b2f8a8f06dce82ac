import Typography from '@mui/material/Typography'
import { Card, fontSize } from '@isomorph/ui'
import type { ReactNode } from 'react'

/** One part of a person's account. */
export function AccountCard({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <Card aria-label={title} sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="h2" sx={{ fontSize: fontSize.h3 }}>
          {title}
        </Typography>
        {action}
      </div>
      {children}
    </Card>
  )
}
