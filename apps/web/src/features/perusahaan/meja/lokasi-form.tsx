import type { ReactNode } from 'react'
import { KODE_ZONA, type KodeZona } from '@rekan/domain/waktu'
import type { ApiError } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Draf } from './draf.ts'
import { KoordinatorLokasi } from './koordinator-lokasi.tsx'
import type { Lokasi } from './lokasi.queries.ts'
import { ReguLokasi } from './regu/regu-lokasi.tsx'
import { SudutTabel } from './peta/sudut-tabel.tsx'

/** By this id a button outside of it sends it. */
export const FORM_LOKASI = 'form-lokasi'

type LokasiFormProps = {
  readonly draf: Draf
  /** The zone that the place lies in; null where it is not known */
  readonly zonaLetak: KodeZona | null
  /** As it is saved; null for one that is not */
  readonly dasar: Lokasi | null
  /** Who may not change it reads it */
  readonly isBaca: boolean
  /** Screens may be paired with its post */
  readonly isBolehLayar: boolean
  readonly galat: ApiError | undefined
  readonly onEdit: (draf: Draf) => void
  readonly isSibuk: boolean
  readonly isDapatSimpan: boolean
  readonly onSimpan: () => void
  /** Of a company that is being prepared: nothing hangs on it yet */
  readonly isPertama: boolean
  readonly onKoordinator: () => void
  /** Something beside the form was saved */
  readonly onTersimpan: (lokasi: Lokasi) => void
  readonly onRegu: () => void
  readonly onKode: () => void
  readonly onTutup: () => void
  readonly onBuka: () => void
  readonly children: ReactNode
}

const KEBIJAKAN = [
  ['catat', 'Dicatat, dengan alasan', 'Ditandai dan ditinjau koordinator'],
  ['wajib', 'Ditolak', 'Tanpa posisi di dalam area tidak tercatat'],
] as const
const PILIHAN =
  'border border-field bg-surface hover:bg-sunken aria-checked:border-primary aria-checked:bg-primary-soft disabled:opacity-60'

/** What is decided of a site besides its line. */
export function LokasiForm(props: LokasiFormProps) {
  const { draf, zonaLetak, dasar, isBaca, galat, onEdit, isSibuk, isDapatSimpan } = props
  const { onSimpan, onTutup, onBuka } = props
  const isTersimpan = dasar !== null && !props.isPertama
  const isi = (ubah: Partial<Draf>) => onEdit({ ...draf, ...ubah })
  const salah = (nama: string) => galat?.errors[nama]?.[0]
  const zona = draf.zona ?? zonaLetak
  const isZonaTetap = dasar?.zona_tetap === true
  return (
    <form
      id={FORM_LOKASI}
      aria-label="Lokasi"
      noValidate
      className="card space-y-4 p-4 desk:overflow-y-auto"
      onSubmit={(event) => {
        event.preventDefault()
        if (isDapatSimpan && !isSibuk) onSimpan()
      }}
    >
      <fieldset disabled={isBaca} className="space-y-4">
        {props.children}
        {galat !== undefined && (
          <p role="alert" className="font-medium text-destructive">
            {galat.message}
          </p>
        )}
        <TextField
          label="Nama"
          required
          value={draf.nama}
          onChange={(event) => isi({ nama: event.target.value })}
          error={salah('nama')}
        />
        <TextField
          label="Kode"
          required
          value={draf.kode}
          onChange={(event) => isi({ kode: event.target.value })}
          error={salah('kode')}
          hint="Dipakai di impor, misalnya JKT01."
        />
        <TextField
          label="Alamat"
          required
          value={draf.alamat}
          onChange={(event) => isi({ alamat: event.target.value })}
          error={salah('alamat')}
        />
        <div>
          <p className="mb-2 text-sm font-semibold">Zona waktu</p>
          <div role="radiogroup" aria-label="Zona waktu" className="flex flex-wrap items-center gap-2">
            {KODE_ZONA.map((satu) => (
              <button
                key={satu}
                type="button"
                role="radio"
                aria-checked={zona === satu}
                disabled={isZonaTetap && zona !== satu}
                onClick={() => isi({ zona: satu })}
                className={`min-h-11 rounded-full px-4 text-sm font-semibold ${PILIHAN}`}
              >
                {satu}
              </button>
            ))}
            <span className="text-sm text-ink-muted">
              {isZonaTetap
                ? 'tetap, karena sudah dipakai'
                : zonaLetak !== null && (zona === zonaLetak ? 'dari letaknya' : `letaknya di ${zonaLetak}`)}
            </span>
          </div>
          {salah('zona_waktu') !== undefined && (
            <p className="mt-1 text-sm font-medium text-destructive">{salah('zona_waktu')}</p>
          )}
        </div>
        <div>
          <p className="mb-2 text-sm font-semibold">Di luar area</p>
          <div role="radiogroup" aria-label="Di luar area" className="space-y-2">
            {KEBIJAKAN.map(([nilai, judul, arti]) => (
              <button
                key={nilai}
                type="button"
                role="radio"
                aria-checked={draf.kebijakan === nilai}
                onClick={() => isi({ kebijakan: nilai })}
                className={`block w-full rounded-control p-3 text-left text-sm ${PILIHAN}`}
              >
                <b className="block">{judul}</b>
                <span className="text-ink-muted">{arti}</span>
              </button>
            ))}
          </div>
        </div>
        <TextField
          label="Toleransi (meter)"
          type="number"
          min={0}
          max={500}
          value={String(draf.toleransi)}
          onChange={(event) => isi({ toleransi: Math.round(Number(event.target.value)) })}
          error={salah('toleransi_meter')}
          hint="Sejauh ini di luar garis masih terhitung di dalam."
        />
        <TextField
          label="Kabari yang belum datang setelah (menit)"
          type="number"
          min={0}
          max={240}
          value={String(draf.alarm)}
          onChange={(event) => isi({ alarm: Math.round(Number(event.target.value)) })}
          error={salah('alarm_menit')}
          hint="Dihitung sesudah toleransi jam masuk."
        />
        <TextField
          label="Presensi tanpa jaringan ditunggu (jam)"
          type="number"
          min={1}
          max={168}
          value={draf.luring === null ? '' : String(draf.luring)}
          onChange={({ target: { value } }) =>
            isi({ luring: value === '' ? null : Math.round(Number(value)) })
          }
          error={salah('luring_jam')}
          hint="Kosongkan untuk mengikuti setelan perusahaan."
        />
        {draf.bentuk === 'lingkaran' && (
          <TextField
            label="Jari-jari lingkaran (meter)"
            type="number"
            min={20}
            max={5000}
            value={String(draf.radius)}
            onChange={(event) => isi({ radius: Math.round(Number(event.target.value)) })}
          />
        )}
        {draf.bentuk !== 'lingkaran' && (
          <SudutTabel
            sudut={draf.sudut}
            onChange={(sudut) => isi({ sudut, bentuk: sudut.length === 0 ? null : 'poligon' })}
          />
        )}
        {draf.bentuk !== null && !isBaca && (
          <Button tone="plain" onClick={() => isi({ bentuk: null, sudut: [], pusat: null })}>
            Hapus area
          </Button>
        )}
        {isTersimpan && (
          <p className="text-sm text-ink-muted">{dasar.orang} orang ditempatkan di sini hari ini.</p>
        )}
      </fieldset>
      {isTersimpan && (
        <>
          <KoordinatorLokasi lokasi={dasar} isBaca={isBaca} onAtur={props.onKoordinator} />
          <ReguLokasi lokasi={dasar} isBaca={isBaca} onTersimpan={props.onTersimpan} onAtur={props.onRegu} />
          {props.isBolehLayar && (
            <Button tone="outline" onClick={props.onKode}>
              Kode pos jaga…
            </Button>
          )}
          {!isBaca &&
            (dasar.tutup_mulai === null ? (
              <Button tone="danger" onClick={onTutup}>
                Tutup lokasi…
              </Button>
            ) : (
              <Button tone="outline" onClick={onBuka}>
                Buka lagi
              </Button>
            ))}
        </>
      )}
    </form>
  )
}
