import { postedReview, reviewPage, reviewsQuery } from '../../../contracts/search/review.ts';
import { nothing } from '../../../contracts/wire/nothing.ts';
import { ApiError } from '../../api-error.ts';
import { defineCall } from '../../call.ts';
import { pathOf } from '../../path-of.ts';

/** What viewers wrote about a title. chosen: the call, as the spec names the form alone */
export const readReviews = defineCall({
  name: 'readReviews', method: 'GET',
  input: reviewsQuery, output: reviewPage,
  request: ({ contentId, ...query }) => ({ path: pathOf`/reviews/${contentId}`, query }),
});

/** chosen: the shape of the address; at any other one of the platform a viewer's token would call something else */
const reviewPath = /^\/api\/v1\/reviews\/[^/]+$/;

function reviewAddress(url: string): string {
  if (!URL.canParse(url) || !reviewPath.test(new URL(url).pathname)) throw new ApiError('not-permitted', 'postReview');
  return url;
}

/** @source spec 1 §7 "Review submit: POST to a given url with transformed form data" */
export const postReview = defineCall({
  name: 'postReview', method: 'POST', auth: 'member', base: (e) => e.api,
  input: postedReview, output: nothing,
  request: ({ url, body }) => ({ path: reviewAddress(url), body }),
});
