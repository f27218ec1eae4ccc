import { useState } from 'react'
import { errorFrom } from './api-error.ts'
import { toast } from './toast.ts'

/**
 * Opens a file in a tab of its own, by a link that `fetchUrl` asks for at that moment: it lives for a minute. `nama` is
 * what the tab is called until the file is there, and whose toast a failure is.
 */
export function useFileTab(
  nama: string,
  fetchUrl: () => Promise<string>,
): { readonly open: () => Promise<void>; readonly isBusy: boolean } {
  const [isBusy, setBusy] = useState(false)
  async function open() {
    // At once, within the press: opened after the answer, a browser would take it for a pop-up and block it.
    const tab = window.open('', '_blank')
    if (tab !== null) {
      tab.opener = null
      tab.document.title = nama
      tab.document.body.textContent = `Menyiapkan ${nama.toLowerCase()}...`
    }
    setBusy(true)
    try {
      const url = await fetchUrl()
      if (tab === null) location.assign(url)
      else tab.location.replace(url)
    } catch (error) {
      tab?.close()
      toast.error(errorFrom(error).message, 'berkas')
    } finally {
      setBusy(false)
    }
  }
  return { open, isBusy }
}
