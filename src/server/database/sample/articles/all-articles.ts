import { aGuestInTheClassroom } from "./a-guest-in-the-classroom.ts";
import { battlesOnPaper } from "./battles-on-paper.ts";
import { coveringEarsToStealABell } from "./covering-ears-to-steal-a-bell.ts";
import { goodMorningGoodEvening } from "./good-morning-good-evening.ts";
import { helpingTheShootsGrow } from "./helping-the-shoots-grow.ts";
import { learningToRide } from "./learning-to-ride.ts";
import { markingTheBoat } from "./marking-the-boat.ts";
import { mendingTheSheepfold } from "./mending-the-sheepfold.ts";
import { mothersBirthday } from "./mothers-birthday.ts";
import type { SampleArticle } from "./sample-article.types.ts";
import { theFoxAndTheTiger } from "./the-fox-and-the-tiger.ts";
import { theFrogInTheWell } from "./the-frog-in-the-well.ts";
import { theNoteInTheBook } from "./the-note-in-the-book.ts";
import { theOldManWhoLostHisHorse } from "./the-old-man-who-lost-his-horse.ts";
import { theOldManWhoMovedMountains } from "./the-old-man-who-moved-mountains.ts";
import { waitingByTheStump } from "./waiting-by-the-stump.ts";
import { walkingHomeInTheRain } from "./walking-home-in-the-rain.ts";
import { weighingTheElephant } from "./weighing-the-elephant.ts";

/** The library of the sample school, in order of grade. Every text is retold for this project. */
export const sampleArticles: readonly SampleArticle[] = [
  walkingHomeInTheRain,
  mothersBirthday,
  goodMorningGoodEvening,
  aGuestInTheClassroom,
  theNoteInTheBook,
  learningToRide,
  waitingByTheStump,
  helpingTheShootsGrow,
  mendingTheSheepfold,
  theFrogInTheWell,
  coveringEarsToStealABell,
  theFoxAndTheTiger,
  markingTheBoat,
  weighingTheElephant,
  theOldManWhoMovedMountains,
  theOldManWhoLostHisHorse,
  battlesOnPaper,
];
