import { DAY_MS, MINUTE_MS, SECOND_MS } from "../shared/dates.ts";

/** The countdown of the quiz player; reaching zero only says so, it closes nothing. */
export const QUIZ_COUNTDOWN_SECONDS = 1200;
/** The 3 in '1 of 3'; one submission stays the rule whatever the counter shows. */
export const MAX_ATTEMPTS_SHOWN = 3;
/** Long enough to see the success toast appear before the list does. */
export const NAVIGATE_AFTER_SUBMIT_MS = 500;

export const PENDING_PAGE_SIZES = [5, 10, 20] as const;
export const PENDING_PAGE_SIZE_DEFAULT = 10;
export const PENDING_PAGE_BUTTONS = 3;

export const PUBLISH_PAGE_SIZES = [10, 20, 50, 100] as const;
export const PUBLISH_PAGE_SIZE_DEFAULT = 10;
export const PUBLISH_PAGE_BUTTONS = 5;
/** Articles of other grades still show under 'all'. */
export const PUBLISH_GRADE_FILTER = ["all", "4", "5", "6", "7", "8"] as const;

/** Article and homework texts rarely change while a class reads them. */
export const CONTENT_CACHE_MS = 10 * MINUTE_MS;
/** How often a child's bell asks for the number of open homeworks. */
export const COUNT_POLL_MS = 30 * SECOND_MS;
/** Browsers return from print() before the page is drawn on paper. */
export const PRINT_CLEANUP_MS = SECOND_MS;
/** A first failed e-mail after publishing shows within this time, later ones go to the bell and the log. */
export const MAIL_CHECK_FOR_MS = 10 * SECOND_MS;
export const MAIL_CHECK_EVERY_MS = SECOND_MS;
export const RECENT_ACTIVITY_MS = 7 * DAY_MS;

export const PENDING_ESTIMATE_MIN_MINUTES = 5;
export const PENDING_ESTIMATE_STEP_MINUTES = 2;
/** Characters a child reads in one step of the estimate. */
export const PENDING_ESTIMATE_STEP_CHARACTERS = 200;
export const PUBLISH_ESTIMATE_MIN_MINUTES = 10;
export const PUBLISH_ESTIMATE_MINUTES_PER_GRADE = 3;

export const EASY_UP_TO_GRADE = 2;
export const MEDIUM_UP_TO_GRADE = 4;
export const FAST_BELOW_MINUTES = 15;
export const AVERAGE_BELOW_MINUTES = 30;
export const SPEED_READER_GOAL = 10;

export const PICKER_LIST_MAX_HEIGHT_PX = 400;
export const PICKER_AVATARS_SHOWN = 5;
export const CARD_IMAGE_HEIGHT_PX = 150;

/** More questions, choices, children or articles than any real class has, so that no request grows without end. */
export const MAX_QUESTIONS = 500;
export const MAX_CHOICES = 100;
export const MAX_STUDENTS_PER_PUBLISH = 5000;
export const MAX_ARTICLES_PER_PUBLISH = 100;
