import { useQuery } from '@tanstack/react-query'
import { tanggalLokal } from '@rekan/domain/waktu'
import { formatTanggal } from '../../../lib/format.ts'
import { useProfil, useZona } from '../../profil/diri/profil.queries.ts'
import { orangQuery } from '../orang/orang.queries.ts'

/** Tells people themselves that pay does not go to the account that they changed to yet. */
export function RekeningLama() {
  const { karyawan } = useProfil()
  return karyawan === null ? null : <Sampai karyawanId={String(karyawan.id)} />
}

function Sampai({ karyawanId }: { readonly karyawanId: string }) {
  const zona = useZona()
  const { data } = useQuery({ ...orangQuery(karyawanId), staleTime: 0 })
  const tahan = data?.rekeningTahan
  if (tahan === null || tahan === undefined) return null
  return (
    <p className="mt-3 text-sm text-ink-muted">
      Sampai {formatTanggal(tanggalLokal(Date.parse(tahan.sampai), zona))} gaji masih dikirim ke rekening
      lama: {tahan.nama_bank ?? '-'} {tahan.nomor_rekening}.
    </p>
  )
}
