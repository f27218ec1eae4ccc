import { expect, it } from 'vitest'
import { saranSurat } from './uji-surat.ts'

it.each([
  ['EAUTH', /nama dan kata sandi di SMTP_URL/],
  ['ENOAUTH', /tambahkan di SMTP_URL/],
  ['EDNS', /tidak ditemukan\. Periksa ejaannya di SMTP_URL/],
  ['ECONNECTION', /tidak tersambung\. Periksa nama dan port/],
  ['ESOCKET', /smtps:\/\/ untuk 465, smtp:\/\/ untuk 587/],
  ['ETIMEDOUT', /tidak menjawab dalam 10 detik/],
  ['ETLS', /sertifikat/],
  ['EENVELOPE', /MAIL_FROM dan alamat akun Anda/],
  ['EMESSAGE', /isi suratnya/],
  ['EDASING', /tanyakan jawaban ini kepada penyedia/],
])('%s: says what to look at', (sebab, saran) => expect(saranSurat(sebab)).toMatch(saran))
