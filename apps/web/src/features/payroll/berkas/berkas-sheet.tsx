import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { type Bulan, formatBulan } from '@rekan/domain/bulan'
import { BERKAS_BANK, BERKAS_LOKASI, type BerkasGaji } from '@rekan/domain/payroll/berkas/jenis'
import { type JenisSlip, PERIHAL_SLIP, sebutanKecil } from '@rekan/domain/payroll/jenis-slip'
import { formatRupiah } from '@rekan/domain/teks/rupiah'
import { tanggalLokal } from '@rekan/domain/waktu'
import { errorFrom } from '../../../lib/api-error.ts'
import { serverNow } from '../../../lib/clock.ts'
import { fetchFile } from '../../../lib/download.ts'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { SideSheet } from '../../../ui/wide/side-sheet.tsx'
import { type AkhirBulan, type Berkas, berkasQuery } from './berkas.queries.ts'
import { BerkasCard } from './berkas-card.tsx'
import { SumberForm } from './sumber-form.tsx'

type BerkasSheetProps = {
  readonly bulan: Bulan
  readonly jenis: JenisSlip
  readonly onClose: () => void
}

/** The files with which a month of pay ends: to banks, offices, the books and clients. */
export function BerkasSheet({ bulan, jenis, onClose }: BerkasSheetProps) {
  const { data, error, isFetching, refetch } = useQuery(berkasQuery(bulan, jenis))
  return (
    <SideSheet
      title={`Berkas ${jenis === 'BULANAN' ? '' : `${PERIHAL_SLIP[jenis].pendek} `}${formatBulan(bulan)}`}
      onClose={onClose}
    >
      {data === undefined ? (
        error !== null && !isFetching ? (
          <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList count={4} />
        )
      ) : (
        <Isi bulan={bulan} slip={jenis} data={data} />
      )}
    </SideSheet>
  )
}

const KELOMPOK: readonly {
  readonly judul: string
  readonly apa: (jenis: BerkasGaji) => boolean
}[] = [
  { judul: 'Bank', apa: (jenis) => BERKAS_BANK.has(jenis) },
  { judul: 'Pajak dan BPJS', apa: (jenis) => !BERKAS_BANK.has(jenis) && !isDaftar(jenis) },
  { judul: 'Pembukuan dan klien', apa: isDaftar },
]

function isDaftar(jenis: BerkasGaji): boolean {
  return jenis === 'jurnal' || BERKAS_LOKASI.has(jenis)
}

/** What the cards of banks are called beside their format. */
const BAGIAN: Partial<Readonly<Record<BerkasGaji, string>>> = {
  'bank-sendiri': 'Bank asal: ',
  'bank-lain': 'Bank lain: ',
}

type IsiProps = { readonly bulan: Bulan; readonly slip: JenisSlip; readonly data: AkhirBulan }

function Isi({ bulan, slip, data }: IsiProps) {
  const [tanggal, setTanggal] = useState(tanggalLokal(serverNow(), 'WIB'))
  const [tempat, setTempat] = useState('')
  const [apa, nomor = ''] = tempat.split(' ')
  const saringan =
    apa === 'lokasi' ? { kantor_id: Number(nomor) } : apa === 'klien' ? { klien_id: Number(nomor) } : {}
  // The password is asked for before it, where it was not given lately.
  const fetchSatu = (jenis: BerkasGaji) =>
    fetchFile('POST /kelola/payroll/berkas', {
      body: {
        ...bulan,
        jenis,
        slip,
        ...(BERKAS_BANK.has(jenis) && { tanggal }),
        ...(BERKAS_LOKASI.has(jenis) && saringan),
      },
    })
  // Without it nobody knows whose bank is the own one: both parts would be the whole list once more.
  const isSumber = data.sumber.kode_bank !== null && data.sumber.nomor_rekening !== null
  const tunggu = ({ jenis }: Berkas) =>
    jenis === 'timesheet' && tempat === '' ? 'Pilih dulu lokasi atau kliennya.' : undefined
  return (
    <div className="space-y-4 pb-4">
      <p className="text-ink-muted">
        {data.orang} orang, {slip === 'BULANAN' ? 'gaji bersih' : `${sebutanKecil(slip)} bersih`}{' '}
        {formatRupiah(data.gaji_bersih)}. Hanya slip yang sudah terbit. Setiap unduhan tercatat di jejak
        audit.
      </p>
      {data.belum_terbit > 0 && (
        <Notice tone="accent" icon={CircleAlert} title={`${data.belum_terbit} slip belum terbit`}>
          <p>Slip itu tidak ada di berkas mana pun.</p>
        </Notice>
      )}
      {!isSumber && (
        <Notice tone="accent" icon={CircleAlert} title="Atur dulu rekening asal gaji perusahaan.">
          <p>Isi di bawah. Sampai itu, transfer semua orang hanya ada sebagai satu berkas CSV biasa.</p>
        </Notice>
      )}
      <details className="card p-4" open={!isSumber}>
        <summary className="min-h-11 cursor-pointer font-bold desk:min-h-8">
          Rekening asal dan nomor perusahaan
        </summary>
        <SumberForm key={data.sumber.versi} sumber={data.sumber} onSaved={() => undefined} />
      </details>
      {/* Offices and books take all slips of the month together: they stand with the month's. */}
      {KELOMPOK.filter(({ judul }) => slip === 'BULANAN' || judul === 'Bank').map(
        ({ judul, apa: isMilik }) => (
          <section key={judul} className="space-y-3">
            <h3 className="text-lg font-bold">{judul}</h3>
            {judul === 'Bank' && (
              <DatePicker
                label="Tanggal bayar"
                required
                format="short"
                value={tanggal}
                onChange={setTanggal}
              />
            )}
            {judul === 'Pembukuan dan klien' && (
              <SelectField
                label="Lokasi atau klien"
                placeholder="Seluruh perusahaan"
                value={tempat}
                onChange={(event) => setTempat(event.target.value)}
                options={[
                  ...data.klien.map(({ id, nama }) => ({ value: `klien ${id}`, label: `Klien ${nama}` })),
                  ...data.lokasi.map(({ id, nama }) => ({ value: `lokasi ${id}`, label: nama })),
                ]}
              />
            )}
            {data.berkas
              .filter(({ jenis }) => isMilik(jenis) && (isSumber || BAGIAN[jenis] === undefined))
              .map((berkas) => (
                <BerkasCard
                  key={berkas.jenis}
                  berkas={{ ...berkas, nama: `${BAGIAN[berkas.jenis] ?? ''}${berkas.nama}` }}
                  tunggu={tunggu(berkas)}
                  onFetch={() => fetchSatu(berkas.jenis)}
                />
              ))}
          </section>
        ),
      )}
    </div>
  )
}
