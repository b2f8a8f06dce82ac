import type { AiSettings } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Card, MessageBand, Page, PageHeader, TextInput } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useNotify } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import {
  useCheckAiSettingsMutation,
  useGetAiSettingsQuery,
  useUpdateAiSettingsMutation,
} from '../../../entities/problem/problem-prompts.api.ts'
import { promptReasonKeys } from '../../../entities/prompt/prompt-reason-keys.ts'
import { CheckboxField, TextField } from '../../../forms/field.tsx'
import { Form, FormNotes } from '../../../forms/form.tsx'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'
import { codedWords } from '../../../refusals/coded-words.ts'
import { DetailGuard } from '../../../screen/detail-guard.tsx'
import { usePageTitle } from '../../../screen/page-title.ts'
import { UnsavedGuard } from '../../../screen/unsaved-guard.tsx'
import { SettingsActions, SettingsGroup, SettingsGroups, SettingsSections } from '../settings/settings.styles.ts'
import { typedAiSettingsSchema, typedOf, type TypedAiSettings } from './ai-settings-form.ts'

const checkWords = codedWords(promptReasonKeys)

const code = { spellCheck: false, autoCapitalize: 'none' } as const

/** A stored key is never shown: it is kept, or replaced. */
function KeyField(): ReactNode {
  const { control, setValue } = useFormContext<TypedAiSettings>()
  const isKept = useWatch({ control, name: 'keepsKey' })
  if (!isKept)
    return (
      <TextField
        control={control}
        name="apiKey"
        label={t('installation.ai.key')}
        type="password"
        autoComplete="off"
        hint={t('installation.ai.key.hint')}
        input={code}
      />
    )
  return (
    <TextInput
      label={t('installation.ai.key')}
      value="••••••••••••"
      onChange={() => undefined}
      isDisabled
      hint={t('installation.ai.key.stored')}
      endAdornment={
        <Button size="small" onClick={() => setValue('keepsKey', false, { shouldDirty: true })}>
          {t('installation.replace')}
        </Button>
      }
    />
  )
}

function EndpointFields(): ReactNode {
  const { control, setValue } = useFormContext<TypedAiSettings>()
  return (
    <SettingsGroup>
      <h2>{t('installation.ai.endpoint')}</h2>
      <p>{t('installation.ai.endpoint.about')}</p>
      <CheckboxField control={control} name="isEnabled" label={t('installation.ai.offer')} />
      <TextField
        control={control}
        name="address"
        label={t('installation.address')}
        isRequired
        placeholder="https://api.example.com/v1"
        hint={t('installation.ai.address.hint')}
        // A stored key belongs to its address and is not sent to another.
        onChange={() => setValue('keepsKey', false, { shouldDirty: true })}
        input={{ ...code, inputMode: 'url' }}
      />
      <TextField control={control} name="model" label={t('installation.ai.model')} isRequired input={code} />
      <KeyField />
    </SettingsGroup>
  )
}

function LimitFields(): ReactNode {
  const { control } = useFormContext<TypedAiSettings>()
  return (
    <SettingsGroup>
      <h2>{t('installation.ai.limits')}</h2>
      <p>{t('installation.ai.limits.about')}</p>
      <TextField
        control={control}
        name="draftsPerDay"
        label={t('installation.ai.draftsPerDay')}
        input={{ inputMode: 'numeric' }}
      />
      <TextField
        control={control}
        name="tokensPerMonth"
        label={t('installation.ai.tokensPerMonth')}
        input={{ inputMode: 'numeric' }}
      />
    </SettingsGroup>
  )
}

/** Asks the endpoint for one word with the settings as they stand, saved or not. */
function EndpointCheck(): ReactNode {
  const { control } = useFormContext<TypedAiSettings>()
  const typed = useWatch({ control }) as TypedAiSettings
  const [check, { data, error, isLoading }] = useCheckAiSettingsMutation()
  const { data: body } = typedAiSettingsSchema.safeParse(typed)
  return (
    <Card>
      <Button
        variant="outlined"
        disabled={body === undefined || isLoading}
        onClick={() => void (body && check({ body }))}
      >
        {isLoading ? t('installation.checking') : t('installation.ai.check')}
      </Button>
      <div aria-live="polite">
        {error ? <MessageBand tone="error">{requestErrorOf(error).detail}</MessageBand> : null}
        {data && (
          <MessageBand tone={data.isRight ? 'success' : 'error'}>{checkWords(data.said, data.message)}</MessageBand>
        )}
      </div>
    </Card>
  )
}

function SettingsForm({ saved }: { saved: AiSettings }): ReactNode {
  const [update] = useUpdateAiSettingsMutation()
  const notify = useNotify()
  const form = useSchemaForm({
    schema: typedAiSettingsSchema,
    saved: typedOf(saved),
    backup: 'ai-drafts',
    secrets: ['apiKey'],
    async save(body) {
      const { error, data } = await update({ body })
      if (error) return { error }
      notify('SUCCESS', t('installation.settings.saved'))
      return { saved: typedOf(data) }
    },
  })
  return (
    <Form form={form}>
      <UnsavedGuard isDirty={form.isDirty} />
      <SettingsSections>
        <FormNotes form={form} title={t('installation.notSaved')} />
        <SettingsGroups>
          <EndpointFields />
          <LimitFields />
          <EndpointCheck />
        </SettingsGroups>
        <SettingsActions>
          <Button type="submit" variant="contained" disabled={!form.isDirty || form.isBusy}>
            {t('installation.save')}
          </Button>
          {form.isDirty && <Button onClick={form.discard}>{t('installation.discard')}</Button>}
        </SettingsActions>
      </SettingsSections>
    </Form>
  )
}

/** /installation/ai-drafts */
export function AiDraftsPage(): ReactNode {
  usePageTitle(t('installation.sections.ai'))
  const fetched = useGetAiSettingsQuery(undefined)
  return (
    <Page>
      <PageHeader
        title={t('installation.sections.ai')}
        breadcrumbs={[{ label: t('installation.title'), href: '/installation' }]}
      />
      <DetailGuard fetched={fetched} fallback="/installation">
        {(saved) => <SettingsForm saved={saved} />}
      </DetailGuard>
    </Page>
  )
}
