import { Link } from '@tanstack/react-router'
import { isiBerlaku } from '@rekan/domain/roster/lembar'
import { type KodeZona, addHari, formatJam, jamLokal } from '@rekan/domain/waktu'
import { may } from '../../lib/boleh.ts'
import { formatTanggal } from '../../lib/format.ts'
import { useProfil } from '../profil/diri/profil.queries.ts'
import type { OrangRoster, Roster, SelBaru, SelRoster } from './lembar/roster.queries.ts'

type SelPanelProps = {
  readonly roster: Roster
  readonly orang: OrangRoster
  readonly sel: SelRoster
  /** Undefined: who may only read it */
  readonly onPaint: ((sel: readonly SelBaru[]) => void) | undefined
}

/** More about the cell that has the focus: what is wrong with it, at which post it stands, and who stands in for whom. */
export function SelPanel({ roster, orang, sel, onPaint }: SelPanelProps) {
  const pekan = orang.pekan.find(({ senin }) => senin <= sel.tanggal && sel.tanggal <= addHari(senin, 6))
  const salah = orang.peringatan.filter(({ tanggal, kode }) =>
    kode === 'JAM_SEPEKAN' ? tanggal === pekan?.senin : tanggal === sel.tanggal,
  )
  const isi = isiBerlaku(sel)
  const isBerpos =
    roster.pos.length > 0 &&
    isi?.some(({ jenis_shift_id, cuti }) => jenis_shift_id !== null && !cuti) === true
  const isTerbit = sel.terbit !== null || sel.kerja.some((satu) => satu.menggantikan ?? satu.digantikan_oleh)
  const kerja = isTerbit ? sel.kerja : []
  const isDicari =
    may(useProfil(), 'POST /karyawan/{id}/penggantian/tawarkan') && sel.tanggal >= roster.hari_ini
  const isBerganti = kerja.some(
    (satu) => isDicari || satu.menggantikan !== null || satu.digantikan_oleh !== null,
  )
  if (salah.length === 0 && !isBerpos && !isBerganti) return null
  return (
    <section
      aria-label="Sel terpilih"
      className="card fixed right-4 bottom-4 z-30 max-w-80 space-y-2 p-4 shade-raised desk:right-6 desk:bottom-6"
    >
      <h2 className="text-sm font-bold">
        {orang.nama} · {formatTanggal(sel.tanggal)}
      </h2>
      {salah.map(({ kode, kalimat, menolak }) => (
        <p key={kode + kalimat} className={`text-sm ${menolak ? 'text-destructive' : 'text-accent-strong'}`}>
          {kalimat}
        </p>
      ))}
      {isBerpos && isi !== null && (
        <label className="flex items-center gap-2 text-sm">
          <span className="font-semibold">Pos</span>
          <select
            disabled={onPaint === undefined}
            value={isi[0]?.pos_id ?? ''}
            onChange={(event) => {
              const pos_id = event.target.value === '' ? null : Number(event.target.value)
              const baru = isi.map((satu) => (satu.cuti ? satu : { ...satu, pos_id }))
              onPaint?.([{ karyawan_id: orang.id, tanggal: sel.tanggal, isi: baru }])
            }}
            className="min-h-9 min-w-0 flex-1 rounded-control border border-field bg-surface px-2"
          >
            <option value="">Dibagi sendiri</option>
            {roster.pos.map(({ id, nama }) => (
              <option key={id} value={id}>
                {nama}
              </option>
            ))}
          </select>
        </label>
      )}
      {kerja.map(({ mulai, menggantikan, digantikan_oleh }) => (
        <p key={mulai} className="flex flex-wrap gap-x-3 text-sm">
          {menggantikan !== null && <span>Menggantikan {menggantikan}</span>}
          {digantikan_oleh !== null && <span>Digantikan {digantikan_oleh}</span>}
          {isDicari && (
            <Link
              to="/kelola/penggantian/$karyawanId/$tanggal"
              params={{ karyawanId: String(orang.id), tanggal: sel.tanggal }}
              search={{ mulai }}
              className="font-semibold text-primary hover:underline"
            >
              {digantikan_oleh === null ? 'Cari pengganti' : 'Buka penggantian'}
              {kerja.length > 1 && ` pukul ${pukul(mulai, roster.kantor.zona_waktu)}`}
            </Link>
          )}
        </p>
      ))}
    </section>
  )
}

function pukul(mulai: string, zona: KodeZona): string {
  return formatJam(jamLokal(Date.parse(mulai), zona)).slice(0, 5)
}
