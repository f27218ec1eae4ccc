type Tersimpan = { readonly id: string; readonly publik: string }

const NAMA = 'rekan.kunci-bukti'

/** The keys that were fetched last; none where nothing was, or nothing may be kept. */
export function readStored(): readonly Tersimpan[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAMA) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isTersimpan) : []
  } catch {
    return []
  }
}

export function writeStored(keys: readonly Tersimpan[]): void {
  try {
    localStorage.setItem(NAMA, JSON.stringify(keys.map(({ id, publik }) => ({ id, publik }))))
  } catch {
    // Without room receipts are verified online alone.
  }
}

function isTersimpan(one: unknown): one is Tersimpan {
  return (
    typeof one === 'object' &&
    one !== null &&
    'id' in one &&
    'publik' in one &&
    typeof one.id === 'string' &&
    typeof one.publik === 'string'
  )
}
