import { t } from '@isomorph/messages'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'

/** The first seeds of an issue by which a variant was drawn; what concerns no single variant has the seed 0. */
export function shownSeeds(seeds: readonly number[]): readonly number[] {
  return seeds.filter((seed) => seed > 0).slice(0, 3)
}

interface VariantButtonsProps {
  readonly seeds: readonly number[]
  readonly onOpenVariant: (seed: number) => void
}

/** A button for each variant, which opens it in the preview. */
export function VariantButtons({ seeds, onOpenVariant }: VariantButtonsProps): ReactNode {
  return seeds.map((seed) => (
    <Button key={seed} size="small" onClick={() => onOpenVariant(seed)}>
      {t('variant-lab.issue.variant', { number: String(seed) })}
    </Button>
  ))
}
