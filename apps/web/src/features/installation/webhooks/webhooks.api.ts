import { webhookCalls } from '@isomorph/contract'
import { api } from '../../../data/api.ts'
import { mutationOf, queryOf } from '../../../data/endpoints.ts'

const webhooksApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWebhooks: queryOf(build, webhookCalls.listWebhooks, { providesTags: ['Webhook'] }),
    getWebhook: queryOf(build, webhookCalls.getWebhook, { providesTags: ['Webhook'] }),
    createWebhook: mutationOf(build, webhookCalls.createWebhook, { invalidatesTags: ['Webhook'] }),
    updateWebhook: mutationOf(build, webhookCalls.updateWebhook, { invalidatesTags: ['Webhook'] }),
    deleteWebhook: mutationOf(build, webhookCalls.deleteWebhook, { invalidatesTags: ['Webhook'] }),
    rotateWebhookSecret: mutationOf(build, webhookCalls.rotateWebhookSecret, { invalidatesTags: ['Webhook'] }),
    testWebhook: mutationOf(build, webhookCalls.testWebhook, { invalidatesTags: ['Webhook'] }),
    listWebhookDeliveries: queryOf(build, webhookCalls.listWebhookDeliveries, { providesTags: ['Webhook'] }),
    redeliverWebhook: mutationOf(build, webhookCalls.redeliverWebhook, { invalidatesTags: ['Webhook'] }),
  }),
})

export const {
  useListWebhooksQuery,
  useGetWebhookQuery,
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookMutation,
  useListWebhookDeliveriesQuery,
  useRedeliverWebhookMutation,
} = webhooksApi
