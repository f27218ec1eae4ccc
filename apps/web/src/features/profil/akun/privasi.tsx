import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import {
  Ban,
  Camera,
  IdCard,
  Landmark,
  MapPin,
  Phone,
  ScrollText,
  Smartphone,
  UserRoundCheck,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { masaSimpanQuery } from './privasi.queries.ts'

/**
 * Tells a person which data are kept, why, who sees them and for how long (UU 27/2022, art. 21: plainly and apart from
 * all else).
 */
export function Privasi() {
  const { data: bulan } = useQuery(masaSimpanQuery)
  return (
    <div className="space-y-3">
      <p>
        Perusahaan tempat Anda bekerja adalah pengendali data pribadi Anda. Rekan menyimpannya di server yang
        dipilih perusahaan. Halaman ini menjelaskan isinya menurut Undang-Undang Nomor 27 Tahun 2022 tentang
        Pelindungan Data Pribadi.
      </p>

      <Data icon={Camera} title="Selfie presensi">
        <Jawab tanya="Apa">
          Satu foto setiap kali Anda check in dan check out. Wajah termasuk data pribadi yang bersifat
          spesifik.
        </Jawab>
        <Jawab tanya="Untuk apa">
          Membuktikan bahwa Anda sendiri yang hadir. Foto dilihat oleh orang; Rekan tidak mengenali wajah
          secara otomatis dan tidak membuat pola wajah. Gambarnya dibandingkan dengan foto presensi lain agar
          foto lama tidak dipakai lagi.
        </Jawab>
        <Jawab tanya="Siapa yang melihat">
          Anda, koordinator Anda, dan HRD. Admin sistem dan rekan kerja lain tidak. Tautan foto mati dengan
          sendirinya dalam satu menit.
        </Jawab>
      </Data>

      <Data icon={MapPin} title="Posisi Anda">
        <Jawab tanya="Apa">
          Koordinat, dikirim hanya pada saat check in dan check out. Ponsel mencarinya di layar presensi, dan
          di Beranda selama presensi Anda hari itu belum selesai; di luar itu posisi Anda tidak diminta.
        </Jawab>
        <Jawab tanya="Seberapa rinci">
          Selama presensi menunggu ditinjau, koordinatnya disimpan seperti dikirim ponsel. Sesudahnya, paling
          lambat sehari kemudian, dipotong sampai kira-kira 11 meter; dari selebihnya Rekan hanya masih tahu
          apakah dua posisi Anda persis sama.
        </Jawab>
        <Jawab tanya="Untuk apa">
          Memeriksa apakah presensi dilakukan di area kantor, dan apakah posisinya wajar.
        </Jawab>
        <Jawab tanya="Siapa yang melihat">Anda, koordinator Anda, dan HRD.</Jawab>
      </Data>

      <Data icon={IdCard} title="NIK dan identitas">
        <Jawab tanya="Apa">
          Nama, NIK, email, tempat dan tanggal lahir, jenis kelamin, status pernikahan, pendidikan, dan nomor
          BPJS Anda.
        </Jawab>
        <Jawab tanya="Untuk apa">
          Hubungan kerja dan kewajiban perusahaan menurut hukum: pajak penghasilan, BPJS, dan administrasi
          ketenagakerjaan.
        </Jawab>
        <Jawab tanya="Siapa yang melihat">
          Anda dan HRD. Koordinator melihat data pekerjaan, bukan NIK. Rekan kerja hanya melihat kode, nama,
          foto profil, pekerjaan, dan unit Anda.
        </Jawab>
      </Data>

      <Data icon={Phone} title="Nomor HP">
        <Jawab tanya="Apa">Nomor HP Anda, bila Anda atau HRD mengisinya.</Jawab>
        <Jawab tanya="Untuk apa">Menghubungi Anda tentang pekerjaan.</Jawab>
        <Jawab tanya="Siapa yang melihat">
          Anda, koordinator Anda, dan HRD. Rekan kerja hanya selama Anda menyetujuinya di menu Data Diri.
        </Jawab>
      </Data>

      <Data icon={Landmark} title="Rekening bank">
        <Jawab tanya="Apa">Nama bank dan nomor rekening Anda.</Jawab>
        <Jawab tanya="Untuk apa">Membayar gaji Anda.</Jawab>
        <Jawab tanya="Siapa yang melihat">
          Anda dan HRD. Setiap penggantian diberitahukan ke email Anda bersama tautan untuk membatalkannya.
        </Jawab>
      </Data>

      <Data icon={Smartphone} title="Perangkat dan kata sandi">
        <Jawab tanya="Apa">
          Nama peramban dan waktu setiap perangkat yang masuk ke akun Anda, dan sidik kata sandi Anda. Kata
          sandinya sendiri tidak disimpan dan tidak dapat dibaca siapa pun.
        </Jawab>
        <Jawab tanya="Untuk apa">Menjaga agar hanya Anda yang masuk ke akun Anda.</Jawab>
        <Jawab tanya="Notifikasi">
          Bila Anda menyalakannya, disimpan pula alamat yang dibuat peramban untuk perangkat itu, sampai Anda
          mematikannya atau keluar. Layanan notifikasi peramban meneruskan kabar tanpa dapat membacanya.
        </Jawab>
      </Data>

      <Data icon={ScrollText} title="Berapa lama disimpan">
        <p>
          Selfie dan koordinat presensi disimpan {bulan === undefined ? 'beberapa' : bulan} bulan, lalu Rekan
          menghapusnya dengan sendirinya; yang tinggal adalah posisi sampai kira-kira 110 meter. Lebih lama
          hanya bila masih diperlukan: presensinya menunggu ditinjau atau dikoreksi, atau HRD menahannya untuk
          suatu perkara.
        </p>
        <p>
          Catatan kerja disimpan selama Anda bekerja, dan sesudahnya selama perusahaan masih memerlukannya
          atau diwajibkan hukum menyimpannya. Jangka waktunya ditetapkan perusahaan dan dapat Anda tanyakan
          kepada HRD.
        </p>
        <p>Perangkat yang tidak dipakai selama 30 hari dikeluarkan dari akun Anda.</p>
        <p>
          Siapa mengubah data Anda dan kapan tercatat permanen, dengan nomor yang disamarkan, agar dapat
          diperiksa.
        </p>
      </Data>

      <Data icon={UserRoundCheck} title="Hak Anda">
        <ul className="list-disc space-y-1 pl-5">
          <li>Melihat data Anda dan meminta salinannya.</li>
          <li>Memperbaiki data yang salah: langsung di menu Data Diri, atau lewat HRD.</li>
          <li>Meminta data dihapus, pemrosesannya dibatasi, atau menyatakan keberatan.</li>
          <li>Diberi tahu paling lambat 3 × 24 jam bila data Anda bocor.</li>
        </ul>
        <p>
          Sampaikan permintaan Anda kepada HRD. Akses dan perbaikan wajib dijawab perusahaan paling lambat 3 ×
          24 jam.
        </p>
      </Data>

      <Data icon={Ban} title="Yang tidak dilakukan Rekan">
        <p>
          Tidak menjual data Anda, tidak memasang iklan atau pelacak, dan tidak mengikuti posisi Anda di luar
          saat presensi.
        </p>
      </Data>
    </div>
  )
}

type DataProps = { readonly icon: LucideIcon; readonly title: string; readonly children: ReactNode }

function Data({ icon: Icon, title, children }: DataProps) {
  return (
    <section className="card p-4">
      <h2 className="flex items-center gap-3 text-base font-bold">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-primary-soft text-primary">
          <Icon className="size-5" strokeWidth={1.75} />
        </span>
        {title}
      </h2>
      <div className="mt-3 space-y-3 text-sm">{children}</div>
    </section>
  )
}

function Jawab({ tanya, children }: { readonly tanya: string; readonly children: ReactNode }) {
  return (
    <div>
      <h3 className="font-semibold text-ink-muted">{tanya}</h3>
      <p>{children}</p>
    </div>
  )
}
