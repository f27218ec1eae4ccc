import type { LayarTerpasang } from './layar.api.ts'

const namaOf = (posId: string) => `rekan.layar-pos.${posId}`

/** What this screen was told last; null where it was never paired, or may keep nothing. */
export function readLayar(posId: string): LayarTerpasang | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(namaOf(posId)) ?? 'null')
    return isTerpasang(kept) ? kept : null
  } catch {
    return null
  }
}

export function writeLayar(posId: string, layar: LayarTerpasang): void {
  try {
    localStorage.setItem(namaOf(posId), JSON.stringify(layar))
  } catch {
    // Without room it goes on as long as this page lives.
  }
}

export function removeLayar(posId: string): void {
  try {
    localStorage.removeItem(namaOf(posId))
  } catch {
    // Nothing was kept.
  }
}

function isTerpasang(one: unknown): one is LayarTerpasang {
  return (
    typeof one === 'object' &&
    one !== null &&
    'kunci' in one &&
    'kantor' in one &&
    'selisih' in one &&
    'benih' in one &&
    Array.isArray(one.benih)
  )
}
