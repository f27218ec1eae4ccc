import type { Papan } from './papan.queries.ts'

/** The day in figures. */
export function Angka({ ringkas }: { readonly ringkas: Papan['ringkas'] | undefined }) {
  const angka = [
    {
      label: 'Hadir',
      tone: 'text-success',
      nilai: ringkas?.hadir,
      kata: `dari ${ringkas?.rencana ?? 0} dijadwalkan`,
    },
    {
      label: 'Terlambat',
      tone: 'text-accent',
      nilai: ringkas?.terlambat,
      kata: `rata-rata ${Math.ceil((ringkas?.rata_telat_detik ?? 0) / 60)} menit`,
    },
    { label: 'Belum datang', tone: 'text-destructive', nilai: ringkas?.belum, kata: 'lewat toleransi' },
    {
      label: 'Izin & cuti',
      tone: 'text-away',
      nilai: ringkas?.izin,
      kata: `${ringkas?.izin_tanpa_pengganti ?? 0} tanpa pengganti`,
    },
    { label: 'Di luar area', tone: 'text-accent', nilai: ringkas?.di_luar_area, kata: 'menunggu tinjauan' },
    { label: 'Libur', tone: 'text-ink-muted', nilai: ringkas?.libur, kata: 'sesuai jadwal' },
  ]
  return (
    <dl
      aria-busy={ringkas === undefined}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 wide:grid-cols-3 desk:grid-cols-6"
    >
      {angka.map(({ label, tone, nilai, kata }) => (
        <div key={label} className="card px-4 py-2.5">
          <dt className="text-sm font-semibold">{label}</dt>
          <dd>
            <span className={`block text-xl font-bold tabular-nums ${tone}`}>{nilai ?? '–'}</span>
            <span className="text-sm text-ink-muted">{kata}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
