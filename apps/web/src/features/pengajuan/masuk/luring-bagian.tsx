import { CloudOff } from 'lucide-react'
import type { NilaiWaktu } from '@rekan/domain/presensi/luring/waktu'
import { formatSaat } from '../../../lib/format-hari.ts'
import { FileLink } from '../../../ui/file-link.tsx'
import { useZona } from '../../profil/diri/profil.queries.ts'
import { type Izin, fetchSatuIzin } from './izin.api.ts'

const NILAI: Readonly<Record<NilaiWaktu, string>> = {
  kuat: 'waktunya terbukti',
  sedang: 'waktunya dapat dipercaya',
  lemah: 'waktunya belum pasti',
}

/** Punches that were taken without a network and arrived too late to be recorded: the request was made of them. */
export function LuringBagian({ izin: { id, luring } }: { readonly izin: Izin }) {
  const zona = useZona()
  if (luring.length === 0) return null
  return (
    <ul className="space-y-2 rounded-control border border-line p-3 text-sm">
      {luring.map(({ jenis, taksir, diterimaPada, nilai, alasan, fotoUrl }, i) => (
        <li key={`${jenis} ${taksir}`} className="flex gap-2">
          <CloudOff className="mt-0.5 size-4 shrink-0 text-accent" />
          <div className="min-w-0 flex-1">
            <p className="font-semibold">
              {jenis === 'check_in' ? 'Check in' : 'Check out'} diambil {formatSaat(taksir, zona)} {zona}{' '}
              tanpa jaringan
            </p>
            <p className="text-ink-muted">
              Tiba {formatSaat(diterimaPada, zona)} {zona}, {NILAI[nilai]}
              {alasan.length > 0 && `: ${alasan.join('; ')}`}
            </p>
            {fotoUrl !== null && (
              <FileLink
                url={fotoUrl}
                fetchUrl={async () => (await fetchSatuIzin(id)).luring[i]?.fotoUrl ?? fotoUrl}
                className="inline-flex min-h-11 items-center font-medium text-primary underline"
              >
                Lihat foto
              </FileLink>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
