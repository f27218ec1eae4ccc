import { MapPin, UserRoundX } from 'lucide-react'
import { useProfil } from '../../profil/diri/profil.queries.ts'

/** In the place of the day for who has none: no employee, or one without a placement. */
export function TanpaPresensi() {
  const isKaryawan = useProfil().karyawanId !== 0
  return (
    <section className="card flex gap-3 p-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-primary">
        {isKaryawan ? <MapPin className="size-5" /> : <UserRoundX className="size-5" />}
      </span>
      <div className="min-w-0">
        <h2 className="text-base font-bold">{isKaryawan ? 'Anda belum ditempatkan' : 'Tanpa presensi'}</h2>
        <p className="mt-1 text-sm text-ink-muted">
          {isKaryawan
            ? 'Presensi dapat dilakukan setelah kantor dan jadwal kerja Anda diatur. Hubungi bagian HRD.'
            : 'Akun ini tidak terhubung dengan data karyawan, jadi tidak ada presensi yang perlu diisi.'}
        </p>
      </div>
    </section>
  )
}
