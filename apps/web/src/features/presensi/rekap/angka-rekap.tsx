import { formatDurasi } from '@rekan/domain/teks/durasi'
import type { Detik } from '@rekan/domain/waktu'
import { cutDetik } from '../../../lib/format.ts'
import { TONES } from '../../../ui/badge.tsx'
import { Ring } from '../../../ui/ring.tsx'
import { StatRow } from '../../../ui/stat-row.tsx'
import type { RekapPresensi } from './rekap.api.ts'
import { TANDA, TERLAMBAT, type Tanda } from './tanda-hari.ts'

type Bagian = Tanda & { readonly jumlah: number }

/** The month as a ring, by number and word, and what it adds up to. */
export function AngkaRekap({ rekap }: { readonly rekap: RekapPresensi }) {
  const bagian = bagianFrom(rekap)
  const dijalani = bagian.reduce((n, { jumlah }) => n + jumlah, 0)
  const { hadir, hariKerja, belum, pulangCepat, totalTelat, pulangDianggap, pembulatan } = rekap
  return (
    <section aria-label="Bulan ini dalam angka" className="card p-4">
      <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-3">
        <Ring shares={bagian.map(({ jumlah, tone }) => ({ value: jumlah, tone }))}>
          <b className="text-xl">{hadir}</b>
          <span className="text-xs text-ink-muted">dari {dijalani} hari</span>
        </Ring>
        <ul className="min-w-0 flex-1 basis-36 space-y-1">
          {bagian.map(({ huruf, kata, tone, jumlah }) => (
            <li key={kata} className="flex items-center gap-2 text-sm">
              <span
                aria-hidden="true"
                className={`min-w-6 rounded-full text-center text-xs font-semibold ${TONES[tone]}`}
              >
                {huruf}
              </span>
              <span className="min-w-0 flex-1">{kata}</span>
              <span className="font-bold tabular-nums">{jumlah}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-4 border-t border-line pt-3">
        <StatRow
          items={[
            { label: 'Jam kerja', value: lama(rekap.totalDurasi) },
            { label: 'Rata-rata masuk', value: jam(rekap.rataRataMasuk) },
            {
              label: 'Total telat',
              value: lama(totalTelat),
              tone: totalTelat > 0 ? 'destructive' : undefined,
            },
          ]}
        />
      </div>
      <p className="mt-3 text-sm text-ink-muted">
        {[
          `${hariKerja} hari kerja`,
          belum > 0 && `${belum} belum dijalani`,
          pulangCepat > 0 && `${pulangCepat} kali pulang lebih awal`,
          pulangDianggap > 0 && `${pulangDianggap} kali pulang dianggap sesuai rencana`,
          pembulatan ? `${lama(pembulatan.jam_kerja)} kerja, ${pembulatan.aturan}` : false,
        ]
          .filter((teks) => teks !== false)
          .join(' · ')}
      </p>
    </section>
  )
}

/** Figures of every month, and figures that only some months have. */
function bagianFrom(rekap: RekapPresensi): Bagian[] {
  const { hadir, terlambat, izin, sakit, cuti, dinasLuar, alpa } = rekap
  const selalu = [
    { ...TANDA.HADIR, kata: 'Hadir tepat waktu', jumlah: hadir - terlambat },
    { ...TERLAMBAT, jumlah: terlambat },
    { ...TANDA.IZIN, jumlah: izin },
    { ...TANDA.SAKIT, jumlah: sakit },
    { ...TANDA.CUTI, jumlah: cuti },
  ]
  return [
    ...selalu,
    ...(dinasLuar > 0 ? [{ ...TANDA.DINAS_LUAR, jumlah: dinasLuar }] : []),
    { ...TANDA.ALPA, jumlah: alpa },
  ]
}

function lama(detik: Detik): string {
  return detik === 0 ? '0 menit' : formatDurasi(detik)
}

function jam(waktu: string | null): string {
  return waktu === null ? '--:--' : cutDetik(waktu)
}
