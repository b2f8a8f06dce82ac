import type { Licensing, ProblemOrigin } from '@isomorph/contract'
import { TextInput } from '@isomorph/ui'
import { memo, useState, type ReactNode } from 'react'
import { readTags } from '../../../entities/problem/read-tags.ts'
import { LicenceSettings } from './licence-settings.tsx'
import { OutlineSection } from './outline-section.tsx'

export interface ProblemSettingsProps {
  readonly tags: readonly string[]
  readonly onTagsChange: (tags: readonly string[]) => void
  readonly licensing: Licensing
  readonly onLicensingChange: (licensing: Licensing) => void
  readonly origin: ProblemOrigin | null
  readonly isDraftedByAi: boolean
  readonly isReadOnly: boolean
}

/** What helps to find the problem again, and under which conditions others use it. */
export const ProblemSettings = memo(function ProblemSettings({
  tags,
  onTagsChange,
  licensing,
  onLicensingChange,
  origin,
  isDraftedByAi,
  isReadOnly,
}: ProblemSettingsProps): ReactNode {
  const [typed, setTyped] = useState<string>()
  return (
    <OutlineSection title="Settings">
      <TextInput
        label="Tags"
        hint="Separated by commas; they help to find the problem."
        value={typed ?? tags.join(', ')}
        onChange={(text) => {
          setTyped(text)
          onTagsChange(readTags(text))
        }}
        onBlur={() => setTyped(undefined)}
      />
      <LicenceSettings
        licensing={licensing}
        onChange={onLicensingChange}
        origin={origin}
        isDraftedByAi={isDraftedByAi}
        isReadOnly={isReadOnly}
      />
    </OutlineSection>
  )
})
