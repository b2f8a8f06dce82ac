import type { ReactNode } from 'react'
import { CardHead, CardRows, CardTitle } from './account.styles.ts'

/** One part of a person's account. */
export function AccountCard({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <CardRows aria-label={title}>
      <CardHead>
        <CardTitle variant="h2">{title}</CardTitle>
        {action}
      </CardHead>
      {children}
    </CardRows>
  )
}
