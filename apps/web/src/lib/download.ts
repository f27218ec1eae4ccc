import { call } from './http.ts'
import type { CallAnswer, CallArgs, CallKey } from './http.types.ts'

/** A file as a call answers it: its bytes as base64. */
export type AnsweredFile = { readonly nama: string; readonly tipe: string; readonly isi: string }

export function fileFrom({ nama, tipe, isi }: AnsweredFile): File {
  return new File([Uint8Array.from(atob(isi), (huruf) => huruf.charCodeAt(0))], nama, { type: tipe })
}

/** Calls that answer a file */
type FileKey = {
  [K in CallKey]: CallAnswer<K> extends { readonly data: AnsweredFile } ? K : never
}[CallKey]

/** The file that a call answers. */
export async function fetchFile<K extends FileKey>(key: K, ...args: CallArgs<K>): Promise<File> {
  return fileFrom((await call(key, ...args)).data)
}

/** Has the browser save a file under its name. */
export function openDownload(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  Object.assign(link, { href: url, download: file.name })
  link.click()
  // Browsers read it after the press: not before the page is idle again.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
