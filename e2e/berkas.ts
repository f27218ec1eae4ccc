import type { Locator } from '@playwright/test'

/**
 * Chooses a file of just this type. Phones and other programs give none, or one of their own; `setInputFiles` would fill in what the
 * name says.
 */
export async function chooseFile(
  field: Locator,
  { name, type, buffer }: { readonly name: string; readonly type: string; readonly buffer: Buffer },
): Promise<void> {
  await field.evaluate(
    (input: HTMLInputElement, file) => {
      const bytes = Uint8Array.from(atob(file.base64), (one) => one.charCodeAt(0))
      const chosen = new DataTransfer()
      chosen.items.add(new File([bytes], file.name, { type: file.type }))
      input.files = chosen.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
    { name, type, base64: buffer.toString('base64') },
  )
}
