/** What the server says of a failure beside its message. `line` is null in production. */
export type ErrorDetail = { readonly error: string; readonly message: string; readonly line: number | null }

type Failure = {
  readonly status?: number
  readonly data?: unknown
  readonly message?: string
  readonly errors?: Readonly<Record<string, readonly string[]>>
  readonly error?: ErrorDetail
}

const DEFAULT_MESSAGE = 'Something went wrong'
export const UNREACHABLE = 'Tidak dapat terhubung ke server. Periksa koneksi internet Anda, lalu coba lagi.'

/** As Chromium, Firefox and Safari say it. */
const LOST_CODE = /dynamically imported module|module script/i

/**
 * Every failed call, normalised (`docs/rules.md`, section 10.1): the answer's `data`, `message` and `errors`, or the
 * defaults.
 */
export class ApiError extends Error {
  readonly status: number
  readonly data: unknown
  /** Messages by field, of a 422 */
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly error: ErrorDetail | null

  constructor({ status = 500, data = null, message = DEFAULT_MESSAGE, errors = {}, error }: Failure) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.data = data
    this.errors = errors
    this.error = error ?? null
  }
}

/** An answer's body as the failure it tells of; any body will do. */
export function errorFromBody(status: number, body: unknown): ApiError {
  if (!isRecord(body)) return new ApiError({ status })
  const { data, message, errors, error } = body
  return new ApiError({
    status,
    ...(data !== undefined && { data }),
    ...(typeof message === 'string' && message !== '' && { message }),
    ...(isRecord(errors) && { errors: errors as Record<string, string[]> }),
    ...(isRecord(error) && { error: error as ErrorDetail }),
  })
}

/** Whether a part of the app itself could not be had. */
export function isLostCode(cause: unknown): boolean {
  return cause instanceof Error && LOST_CODE.test(cause.message)
}

/** Anything thrown that is no answer of the server: status 500 with its own message. */
export function errorFrom(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause
  if (isLostCode(cause)) return new ApiError({ message: UNREACHABLE })
  if (cause instanceof Error && cause.message !== '') return new ApiError({ message: cause.message })
  return new ApiError({})
}

/** What a failure says of itself; `fallback` where it says nothing of its own. */
export function messageOf(cause: unknown, fallback: string): string {
  const { message } = errorFrom(cause)
  return message === DEFAULT_MESSAGE ? fallback : message
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
