import type { Request } from '@playwright/test'

/** Names and values of a multipart form that was sent; of a file, its name. */
export function fieldsOf(request: Request | undefined): Record<string, string> {
  const body = request?.postDataBuffer()?.toString('latin1') ?? ''
  const parts = body.matchAll(/name="(\w+)"(?:; filename="([^"]*)"[^]*?\r\n\r\n|\r\n\r\n([^]*?)\r\n--)/g)
  return Object.fromEntries(
    Array.from(parts, ([, name = '', file, value = '']) => [
      name,
      file ?? Buffer.from(value, 'latin1').toString(),
    ]),
  )
}
