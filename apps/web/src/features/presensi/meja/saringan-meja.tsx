import { useQuery } from '@tanstack/react-query'
import { NAMA_KEADAAN } from '@rekan/domain/presensi/meja'
import { DayNavigator } from '../../../ui/day-navigator.tsx'
import { MonthNavigator } from '../../../ui/month-navigator.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { FilterMenu, FilterToggle } from '../../../ui/wide/filter-menu.tsx'
import { useZona } from '../../profil/diri/profil.queries.ts'
import { type TentangHari, pilihanMejaQuery } from './meja.queries.ts'
import { type CariMeja, formatCariBulan, withIsi } from './meja.search.ts'
import type { Meja } from './use-meja.ts'

type SaringanMejaProps = { readonly meja: Meja; readonly tentang: TentangHari | undefined }

/** What narrows the desk: a day or a month, whose people, which kind of day. */
export function SaringanMeja({ meja, tentang }: SaringanMejaProps) {
  const { cari, onCari, bulan, hariIni, terbuka } = meja
  const zona = useZona()
  const { hari, keadaan, cari: teks } = cari
  const set = (isi: Partial<{ readonly [K in keyof CariMeja]: CariMeja[K] | undefined }>) =>
    onCari(withIsi(cari, isi))
  return (
    <>
      <div
        role="group"
        aria-label="Tampilan"
        className="flex rounded-full border border-field bg-surface p-0.5"
      >
        {(['Hari', 'Bulan'] as const).map((label) => (
          <button
            key={label}
            type="button"
            aria-pressed={(label === 'Hari') === (hari !== undefined)}
            onClick={() =>
              set(
                label === 'Bulan'
                  ? { hari: undefined, bulan: formatCariBulan(bulan) }
                  : { hari: hari ?? terbuka?.tanggal ?? hariAwal(formatCariBulan(bulan), hariIni) },
              )
            }
            className="h-8 rounded-full px-3.5 text-sm font-semibold text-ink-muted aria-pressed:bg-primary-soft aria-pressed:text-primary-strong max-desk:h-11"
          >
            {label}
          </button>
        ))}
      </div>
      <div className="w-72 shrink-0 max-desk:w-full">
        {hari === undefined ? (
          <MonthNavigator
            value={bulan}
            zona={zona}
            onChange={(baru) => set({ bulan: formatCariBulan(baru) })}
          />
        ) : (
          <DayNavigator value={hari} zona={zona} onChange={(baru) => set({ hari: baru })} />
        )}
      </div>
      <SaringanMilik meja={meja} />
      {tentang?.keadaan
        .filter(({ kode, jumlah }) => kode === keadaan || (jumlah !== null && jumlah > 0))
        .map(({ kode, jumlah }) => (
          <FilterToggle
            key={kode}
            label={NAMA_KEADAAN[kode]}
            count={jumlah ?? undefined}
            isOn={kode === keadaan}
            onChange={(isOn) => set({ keadaan: isOn ? kode : undefined })}
          />
        ))}
      <div className="w-full desk:w-60 desk:[&_input]:h-9 desk:[&_input]:min-h-9 desk:[&_input]:text-sm">
        <SearchField
          label="Cari nama atau kode"
          value={teks ?? ''}
          onSearch={(baru) => set({ cari: baru === '' ? undefined : baru })}
        />
      </div>
      {tentang !== undefined && (
        <p className="text-sm text-ink-muted">
          {tentang.total.toLocaleString('id-ID')} orang
          {tentang.perlu_tindakan !== null &&
            ` · ${tentang.perlu_tindakan.toLocaleString('id-ID')} perlu tindakan`}
        </p>
      )}
    </>
  )
}

/** By site, client and coordinator. */
function SaringanMilik({ meja: { cari, onCari, saringan } }: { readonly meja: Meja }) {
  const { data: pilihan } = useQuery(pilihanMejaQuery(saringan))
  const semua = [
    ['lokasi', 'Lokasi', pilihan?.kantor],
    ['klien', 'Klien', pilihan?.klien],
    ['koordinator', 'Koordinator', pilihan?.koordinator],
  ] as const
  return semua.map(([nama, label, nilai = []]) => (
    <FilterMenu
      key={nama}
      label={label}
      options={nilai.map((satu) => ({
        value: String(satu.id),
        label: satu.nama,
        count: satu.jumlah ?? undefined,
      }))}
      value={cari[nama]?.toString()}
      onChange={(baru) => onCari(withIsi(cari, { [nama]: baru === undefined ? undefined : Number(baru) }))}
    />
  ))
}

/** Of the month that runs today, of another its first. */
function hariAwal(bulan: string, hariIni: string): string {
  return hariIni.startsWith(bulan) ? hariIni : `${bulan}-01`
}
