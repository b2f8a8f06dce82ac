import type { FileStore } from './stored-files.ts'

/** A bucket of a store that speaks the protocol of Amazon S3. */
export interface Bucket {
  readonly name: string
  /** Absent: Amazon's own, in the region. */
  readonly endpoint: string | undefined
  readonly region: string
  /** Absent: found as the client of AWS finds them, such as the role of the machine. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
}

/** Like a statement of the database: a store that is frozen fails a request instead of holding it. */
const milliseconds = { connection: 5000, request: 20_000 }

/** The client is loaded here and nowhere else: an installation without a bucket pays nothing for it. */
async function openClient({ endpoint, region, credentials }: Bucket) {
  const s3 = await import('@aws-sdk/client-s3')
  const client = new s3.S3Client({
    region,
    // Stores of one's own have one host name, for all buckets.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: milliseconds.connection, requestTimeout: milliseconds.request },
    maxAttempts: 3,
  })
  return { client, s3 }
}

/** Keeps files in a bucket, those of each shard under its name. */
export function createBucketStore(bucket: Bucket, shard: string): FileStore {
  let opened: ReturnType<typeof openClient> | undefined
  const at = (name: string) => ({ Bucket: bucket.name, Key: `${shard}/${name}` })
  return {
    async put(name, content) {
      const { client, s3 } = await (opened ??= openClient(bucket))
      await client.send(new s3.PutObjectCommand({ ...at(name), Body: content, ContentLength: content.length }))
    },
    async get(name) {
      const { client, s3 } = await (opened ??= openClient(bucket))
      try {
        const { Body } = await client.send(new s3.GetObjectCommand(at(name)))
        return Body && Buffer.from(await Body.transformToByteArray())
      } catch (error) {
        if (error instanceof s3.NoSuchKey) return undefined
        throw error
      }
    },
  }
}
