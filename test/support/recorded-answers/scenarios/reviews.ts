import { faulted } from '../faulted.ts';
import { ask, type Earlier, type Scenario } from '../scenario.ts';

const formUrl = ({ readReviews }: Earlier): string => readReviews?.['form']?.['url'] ?? '';

/** What viewers wrote about a title: read page by page, written, refused. */
export const reviewScenarios: Scenario[] = [
  {
    realm: 'arena', viewer: 'guest', steps: [
      ask('readReviews', 'twelve of a film', { contentId: '1001' }),
      ask('readReviews', 'the last two of twelve', ({ readReviews }) => ({ contentId: '1001', lastSeen: readReviews?.['pagingInfo']?.['lastSeen'] })),
      ask('readReviews', 'none of a film', { contentId: '1003' }),
      ask('readReviews', 'no such film', { contentId: 'nowhere' }),
    ],
  },
  {
    realm: 'arena', viewer: 'member', steps: [
      ask('readReviews', 'none of a film, with the form', { contentId: '1003' }),
      ask('postReview', 'a review', (earlier) => ({ url: formUrl(earlier), body: { username: 'Sam', rating: 4, text: 'Better than <b>bold</b>.' } })),
      ask('readReviews', 'an own one', { contentId: '1003' }),
      ask('readInit', 'with the name of its reviews', {}),
      ask('postReview', 'without a text', (earlier) => ({ url: formUrl(earlier), body: { username: 'Sam', rating: 4 } })),
      faulted('postReview', 503),
      ask('postReview', 'platform down', (earlier) => ({ url: formUrl(earlier), body: { username: 'Sam', rating: 4, text: 'Again.' } })),
      faulted('readReviews', 503),
      ask('readReviews', 'platform down', { contentId: '1003' }),
    ],
  },
  { realm: 'cinema', viewer: 'resume', steps: [ask('readReviews', 'with a form of more fields', { contentId: '1003' })] },
];
