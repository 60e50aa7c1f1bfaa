import { type ReviewStatus, reviewStatuses } from '#core/lists/staff-lists.ts';
import { StatusBadge, type Tone } from '../parts/status-badge.tsx';

const tones: Record<ReviewStatus, Tone> = { PUBLISHED: 'good', NEEDS_REVIEW: 'waiting', UNPUBLISHED: 'bad' };

export function ReviewStatusBadge({ status }: { status: ReviewStatus }) {
  return <StatusBadge tone={tones[status]}>{reviewStatuses.labels[status]}</StatusBadge>;
}
