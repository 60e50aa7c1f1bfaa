import { topics as labels } from '../i18n/en/topics.ts';
import { type Topic, topicValues } from '../lists/topic-values.ts';
import type { ValueList } from '../lists/value-list.ts';

/** The topics of a center with their English labels: apart from the other lists, which the first view loads. */
export const topics: ValueList<Topic> = { values: topicValues, labels };
