import { tagMaximumLength, tagsMaximum, type Licensing, type ProblemOrigin } from '@isomorph/contract'
import { TextInput } from '@isomorph/ui'
import { memo, useState, type ReactNode } from 'react'
import { LicenceSettings } from './licence-settings.tsx'
import { OutlineSection } from './outline-section.tsx'

function readTags(text: string): readonly string[] {
  const tags = text.split(',').map((tag) => tag.trim().slice(0, tagMaximumLength))
  return [...new Set(tags)].filter((tag) => tag !== '').slice(0, tagsMaximum)
}

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
