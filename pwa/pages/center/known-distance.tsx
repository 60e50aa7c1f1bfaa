import { useQueryClient } from '@tanstack/react-query';
import type { Center } from '#core/center/center.ts';
import { milesBetween } from '#core/search/distance.ts';
import { newestSearch } from '../../directory/newest-search.ts';
import { pageText, useText } from '../../text.tsx';

const useCenterPageText = pageText('centerPage');

/** How far a center is from the place that was last searched around, if any. Only this page knows that place. */
export function KnownDistance({
  center: { lat, lng, approximateLocation },
}: {
  center: Pick<Center, 'lat' | 'lng' | 'approximateLocation'>;
}) {
  const { directory } = useText();
  const { measuredFrom } = useCenterPageText();
  const place = useLastPlace();
  if (!place || lat === null || lng === null) return null;
  const miles = milesBetween(place, { lat, lng });
  return (
    <p className="font-semibold print:hidden">
      {directory.distance(miles, approximateLocation)} ({measuredFrom(place.name)})
    </p>
  );
}

/** Where the person searched last. */
function useLastPlace() {
  const near = newestSearch(useQueryClient())?.found.near;
  return near && 'place' in near ? near.place : undefined;
}
