import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { langkahPada } from '@rekan/domain/shift/pola'
import { errorFrom } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { HurufShift } from '../../ui/wide/huruf-shift.tsx'
import { polaQuery } from '../shift/shift.queries.ts'
import type { Roster, SelBaru } from './lembar/roster.queries.ts'

type PolaSheetProps = {
  readonly roster: Roster
  readonly onPaint: (sel: readonly SelBaru[]) => void
  readonly onClose: () => void
}

/** Puts a pattern on people's days from a date on, each person so many steps after the one before. */
export function PolaSheet({ roster, onPaint, onClose }: PolaSheetProps) {
  const { data, error, refetch } = useQuery(polaQuery)
  const pola = (data ?? []).filter(({ aktif }) => aktif)
  const [polaId, setPolaId] = useState<number>()
  const [mulai, setMulai] = useState(roster.mulai < roster.hari_ini ? roster.hari_ini : roster.mulai)
  const [geser, setGeser] = useState(2)
  const [pilih, setPilih] = useState<ReadonlySet<number>>(new Set(roster.orang.map(({ id }) => id)))
  const terpilih = pola.find(({ id }) => id === (polaId ?? pola[0]?.id))
  const orang = roster.orang.filter(({ id }) => pilih.has(id))
  const huruf = new Map(roster.shift.map((satu) => [satu.id, satu]))

  function compose(): SelBaru[] {
    if (terpilih === undefined) return []
    return orang.flatMap(({ id, sel }, ke) =>
      sel
        .filter(({ tanggal, izin }) => tanggal >= mulai && tanggal >= roster.hari_ini && izin === null)
        .map(({ tanggal }) => ({
          karyawan_id: id,
          tanggal,
          isi: [
            {
              jenis_shift_id:
                langkahPada({ langkah: terpilih.langkah, mulai, geser: ke * geser }, tanggal) ?? null,
              pos_id: null,
              cuti: false,
            },
          ],
        })),
    )
  }

  return (
    <Sheet
      title="Isi dengan pola"
      onClose={onClose}
      footer={
        <Button disabled={terpilih === undefined || orang.length === 0} onClick={() => onPaint(compose())}>
          Isi {orang.length} orang
        </Button>
      }
    >
      {error !== null && <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />}
      {data !== undefined && pola.length === 0 && (
        <p>Belum ada pola. Buat lebih dulu di Jenis shift & pola.</p>
      )}
      {terpilih !== undefined && (
        <div className="space-y-4">
          <SelectField
            label="Pola"
            value={terpilih.id}
            options={pola.map(({ id, nama }) => ({ value: id, label: nama }))}
            onChange={(event) => setPolaId(Number(event.target.value))}
          />
          <p aria-label="Langkah pola" className="flex flex-wrap gap-1">
            {terpilih.langkah.map((shiftId, ke) => {
              const satu = huruf.get(shiftId ?? 0)
              return satu === undefined ? (
                // oxlint-disable-next-line react/no-array-index-key -- a step is its place
                <HurufShift key={ke} huruf="L" warna="abu" />
              ) : (
                // oxlint-disable-next-line react/no-array-index-key -- a step is its place
                <HurufShift key={ke} huruf={satu.huruf} warna={satu.warna} />
              )
            })}
          </p>
          <TextField
            label="Mulai"
            type="date"
            value={mulai}
            min={roster.hari_ini}
            onChange={(event) => setMulai(event.target.value)}
          />
          <TextField
            label="Geser tiap orang (langkah)"
            type="number"
            min={0}
            max={terpilih.langkah.length}
            value={String(geser)}
            hint="Orang kedua mulai sekian langkah sesudah orang pertama, dan seterusnya."
            onChange={(event) => setGeser(Math.max(0, Math.round(Number(event.target.value))))}
          />
          <fieldset>
            <legend className="text-sm font-semibold">Orang</legend>
            {roster.orang.map(({ id, nama }) => (
              <Checkbox
                key={id}
                label={nama}
                checked={pilih.has(id)}
                onChange={(event) => {
                  const baru = new Set(pilih)
                  if (event.target.checked) baru.add(id)
                  else baru.delete(id)
                  setPilih(baru)
                }}
              />
            ))}
          </fieldset>
        </div>
      )}
    </Sheet>
  )
}
