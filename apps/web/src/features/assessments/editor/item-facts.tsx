import { t } from '@isomorph/messages'
import { Button, StatusChip } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router'
import { readableStatement } from '../../../entities/problem/readable-statement.ts'
import { lazyPart } from '../../../screen/load-screen.ts'

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

/** What a problem has of its own. */
function ItemRules({ item, items, pools }: ItemRuleProps) {
  const { isBonus, attemptsAllowed, attemptPenaltyPercent, pool, problemId } = item
  const isRepeated = items.filter((other) => other.problemId === problemId).length > 1
  return (
    <>
      {isBonus && <StatusChip tone="primary" label={t('assessments.item.bonus')} />}
      {pool !== '' && <StatusChip tone="neutral" label={nameOfPool(pools, pool)} />}
      {attemptsAllowed !== '' && (
        <StatusChip tone="neutral" label={t('assessments.item.attempts', { count: Number(attemptsAllowed) })} />
      )}
      {attemptPenaltyPercent !== '' && (
        <StatusChip tone="neutral" label={t('assessments.item.penalty', { percent: attemptPenaltyPercent })} />
      )}
      {isRepeated && <StatusChip tone="warning" label={t('assessments.item.repeated')} />}
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
      <StatusChip
        tone="neutral"
        icon="info"
        label={t('assessments.item.newer', { number: String(item.newestRevisionNumber) })}
      />
      <Button
        size="small"
        onClick={() => setIsOpen(true)}
        aria-label={t('assessments.item.seeChanges.of', { name: item.name })}
      >
        {t('assessments.item.seeChanges')}
      </Button>
      {!isReadOnly && (
        <Button size="small" onClick={update} aria-label={t('assessments.item.update.of', { name: item.name })}>
          {t('assessments.item.update')}
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
    <span title={t('assessments.item.variantErrors.explain')}>
      <StatusChip tone="warning" icon="alert" label={t('assessments.item.variantErrors', { count })} />
    </span>
  )
}

/** Which problem it is, which version, and how it stands. */
export function ItemFacts({ item, items, pools, position, isReadOnly }: ItemFactsProps & ItemRuleProps) {
  const { name, problemId, isShared, isUsable, variantErrors, hasUpdate, takesUpdate, revisionNumber } = item
  return (
    <div className="what">
      {isShared ? <Link to={`/problems/${problemId}`}>{name}</Link> : <strong>{name}</strong>}
      {revisionNumber > 0 && (
        <span className="version">{t('assessments.item.version', { number: String(revisionNumber) })}</span>
      )}
      <ItemRules item={item} items={items} pools={pools} />
      {!isUsable && <StatusChip tone="warning" label={t('assessments.item.notReady')} />}
      {isUsable && variantErrors !== null && variantErrors > 0 && <VariantErrors count={variantErrors} />}
      {!isShared && !isReadOnly && (
        <span title={t('assessments.item.notShared.explain')}>
          <StatusChip tone="neutral" icon="lock" label={t('assessments.item.notShared')} />
        </span>
      )}
      {takesUpdate && <StatusChip tone="primary" icon="refresh" label={t('assessments.item.takesUpdate')} />}
      {hasUpdate && !takesUpdate && <NewerVersion item={item} position={position} isReadOnly={isReadOnly} />}
      <p>{readableStatement(item.shortStatement)}</p>
    </div>
  )
}
