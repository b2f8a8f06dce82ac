import { Button, StatusChip } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router'
import { readableStatement } from '../../../entities/problem/readable-statement.ts'
import { lazyPart } from '../../../screen/load-screen.ts'
import { counted } from '../../../numbers/counts.ts'
import { nameOfPool, type AssessmentDraft, type ItemDraft, type PoolDraft } from './assessment-draft.ts'

const ItemChangesDialog = lazyPart(async () => (await import('./item-changes-dialog.tsx')).ItemChangesDialog)

interface ItemFactsProps {
  readonly item: ItemDraft
  readonly position: number
  readonly isReadOnly: boolean
}

interface ItemRuleProps {
  readonly item: ItemDraft
  readonly items: readonly ItemDraft[]
  readonly pools: readonly PoolDraft[]
}

function percentInWords(percent: string): string {
  return `${percent} % off per further attempt`
}

/** What a problem has of its own. */
function ItemRules({ item, items, pools }: ItemRuleProps) {
  const { isBonus, attemptsAllowed, attemptPenaltyPercent, pool, problemId } = item
  const isRepeated = items.filter((other) => other.problemId === problemId).length > 1
  return (
    <>
      {isBonus && <StatusChip tone="primary" label="Bonus" />}
      {pool !== '' && <StatusChip tone="neutral" label={nameOfPool(pools, pool)} />}
      {attemptsAllowed !== '' && (
        <StatusChip tone="neutral" label={counted(Number(attemptsAllowed), 'attempt', 'attempts')} />
      )}
      {attemptPenaltyPercent !== '' && <StatusChip tone="neutral" label={percentInWords(attemptPenaltyPercent)} />}
      {isRepeated && <StatusChip tone="warning" label="In here more than once" />}
    </>
  )
}

/** A newer version of the problem, its changes in words, and the choice to take it. */
function NewerVersion({ item, position, isReadOnly }: ItemFactsProps) {
  const { setValue } = useFormContext<AssessmentDraft>()
  const [isOpen, setIsOpen] = useState(false)
  const update = () => setValue(`items.${position}.takesUpdate`, true, { shouldDirty: true })
  return (
    <span className="update">
      <StatusChip tone="neutral" icon="info" label={`Version ${item.newestRevisionNumber} exists`} />
      <Button size="small" onClick={() => setIsOpen(true)} aria-label={`See changes of ${item.name}`}>
        See changes
      </Button>
      {!isReadOnly && (
        <Button size="small" onClick={update} aria-label={`Update ${item.name}`}>
          Update
        </Button>
      )}
      <Suspense>
        {isOpen && (
          <ItemChangesDialog item={item} onUpdate={isReadOnly ? undefined : update} onClose={() => setIsOpen(false)} />
        )}
      </Suspense>
    </span>
  )
}

/** What the server has found in thousands of variants: a save looks at fewer. */
function VariantErrors({ count }: { readonly count: number }) {
  return (
    <span title="The server has drawn thousands of variants of this version. Open the problem to see which of them break.">
      <StatusChip tone="warning" icon="alert" label={`${counted(count, 'error', 'errors')} in its variants`} />
    </span>
  )
}

/** Which problem it is, which version, and how it stands. */
export function ItemFacts({ item, items, pools, position, isReadOnly }: ItemFactsProps & ItemRuleProps) {
  const { name, problemId, isShared, isUsable, variantErrors, hasUpdate, takesUpdate, revisionNumber } = item
  return (
    <div className="what">
      {isShared ? <Link to={`/problems/${problemId}`}>{name}</Link> : <strong>{name}</strong>}
      {revisionNumber > 0 && <span className="version">version {revisionNumber}</span>}
      <ItemRules item={item} items={items} pools={pools} />
      {!isUsable && <StatusChip tone="warning" label="Not ready for use" />}
      {isUsable && variantErrors !== null && variantErrors > 0 && <VariantErrors count={variantErrors} />}
      {!isShared && !isReadOnly && (
        <span title="This version stays in the assessment. The problem cannot be opened, updated or added again.">
          <StatusChip tone="neutral" icon="lock" label="No longer shared" />
        </span>
      )}
      {takesUpdate && <StatusChip tone="primary" icon="refresh" label="Newest version with the next save" />}
      {hasUpdate && !takesUpdate && <NewerVersion item={item} position={position} isReadOnly={isReadOnly} />}
      <p>{readableStatement(item.shortStatement)}</p>
    </div>
  )
}
