import type { FeatureRoute } from '../../../screen/feature-route.ts'

const anyOf = ['ExternalProviderModify'] as const

export const webhookRoutes: readonly FeatureRoute[] = [
  {
    path: 'installation/webhooks',
    anyOf,
    areas: ['installation', 'webhooks'],
    load: async () => ({ Component: (await import('./webhooks-page.tsx')).WebhooksPage }),
  },
  {
    path: 'installation/webhooks/:webhookId',
    anyOf,
    areas: ['connections', 'installation', 'webhooks'],
    load: async () => ({ Component: (await import('./webhook-page.tsx')).WebhookPage }),
  },
]
