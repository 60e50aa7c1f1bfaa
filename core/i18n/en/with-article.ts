const TAKES_ARTICLE = /^District|^Federated|^United|Republic$|Islands$|^Philippines|^Bahamas/;

/** A place's name as it stands in a sentence: "the Philippines", "Canada". */
export function withArticle(place: string): string {
  return TAKES_ARTICLE.test(place) ? `the ${place}` : place;
}
