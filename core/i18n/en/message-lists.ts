// As they stand: English is what they are declared in.
export { messageLists } from '../../lists/message-lists.ts';
