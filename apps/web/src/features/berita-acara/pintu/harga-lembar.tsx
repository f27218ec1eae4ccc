import { formatRupiah } from '@rekan/domain/teks/rupiah'
import type { Lembar } from '../lembar/lembar.wire.ts'

const SATUAN = { bulan: 'hari-orang', hari: 'hari-orang', jam: 'jam' } as const
const JENIS = { harga: '', lembur: 'Lembur ', potongan: 'Potongan kosong ' } as const

/** What the filled places come to, for contacts that see prices. */
export function HargaLembar({ harga }: { readonly harga: NonNullable<Lembar['harga']> }) {
  const { baris, jumlah, biaya, tanpa_harga } = harga
  return (
    <section aria-label="Harga" className="border-t border-line px-4 py-4 text-sm lebar:px-6">
      <h2 className="mb-2 text-base font-bold">Harga</h2>
      <dl className="space-y-1">
        {baris.map((satu) => {
          const banyak = satu.satuan === 'jam' ? satu.banyak / 3600 : satu.banyak
          return (
            <div
              key={[satu.jenis, satu.jabatan, satu.berlaku_dari, satu.persen].join(' ')}
              className="flex justify-between gap-3"
            >
              <dt>
                {JENIS[satu.jenis]}
                {satu.jabatan}
                {satu.persen === 100 ? '' : ` (hari libur ${satu.persen} %)`}
                <span className="block text-ink-muted">
                  {banyak.toLocaleString('id-ID', { maximumFractionDigits: 2 })} {SATUAN[satu.satuan]} ×{' '}
                  {formatRupiah(satu.harga)}
                  {satu.satuan === 'bulan' && ' sebulan'}
                </span>
              </dt>
              <dd className="shrink-0 tabular-nums">{formatRupiah(satu.jumlah)}</dd>
            </div>
          )
        })}
        {biaya !== 0 && (
          <div className="flex justify-between gap-3">
            <dt>Biaya manajemen</dt>
            <dd className="tabular-nums">{formatRupiah(biaya)}</dd>
          </div>
        )}
        <div className="flex justify-between gap-3 border-t border-line pt-2 font-bold">
          <dt>Jumlah sebelum pajak</dt>
          <dd className="tabular-nums">{formatRupiah(jumlah + biaya)}</dd>
        </div>
      </dl>
      {tanpa_harga.length > 0 && (
        <p className="mt-2 text-ink-muted">Tanpa harga di kontrak: {tanpa_harga.join(', ')}.</p>
      )}
    </section>
  )
}
