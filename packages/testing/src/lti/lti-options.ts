import type { LtiPerson, LtiPlatformProduct } from './lti-products.ts'

export interface LtiPlatformOptions {
  /** `https://quiz.example.edu` */
  readonly toolOrigin: string
  readonly product?: LtiPlatformProduct
  readonly clientId?: string
  readonly deploymentId?: string
  readonly port?: number
  /** Default `localhost`, for browsers another site than a product at 127.0.0.1. */
  readonly host?: 'localhost' | '127.0.0.1'
  readonly people?: Readonly<Record<string, LtiPerson>>
}
