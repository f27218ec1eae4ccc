import type { Instan } from '@rekan/domain/waktu'
import type { Nasib } from './nasib.sql.ts'

/** @param catatan the decision's note, where the kind of request has one */
export function wireNasib(nasib: Nasib, catatan: string | null) {
  const { status, koordinator, pengganti } = nasib
  return {
    status,
    created_at: iso(nasib.dibuat_pada),
    koordinator,
    diajukan_oleh: nasib.diajukan_oleh,
    keputusan: wireKeputusan(nasib, catatan),
    menunggu:
      status === 'menunggu'
        ? { oleh: pengganti ?? koordinator, pengganti: pengganti !== null, sejak: iso(nasib.dibuat_pada) }
        : null,
    dapat: { putuskan: nasib.dapat_diputus, batalkan: nasib.dapat_dibatalkan },
  }
}

/** The last one; a withdrawal has no note. */
function wireKeputusan(nasib: Nasib, catatan: string | null) {
  const { status, dibatalkan_oleh, dibatalkan_pada, diputus_oleh, diputus_pada } = nasib
  if (dibatalkan_oleh !== null && dibatalkan_pada !== null)
    return { status, oleh: dibatalkan_oleh, note: '', pada: iso(dibatalkan_pada) }
  if (diputus_oleh !== null && diputus_pada !== null)
    return { status, oleh: diputus_oleh, note: catatan ?? '', pada: iso(diputus_pada) }
  return null
}

function iso(saat: Instan): string {
  return new Date(saat).toISOString()
}
