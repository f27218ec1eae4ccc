import { type MouseEvent, useRef, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Ban, Camera } from 'lucide-react'
import { AKURASI_TERBURUK } from '@rekan/domain/presensi/tempat/lokasi'
import { ActionBar } from '../../../ui/action-bar.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Shift } from '@rekan/domain/jadwal/jadwal'
import { type Draf, readDraf, storeDraf } from './draf.ts'
import { JENIS, type Jenis } from '../hari/jenis.ts'
import { kalimatLokasi } from '../tempat/kalimat-lokasi.ts'
import { type KeadaanPosisi, usePosisi } from '../tempat/posisi.ts'
import { type AlasanTanpaLokasi, PosisiNotice } from './posisi-notice.tsx'
import { PulangAwal, usePulangAwal } from './pulang-awal.tsx'
import { KALIMAT_SEBAB, type Pemeriksaan, judgeKeterangan, judgePunch } from './punch-check.ts'
import { SiteMap } from '../tempat/site-map.tsx'
import { Verdict } from '../tempat/verdict.tsx'
import { WaktuTrio } from '../hari/waktu-trio.tsx'
import type { Presensi } from '../../hari/hari.wire.ts'

type PunchFormProps = {
  readonly jenis: Jenis
  readonly presensi: Pick<Presensi, 'offices' | 'bebasArea' | 'taksir'>
  readonly shift: Shift | null
  /** Of a punch for another: what has been written, and the way on, in the place of the camera's own screen */
  readonly wakil?: { readonly draf: Draf; readonly onLanjut: (draf: Draf) => void }
}

/** The map, the sentence, the note where one is wanted, and the way to the camera. */
export function PunchForm({ jenis, presensi, shift, wakil }: PunchFormProps) {
  const { posisi, ulangi } = usePosisi()
  const [draf, setDraf] = useState(() => wakil?.draf ?? readDraf(jenis))
  const [error, setError] = useState<string>()
  const main = useRef<HTMLDivElement>(null)
  const pulang = usePulangAwal({ jenis, shift })
  const diperiksa = judgePunch(posisi, presensi, draf.kantorId, jenis)
  if (diperiksa === null) return null
  const { office, bacaan, nilai, hasil, sebab } = diperiksa
  const isPulangWajib = pulang?.isWajib === true
  const isWajib = hasil === 'keterangan' || isPulangWajib
  const alasan = alasanTanpaLokasi(posisi, diperiksa)
  const bolehLanjut = hasil === 'boleh' || hasil === 'keterangan'
  // Without HTTPS there is no camera either: asking for a note would lead nowhere.
  const isBuntu = alasan === 'tidak_aman'

  const isLuarJadwal = hasil === 'keterangan' && (sebab === 'jadwal' || sebab === 'tanpa_bekal')
  const tempatnya = alasan !== null ? 'Alasan presensi tanpa lokasi' : 'Alasan presensi dari luar area'
  const sebabnya = isLuarJadwal
    ? 'Mengapa presensi sekarang?'
    : hasil === 'keterangan'
      ? tempatnya
      : 'Alasan pulang lebih awal'
  const placeholder = isWajib ? sebabnya : 'Tulis catatan untuk koordinator'

  function goOn(event: MouseEvent) {
    const salah = judgeKeterangan(draf.keterangan, isWajib)
    setError(salah)
    if (salah === undefined) {
      const rapi = { ...draf, keterangan: draf.keterangan.trim() }
      return wakil === undefined ? storeDraf(jenis, rapi) : wakil.onLanjut(rapi)
    }
    event.preventDefault()
    main.current?.querySelector('input')?.focus()
  }

  return (
    <>
      <div ref={main} className="space-y-3 px-4 pb-6">
        {presensi.offices.length > 1 && (
          <SelectField
            label="Kantor"
            value={office.id}
            options={presensi.offices.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => setDraf({ ...draf, kantorId: Number(target.value) })}
          />
        )}
        {(posisi.keadaan !== 'gagal' || presensi.bebasArea) && (
          <section aria-label="Lokasi" className="card overflow-hidden">
            {posisi.keadaan !== 'gagal' && <SiteMap area={office.area} bacaan={bacaan} />}
            <Verdict {...kalimatLokasi(posisi, nilai, office.name, presensi.bebasArea)} />
          </section>
        )}
        {alasan !== null && (
          <PosisiNotice alasan={alasan} hasil={hasil} kantor={office.name} onUlangi={ulangi} />
        )}
        {alasan === null && hasil === 'tolak' && <DiLuarArea kantor={office.name} />}
        {wakil === undefined && <WaktuTrio jenis={jenis} />}
        {pulang !== null && (
          <section className="card p-4">
            <PulangAwal {...pulang} />
          </section>
        )}
        {hasil !== 'tolak' && !isBuntu && (
          <TextField
            label="Keterangan"
            placeholder={placeholder}
            hint={isLuarJadwal ? KALIMAT_SEBAB[sebab] : undefined}
            maxLength={500}
            required={isWajib}
            value={draf.keterangan}
            error={error}
            onChange={({ target }) => {
              setDraf({ ...draf, keterangan: target.value })
              setError(undefined)
            }}
          />
        )}
      </div>
      {!isBuntu && (
        <ActionBar>
          {hasil === 'tolak' && <Button onClick={ulangi}>Coba Lagi</Button>}
          {hasil === 'cari' && <Button busy>Mencari lokasi…</Button>}
          {bolehLanjut && wakil !== undefined && (
            <Button icon={<Camera className="size-5" />} onClick={goOn}>
              Ambil Foto
            </Button>
          )}
          {bolehLanjut && wakil === undefined && (
            <Link to={JENIS[jenis].selfie} onClick={goOn} className={buttonClass('primary')}>
              <Camera className="size-5" />
              Ambil Selfie
            </Link>
          )}
        </ActionBar>
      )}
    </>
  )
}

function alasanTanpaLokasi(
  posisi: KeadaanPosisi,
  { bacaan, nilai, hasil }: Pemeriksaan,
): AlasanTanpaLokasi | null {
  if (posisi.keadaan === 'gagal') return posisi.alasan
  const isKasar = bacaan !== null && bacaan.akurasi > AKURASI_TERBURUK
  return isKasar && nilai.diLuarArea && hasil !== 'boleh' ? 'kurang_teliti' : null
}

function DiLuarArea({ kantor }: { readonly kantor: string }) {
  return (
    <Notice icon={Ban} tone="destructive" title="Presensi harus dari dalam area">
      <p>
        {kantor} hanya menerima presensi dari dalam areanya. Mendekatlah ke area kantor, tunggu lokasi Anda
        diperbarui, lalu coba lagi.
      </p>
    </Notice>
  )
}
