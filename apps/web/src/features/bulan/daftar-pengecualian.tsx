import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Bulan } from '@rekan/domain/bulan'
import type { KodeZona } from '@rekan/domain/waktu'
import { mayDecide } from '../../lib/boleh.ts'
import { formatJamMenit, formatTanggalAngka } from '../../lib/format.ts'
import { useInvalidate } from '../../lib/query.ts'
import { TextField } from '../../ui/text-field.tsx'
import { BulkBar, BulkButton } from '../../ui/wide/bulk-bar.tsx'
import { RowCheckbox } from '../../ui/wide/row-checkbox.tsx'
import { type Belum, useHariBanyak } from '../presensi/banyak/banyak.queries.ts'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { type Pengecualian, daftarPengecualianQuery } from './bulan.queries.ts'
import { Daftar } from './daftar-terbuka.tsx'
import { TUTUP_BULAN } from './gaji/gaji.queries.ts'
import { BARIS, SEL, Tabel } from './gaji/tabel.tsx'

type Satu = Pengecualian['data'][number]

/** Days that are to be put right: many at once as planned, or one by one, asked or corrected. */
export function DaftarPengecualian({ bulan }: { readonly bulan: Bulan }) {
  const query = useQuery(daftarPengecualianQuery(bulan))
  return (
    <Daftar query={query} kosong="Tidak ada pengecualian bulan ini">
      {({ data, total }) => <Isi data={data} total={total} />}
    </Daftar>
  )
}

function Isi({ data, total }: Pengecualian) {
  const profil = useProfil()
  const isPemutus = mayDecide(profil)
  const [dipilih, setDipilih] = useState<ReadonlySet<string>>(new Set())
  /** Why of some the last deed was not done */
  const [belum, setBelum] = useState<ReadonlyMap<string, string>>(new Map())
  const [alasan, setAlasan] = useState('Sesuai jadwal')
  const [isBusy, setBusy] = useState(false)
  const banyak = useHariBanyak()
  const invalidate = useInvalidate()
  // Nobody puts their own days right.
  const boleh = data.filter((satu) => satu.karyawan.id !== profil.karyawanId)
  const chosen = boleh.filter((satu) => dipilih.has(kunciOf(satu)))
  const usulan = chosen.filter((satu) => usulanOf(satu) !== null)
  const ditinjau = chosen.filter(({ jenis }) => jenis === 'perlu_tinjauan')
  const isSemua = boleh.length > 0 && chosen.length === boleh.length
  const toggle = (satu: Satu) =>
    setDipilih((kini) => {
      const baru = new Set(kini)
      if (!baru.delete(kunciOf(satu))) baru.add(kunciOf(satu))
      return baru
    })
  /** What was done is chosen no more; what was not stays, and says why. */
  async function run(diminta: readonly Satu[], deed: Promise<Belum>) {
    setBusy(true)
    const hasil = await deed
    if (hasil !== null) {
      const sisa = new Map(
        [...hasil].flatMap(([ke, pesan]) => {
          const satu = diminta[ke]
          return satu === undefined ? [] : [[kunciOf(satu), pesan] as const]
        }),
      )
      const selesai = new Set(diminta.map(kunciOf).filter((kunci) => !sisa.has(kunci)))
      setBelum(sisa)
      setDipilih((kini) => new Set([...kini].filter((kunci) => !selesai.has(kunci))))
    }
    await invalidate(...TUTUP_BULAN)
    setBusy(false)
  }
  return (
    <>
      <Tabel
        judul="Pengecualian"
        jumlah={total}
        kolom={['Karyawan', 'Hari', 'Lokasi', 'Jadwal', 'Tercatat', 'Usul', 'Tindakan']}
        {...(isPemutus && {
          pilihan: (
            <RowCheckbox
              label={`Pilih semua ${boleh.length} baris`}
              checked={isSemua}
              disabled={boleh.length === 0}
              onToggle={() => setDipilih(new Set(isSemua ? [] : boleh.map(kunciOf)))}
            />
          ),
        })}
      >
        {data.map((satu) => (
          <tr key={kunciOf(satu)} className={BARIS}>
            {isPemutus && (
              <td className="w-11 pl-3">
                <RowCheckbox
                  label={`${satu.karyawan.nama}, ${formatTanggalAngka(satu.tanggal)}`}
                  checked={dipilih.has(kunciOf(satu))}
                  disabled={satu.karyawan.id === profil.karyawanId}
                  onToggle={() => toggle(satu)}
                />
              </td>
            )}
            <th scope="row" className={`${SEL} text-left font-semibold`}>
              {satu.karyawan.nama}
            </th>
            <td className={`${SEL} whitespace-nowrap tabular-nums`}>{formatTanggalAngka(satu.tanggal)}</td>
            <td className={SEL}>{satu.lokasi ?? '–'}</td>
            <td className={`${SEL} whitespace-nowrap tabular-nums`}>
              {satu.mulai === null ? '–' : rentang(satu.mulai, satu.selesai, satu.zona_waktu)}
            </td>
            <td className={`${SEL} whitespace-nowrap tabular-nums`}>
              {rentang(satu.check_in, satu.check_out, satu.zona_waktu)}
            </td>
            <td className={SEL}>
              {satu.karyawan.id === profil.karyawanId ? (
                <span className="text-ink-muted">hari Anda sendiri: HRD lain yang membetulkan</span>
              ) : (
                <Usul satu={satu} />
              )}
              {belum.has(kunciOf(satu)) && (
                <p className="max-w-72 text-destructive">{belum.get(kunciOf(satu))}</p>
              )}
            </td>
            <td className={`${SEL} whitespace-nowrap`}>
              {isPemutus && satu.jenis === 'tanpa_check_out' && satu.karyawan.id !== profil.karyawanId && (
                <button
                  type="button"
                  disabled={isBusy}
                  onClick={() =>
                    void run([satu], banyak.tanya([{ karyawanId: satu.karyawan.id, tanggal: satu.tanggal }]))
                  }
                  className={`${TAUTAN} mr-3`}
                >
                  Tanya
                </button>
              )}
              <Link
                to="/kelola/presensi/$karyawanId/$tanggal"
                params={{ karyawanId: String(satu.karyawan.id), tanggal: satu.tanggal }}
                search={{ bulan: satu.tanggal.slice(0, 7) }}
                className={TAUTAN}
              >
                {satu.jenis === 'tanpa_check_out' ? 'Koreksi' : 'Tinjau'}
              </Link>
            </td>
          </tr>
        ))}
      </Tabel>
      <BulkBar count={chosen.length} onClear={() => setDipilih(new Set())}>
        {usulan.length > 0 && (
          <>
            <div className="w-48 [&_label]:sr-only">
              <TextField
                label="Alasan koreksi"
                maxLength={500}
                value={alasan}
                onChange={({ target }) => setAlasan(target.value)}
              />
            </div>
            <BulkButton
              busy={isBusy}
              onClick={() => void run(usulan, banyak.koreksi(usulan.map((satu) => barisFrom(satu, alasan))))}
            >
              {`Terapkan jam jadwal ke ${usulan.length} terpilih`}
            </BulkButton>
          </>
        )}
        {ditinjau.length > 0 && (
          <BulkButton
            busy={isBusy}
            onClick={() =>
              void run(
                ditinjau,
                banyak.terima(
                  ditinjau.map(({ karyawan, tanggal }) => ({ karyawanId: karyawan.id, tanggal })),
                ),
              )
            }
          >
            {`Terima ${ditinjau.length} yang ditandai`}
          </BulkButton>
        )}
      </BulkBar>
    </>
  )
}

const TAUTAN =
  'min-h-9 font-semibold whitespace-nowrap text-primary-strong hover:underline disabled:opacity-60 max-desk:min-h-11'

/** What a row would become: the planned end, or a look at it. */
function Usul({ satu }: { readonly satu: Satu }) {
  const usul = usulanOf(satu)
  if (usul !== null)
    return (
      <>
        pulang {usul} <span className="text-ink-muted">dari jadwal</span>
      </>
    )
  return (
    <span className="text-destructive">
      {satu.jenis === 'tanpa_check_out' ? 'tanpa check out' : 'perlu ditinjau'}
    </span>
  )
}

/** The planned end of a work that nobody checked out of; null: it has none, or something else is to be done. */
function usulanOf({ jenis, selesai, zona_waktu }: Satu): string | null {
  return jenis === 'tanpa_check_out' && selesai !== null
    ? formatJamMenit(Date.parse(selesai), zona_waktu)
    : null
}

function barisFrom(satu: Satu, alasan: string) {
  return {
    kode: satu.kode ?? '',
    tanggal: satu.tanggal,
    masuk: '',
    pulang: usulanOf(satu) ?? '',
    alasan,
    penugasan: satu.penugasan_id === null ? '' : String(satu.penugasan_id),
  }
}

function kunciOf({ karyawan, tanggal, jenis, mulai, check_in }: Satu): string {
  return [karyawan.id, tanggal, jenis, mulai, check_in].join(' ')
}

function rentang(mulai: string | null, selesai: string | null, zona: KodeZona): string {
  const jam = (iso: string | null) => (iso === null ? 'belum' : formatJamMenit(Date.parse(iso), zona))
  return `${jam(mulai)} – ${jam(selesai)}`
}
