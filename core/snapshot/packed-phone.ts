/** Ten digits where a phone is written 205-216-0200, else as written, behind `=` where that could be misread. */
export function packPhone(phone: string): string {
  if (/^\d{3}-\d{3}-\d{4}$/.test(phone)) return phone.replaceAll('-', '');
  return /^(=|\d{10}$)/.test(phone) ? `=${phone}` : phone;
}

export function unpackPhone(packed: string): string {
  if (packed.startsWith('=')) return packed.slice(1);
  if (packed.length !== 10 || !/^\d{10}$/.test(packed)) return packed;
  return `${packed.slice(0, 3)}-${packed.slice(3, 6)}-${packed.slice(6)}`;
}
