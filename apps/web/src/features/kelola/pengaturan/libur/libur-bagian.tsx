import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { hariBarat } from '@rekan/domain/waktu'
import { errorFrom } from '../../../../lib/api-error.ts'
import { may } from '../../../../lib/boleh.ts'
import { serverNow } from '../../../../lib/clock.ts'
import { formatTanggal } from '../../../../lib/format.ts'
import { toast } from '../../../../lib/toast.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Empty } from '../../../../ui/empty.tsx'
import { YearMenu } from '../../../../ui/year-menu.tsx'
import { useProfil } from '../../../profil/diri/profil.queries.ts'
import { useSebutanCakupan } from '../libur-cakupan.tsx'
import {
  type Libur,
  type LiburSetahun,
  liburPada,
  liburQuery,
  liburTerbaru,
  useSetLibur,
  useTawarUrung,
} from './libur.queries.ts'
import { LiburSheet } from './libur-sheet.tsx'
import { Muatan } from '../muatan.tsx'

/** The days off of a year: decreed ones, joint leave that the company takes, days of its own. */
export function LiburBagian() {
  const tahunIni = Number(hariBarat(serverNow()).slice(0, 4))
  const [tahun, setTahun] = useState(tahunIni)
  const [isBaru, setBaru] = useState(false)
  const isBoleh = may(useProfil(), 'POST /kelola/pengaturan/libur')
  const query = useQuery(liburQuery(tahun))
  return (
    <div className="max-w-3xl space-y-3 pb-24">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <YearMenu value={tahun} onChange={setTahun} min={2000} max={tahunIni + 5} pageSize={12} />
        {isBoleh && (
          <div>
            <Button icon={<CalendarPlus className="size-5" />} onClick={() => setBaru(true)}>
              Hari Perusahaan
            </Button>
          </div>
        )}
      </div>
      <p className="text-sm text-ink-muted">
        Pada hari libur yang berlaku, orang dengan jadwal kerja yang mengikuti hari libur tidak masuk. Jadwal
        yang tetap masuk saat libur, roster, dan hari yang sudah lewat tidak berubah.
      </p>
      <Muatan query={query}>{(setahun) => <Setahun setahun={setahun} isBoleh={isBoleh} />}</Muatan>
      {isBaru && <LiburSheet hari={null} onClose={() => setBaru(false)} onSaved={setTahun} />}
    </div>
  )
}

const KELOMPOK = [
  { jenis: 'LIBUR_NASIONAL', judul: 'Libur nasional' },
  { jenis: 'CUTI_BERSAMA', judul: 'Cuti bersama' },
  { jenis: 'PERUSAHAAN', judul: 'Hari perusahaan' },
] as const

const CENTANG: Readonly<Record<Libur['jenis'], string>> = {
  LIBUR_NASIONAL:
    'Centang yang libur. Yang tidak dicentang menjadi hari kerja; lembur pada hari itu tetap dihitung menurut undang-undang.',
  CUTI_BERSAMA:
    'Centang yang diambil. Aturan di Cuti & izin mengatakan apakah cuti bersama memotong cuti tahunan.',
  PERUSAHAAN: 'Centang yang berlaku.',
}

function Setahun({ setahun, isBoleh }: { readonly setahun: LiburSetahun; readonly isBoleh: boolean }) {
  const { tahun, dasar, libur } = setahun
  return (
    <>
      {dasar === null ? (
        <p role="note" className="rounded-control bg-accent-soft p-3 text-sm">
          Libur nasional {tahun} belum ada di Rekan: pemerintah menetapkannya tiap tahun dan Rekan membawanya
          dalam versi berikutnya. Sementara itu catat sebagai hari perusahaan.
        </p>
      ) : (
        <p className="text-sm text-ink-muted">Dasar: {dasar}</p>
      )}
      {KELOMPOK.map(({ jenis, judul }) => {
        const hari = libur.filter((satu) => satu.jenis === jenis)
        return (
          <section key={jenis} aria-label={judul} className="card p-4">
            <h2 className="font-bold">{judul}</h2>
            {hari.length > 0 && <p className="text-sm text-ink-muted">{CENTANG[jenis]}</p>}
            {hari.length === 0 ? (
              <p className="mt-2 text-sm text-ink-muted">Belum ada untuk {tahun}.</p>
            ) : (
              <ul className="mt-2 divide-y divide-line">
                {hari.map((satu) => (
                  <Hari key={satu.tanggal} hari={satu} isBoleh={isBoleh} />
                ))}
              </ul>
            )}
          </section>
        )
      })}
      {libur.length === 0 && dasar === null && (
        <Empty
          icon={CalendarPlus}
          title={`Belum ada hari libur ${tahun}`}
          hint="Tambahkan hari perusahaan."
        />
      )}
    </>
  )
}

function Hari({ hari, isBoleh }: { readonly hari: Libur; readonly isBoleh: boolean }) {
  const { tanggal, nama, berlaku, boleh_ubah } = hari
  const [isLokasi, setLokasi] = useState(false)
  const set = useSetLibur()
  const tawarUrung = useTawarUrung()
  const sebutan = useSebutanCakupan()
  const pasang = (baru: boolean) =>
    set.mutate(
      { ...hari, berlaku: baru },
      {
        onSuccess: (setahun) => tawarUrung(`${nama}: ${baru ? 'libur' : 'hari kerja biasa'}.`, hari, setahun),
        onError: (error) => {
          const kini = liburTerbaru(error)
          const lain = kini && liburPada(kini, hari)
          toast.error(
            lain === undefined
              ? errorFrom(error).message
              : `${nama} baru diubah orang lain, yang Anda pilih belum disimpan. Kini ${lain.berlaku ? `libur, ${sebutan(lain).toLowerCase()}` : 'hari kerja biasa'}.`,
            'libur',
          )
        },
      },
    )
  const bisa = isBoleh && boleh_ubah
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-1">
      <Checkbox
        label={`${formatTanggal(tanggal)} · ${nama}`}
        checked={berlaku}
        disabled={!bisa || set.isPending}
        onChange={({ target }) => pasang(target.checked)}
      />
      {bisa && berlaku ? (
        <div>
          <Button
            tone="plain"
            aria-label={`${sebutan(hari)}: ubah lokasi ${nama}`}
            onClick={() => setLokasi(true)}
          >
            {sebutan(hari)}
          </Button>
        </div>
      ) : (
        hari.kantor_ids.length > 0 && <Badge tone="neutral">{sebutan(hari)}</Badge>
      )}
      {isLokasi && (
        <LiburSheet hari={hari} onClose={() => setLokasi(false)} onSaved={() => setLokasi(false)} />
      )}
    </li>
  )
}
