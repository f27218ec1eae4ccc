/** Words that are quickly said over a radio and hardly mistaken for each other. Their order stays: the days follow from it. */
export const KATA: readonly string[] = `
  angin awan badak bakau bambu batik bayam beras bukit bulan bunga camar candi cemara cengkih
  cermin cincin daun delima dermaga durian elang embun fajar gajah garam garuda gelas gema genta
  gerbang gitar gula gunung hujan hutan ikan intan jagung jambu jati jembatan kabut kaca kakak
  kapal kapas karang kayu kebun kelapa kelinci kenari kerang kijang kolam kompas kopi kota kuda
  kunci kupu ladang lampu langit laut layar lebah lemon lentera madu mangga manggis mawar melati
  mentari merak merpati mutiara nanas nelayan ombak padi pagar pandan pantai pasir payung pelangi
  pelita pena perahu perak permata pisang pohon pulau purnama rajut rambutan rantai roti rumput
  rusa sabun salak salju samudra sawah sawo seruling sirih suling sungai surya taman tanah tangga
  tebu telaga teluk tembaga teratai timur tikar tugu udang ufuk utara waduk wayang zaitun zamrud
`
  .trim()
  .split(/\s+/)
