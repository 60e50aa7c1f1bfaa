export function sampleCenters(_now: Date): never[] {
  return [];
}
