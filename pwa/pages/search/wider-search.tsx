import { Link } from 'react-router-dom';
import { type CenterQuery, radii, writeCenterQuery } from '#core/search/center-query.ts';
import { pageText } from '../../text.tsx';

const useNearText = pageText('near');

/** With so few centers found within a radius, a wider one is offered. */
const FEW = 5;

/** Below what was found within a radius, where that is little. */
export default function WiderSearch({ query, total }: { query: CenterQuery; total: number }) {
  const { active } = useNearText();
  if (total >= FEW) return null;
  const wider = radii.find((miles) => miles > (query.within ?? Number.POSITIVE_INFINITY));
  return (
    <p className="text-center">
      <Link
        to={{ search: writeCenterQuery({ ...query, page: 1, within: wider }).toString() }}
        className="button button-secondary"
      >
        {wider ? active.widen(wider) : active.widenToAny}
      </Link>
    </p>
  );
}
