import type { ReactNode } from 'react'
import { SettingsGroup } from './settings.styles.ts'

/** Settings about one subject. */
export function FieldGroup({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <SettingsGroup>
      <h2>{title}</h2>
      <p>{about}</p>
      {children}
    </SettingsGroup>
  )
}
