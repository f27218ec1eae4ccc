import { formatDurasi } from '@rekan/domain/teks/durasi'
import { DetailList } from '../../../ui/detail-list.tsx'
import { BandingFoto } from './banding-foto.tsx'
import { JENIS, type Jenis } from '../hari/jenis.ts'
import { formatJarak } from '@rekan/domain/perusahaan/jarak'
import { kalimatTempat } from '../tempat/kalimat-lokasi.ts'
import type { KejadianRinci, Rekaman } from '../rekaman/rekaman.wire.ts'
import { SiteMap } from '../tempat/site-map.tsx'
import { TinjauanPart } from './tinjauan-part.tsx'

type BuktiCardProps = {
  readonly presensiId: string
  readonly jenis: Jenis
  readonly kejadian: KejadianRinci
  readonly rekaman: Rekaman
}

const TANPA_AREA = { center: null, boundaries: [] }

/** What there is to tell whether a punch is what it claims: the place on the site, the device, the person's words. */
export function BuktiCard({ presensiId, jenis, kejadian, rekaman }: BuktiCardProps) {
  const {
    bacaan,
    akurasi,
    kantorId,
    kantor,
    keterangan,
    selisihPerangkat,
    kodePos,
    byAdmin,
    dikoreksi,
    oleh,
  } = kejadian
  const area = rekaman.offices.find(({ id }) => id === kantorId)?.area ?? TANPA_AREA
  return (
    <section aria-label={`Bukti ${JENIS[jenis].label}`} className="card overflow-hidden">
      {bacaan !== null && <SiteMap area={area} bacaan={bacaan} />}
      <div className="space-y-3 p-4">
        <h3 className="text-base font-bold">Bukti {JENIS[jenis].label}</h3>
        <BandingFoto kejadian={kejadian} tanggal={rekaman.tanggal} />
        <TinjauanPart presensiId={presensiId} jenis={jenis} kejadian={kejadian} rekaman={rekaman} />
        <DetailList
          layout="row"
          items={[
            { label: 'Lokasi', value: `${kantor} · ${kalimatTempat(kejadian)}` },
            { label: 'Ketelitian', value: akurasi === null ? null : formatJarak(Math.round(akurasi)) },
            {
              label: 'Koordinat',
              value: bacaan && `${derajat(bacaan.titik.lat)}, ${derajat(bacaan.titik.lng)}`,
            },
            {
              label: 'Jam perangkat',
              value: selisihPerangkat === null ? null : kalimatJam(selisihPerangkat),
            },
            ...(kodePos === null
              ? []
              : [
                  {
                    label: 'Kode pos jaga',
                    value: `Cocok, ${kodePos === 'layar' ? 'dari layar pos' : 'kode cetak dengan kata hari itu'}`,
                  },
                ]),
            ...(byAdmin
              ? [{ label: dikoreksi ? 'Dikoreksi oleh' : 'Dicatat oleh', value: oleh ?? 'orang lain' }]
              : []),
          ]}
        />
        {keterangan !== '' && (
          <div>
            <p className="text-sm text-ink-muted">Keterangan</p>
            <p className="font-medium whitespace-pre-line wrap-anywhere">{keterangan}</p>
          </div>
        )}
      </div>
    </section>
  )
}

/** As it is kept: three decimals once the term of the exact ones is over. */
function derajat(nilai: number): string {
  return nilai.toLocaleString('en', { minimumFractionDigits: 3, maximumFractionDigits: 4 })
}

/** How far the device's clock was off the server's, seconds. */
function kalimatJam(selisih: number): string {
  if (Math.abs(selisih) < 60) return 'cocok'
  return `${formatDurasi(Math.abs(selisih))} ${selisih > 0 ? 'lebih cepat' : 'lebih lambat'}`
}
