/** The verbs that functions are led by. `docs/glossary.md` says what each means; a test holds the two together. */
export const VERBS = words(`
  add admit agree answer apply approve call cancel clamp close compare compose compute confirm connect copy correct
  count create cut decide defer delete dispute draw edit encode end ensure fetch find finish format freeze has hash hold import
  insert invalidate is judge list listen load lock login logout mask may merge migrate mount move on open parse pick
  place plan prefetch prepare publish queue read record redirect refuse reject remove replace require reset restore
  resume review revise round run seed select send serve set share show sign start stop store sum sweep sync take tell
  tidy try update upsert use verify wait wake watch wire withdraw write
`)

/** Prepositions that may lead a function's name. */
export const FORMS = words('as at by for from in or per to until with without')

/**
 * What a function may be called by that only gives a value: the noun or participle of that value. No verbs, and nothing
 * for what is done.
 */
export const NOUNS = words(`
  absent akhir akibat akun akurasi alamat alarm alasan angka antara arah area aturan avatar awal bacaan bagian banyak bare baris batal bobot
  batas beda bekal benih bentuk berbentuk bidang blob blok body boleh bucket buku bulan bulat button bytes cache cakupan calendar
  cara card catatan celah cetak changed changes check checked chunk closing code columns connected connection connections
  container control crc current cuti daftar dasar data database default demo denah derajat derived desimal detail different digit
  digantikan digest dinilai ditarik dokumen durasi early email empty endpoint entri error facts failing failure fakta
  faktor field file files filled fingerprint form formulir foto free gagal gaji gambar geser giliran golongan hak hal
  halaman hari hasil heads hint host huruf id image impor initials inlined instan instant intent invalid isi isian iso issuer item
  items izin jadwal jam jarak jaringan jatah jendela jenis joined json judged jumlah kabar kalimat karyawan kasar kelompok
  kata kategori keadaan kedatangan kejadian kekurangan kiriman keluar kepegawaian kerja ketentuan keterangan key kode koneksi kolom komponen kosong
  kontrak koordinator kotak kunci label labels lama lamanya lampiran lanes langkah lanjutan last later lembur libur lingkaran lingkup
  panggilan milik penanda sidik
  link lipatan log logs lokasi mail main map margin masa masuk matching max mentah menu message minggu missing modulo mulai nama name named
  names nasib naskah networks new next nilai nomor not objek office offset operation opsional option options orang origins
  bebas bilangan harga kebutuhan klien kontak menit model modul penggantian pos roster saran sebelumnya sel turunan warna
  page paged pages painted pajak paling panel parameters params parsed path pattern payloads pdf pekan pemilik penahanan
  penempatan pemutihan penugasan man pengajuan pengaturan pengganti pengguna pengingat pengumuman perangkat peringatan peristiwa perizinan perkara
  perkiraan perpanjangan personal pertanyaan pertemuan perubahan pesan pg picture pilihan plain png pola poligon port posisi program pulang
  potongan presensi present private profil profile proof proyeksi ptkp public published pukul puluhan push putaran query quoted radian
  rantai rata ratusan reach reason recorded referensi refusal refusals refused region rekaman rekap rekening rencana
  rentang request resolved retry rincian ringkasan roles row rows rupiah saat safe salam saldo saringan sasaran
  schema sebab sebulan sebutan secret secure seen segments selesai selfie selisih semua sender senin sepersepuluh
  server session setahun setelah sheet shift short signal signs silang silent sisa sisi situs skema slip smtp sort
  stat status stored stranger surat syarat tabs tag tagihan tahun tampak tanda tanggal tanpa tautan teks telling tempat terbitan
  tengah terbaru terbilang tercatat terisi tertutup text thr tim titik topik total transaction tujuan type umur unauthorized
  laporan unread upah urut urutan usulan values versi wajib warnings woken wrong ya zona tool
  berkas bruto iuran jurnal lembar pemotong tanya transfer xml
  butuh hadir ukuran periode pemenuhan perpisahan sesudah
  galat gabungan regu judul kepala makna petunjuk pokok serial sifat tetap
`)

function words(text) {
  return text.trim().split(/\s+/)
}
