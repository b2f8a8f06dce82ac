import type { Licensing, ProblemOrigin } from '@isomorph/contract'
import type { ProblemContent } from '@isomorph/problem'
import { SelectInput, TextInput } from '@isomorph/ui'
import { memo, useState, type ReactNode } from 'react'
import { readTags } from '../../../entities/problem/read-tags.ts'
import { LicenceSettings } from './licence-settings.tsx'
import { OutlineSection } from './outline-section.tsx'

type DecimalSign = NonNullable<ProblemContent['decimalSign']>

const decimalSigns: readonly { value: DecimalSign; label: string }[] = [
  { value: 'point', label: 'Point: 1,234.5' },
  { value: 'comma', label: 'Comma: 1.234,5' },
]

export interface ProblemSettingsProps {
  readonly tags: readonly string[]
  readonly onTagsChange: (tags: readonly string[]) => void
  readonly decimalSign: ProblemContent['decimalSign']
  readonly onDecimalSignChange: (decimalSign: DecimalSign) => void
  readonly licensing: Licensing
  readonly onLicensingChange: (licensing: Licensing) => void
  readonly origin: ProblemOrigin | null
  readonly isDraftedByAi: boolean
  readonly isReadOnly: boolean
}

/** What helps to find the problem again, how it writes numbers, and under which conditions others use it. */
export const ProblemSettings = memo(function ProblemSettings({
  tags,
  onTagsChange,
  decimalSign = 'point',
  onDecimalSignChange,
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
      <SelectInput
        label="Decimal sign"
        hint="How students read and type numbers. In your formulas you write points."
        value={decimalSign}
        options={decimalSigns}
        isDisabled={isReadOnly}
        onChange={onDecimalSignChange}
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
