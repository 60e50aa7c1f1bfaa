/**
 * What a text with a center's details says besides them. Only letters that SMS's own alphabet has (GSM 03.38, now
 * 3GPP TS 23.038, https://www.3gpp.org/dynareport/23038.htm): one other, such as "í", would halve the room.
 */
export const textMessage = {
  sample: 'Sample, not a real center:',
  sender: 'Harborlight, as you asked:',
  crisis: 'In a crisis call or text 988.',
  stop: 'Not you? Ignore this. Reply STOP to get no more.',
};
