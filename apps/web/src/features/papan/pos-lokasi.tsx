import { Link } from '@tanstack/react-router'
import type { Lokasi } from './papan.queries.ts'
import { Terisi } from './terisi.tsx'
import { lamaKosong, pukul } from './waktu.ts'

/** The posts of a site: who came of whom it needs, how long each stood empty, and who stands in for whom. */
export function PosLokasi({ lokasi }: { readonly lokasi: Lokasi }) {
  const { nama, pos, zona_waktu, id, penggantian } = lokasi
  return (
    <section aria-label={`Pos ${nama}`} className="space-y-1 text-sm">
      {pos.length === 0 ? (
        <p className="text-ink-muted">Tidak ada pos di lokasi ini.</p>
      ) : (
        <ul className="divide-y divide-line">
          {pos.map((satu) => (
            <li key={satu.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
              <span className="min-w-40 flex-1 font-semibold">{satu.nama}</span>
              <Terisi terisi={satu.terisi} rencana={satu.rencana} isKurang={satu.kosong_sejak !== null} />
              <span className="text-ink-muted">
                butuh {satu.butuh}
                {satu.kurang > 0 && `, ${satu.kurang} belum terjadwal`}
              </span>
              <span className={satu.kosong_sejak === null ? 'text-ink-muted' : 'text-destructive'}>
                {satu.kosong_detik === 0
                  ? 'tidak pernah kosong'
                  : `kosong ${lamaKosong(satu.kosong_detik)}${satu.kosong_sejak === null ? '' : `, sejak ${pukul(satu.kosong_sejak, zona_waktu)}`}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {penggantian.map(({ digantikan, pengganti, sejak, kosong_detik }) => (
        <p key={`${digantikan} ${pengganti}`}>
          <b>{pengganti}</b> menggantikan <b>{digantikan}</b>
          {sejak === null
            ? ', belum check in'
            : `, masuk ${pukul(sejak, zona_waktu)}, kosong ${lamaKosong(kosong_detik)}`}
        </p>
      ))}
      <Link
        to="/presensi/"
        search={{ kantor: id }}
        className="inline-block py-1 font-semibold text-primary hover:underline"
      >
        Lihat presensinya
      </Link>
    </section>
  )
}
