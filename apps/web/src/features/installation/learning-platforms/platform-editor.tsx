import type { LearningPlatformDraft } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Card, Page, PageHeader } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { summaryOf } from '../../../forms/form-issues.ts'
import { Form, FormNotes } from '../../../forms/form.tsx'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'
import { useSaveShortcut } from '../../../screen/save-shortcut.ts'
import { UnsavedGuard } from '../../../screen/unsaved-guard.tsx'
import { Paragraph } from '../identity-providers/identity-providers.styles.ts'
import { ProviderSections } from '../identity-providers/providers.styles.ts'
import { PlatformCheck } from './platform-check.tsx'
import { platformSchema, type PlatformDraft } from './platform-draft.ts'
import { GeneralFields, PeopleFields, RegistrationFields } from './platform-fields.tsx'
import { ToolValues } from './tool-values.tsx'

interface PlatformEditorProps {
  readonly id?: number
  readonly title: string
  readonly saved: PlatformDraft
  readonly saveLabel: string
  readonly onSave: (body: LearningPlatformDraft) => Promise<{ readonly error?: unknown }>
  readonly actions?: ReactNode
  /** What comes before the settings. */
  readonly lead?: ReactNode
}

const breadcrumbs = () => [
  { label: t('installation.title'), href: '/installation' },
  { label: t('installation.sections.learningPlatforms'), href: '/installation/learning-platforms' },
]

/** The settings of a learning platform, new or not. */
export function PlatformEditor({ id, title, saved, saveLabel, onSave, actions, lead }: PlatformEditorProps) {
  const form = useSchemaForm({ schema: platformSchema, saved, save: onSave, backup: 'platform', hasSummary: true })
  useSaveShortcut(() => {
    if (form.isDirty) form.submit()
  })
  return (
    <Page>
      <UnsavedGuard isDirty={form.isDirty} />
      <Form form={form}>
        <PageHeader
          title={title}
          breadcrumbs={breadcrumbs()}
          actions={
            <>
              {actions}
              <Button type="submit" variant="contained" disabled={form.isBusy || !form.isDirty}>
                {saveLabel}
              </Button>
            </>
          }
        />
        <ProviderSections>
          {lead}
          <FormNotes form={form} errors={summaryOf(form.issues, 'platform')} />
          <Card>
            {id === undefined && (
              <>
                <h2>{t('learning-platforms.byHand')}</h2>
                <Paragraph>{t('learning-platforms.byHand.explain')}</Paragraph>
              </>
            )}
            <GeneralFields />
          </Card>
          <ToolValues product={form.values.product} id={id} />
          <Card>
            <RegistrationFields />
          </Card>
          <Card>
            <PeopleFields />
          </Card>
          <PlatformCheck draft={form.values} />
        </ProviderSections>
      </Form>
    </Page>
  )
}
