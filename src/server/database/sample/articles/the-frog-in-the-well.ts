import type { SampleArticle } from "./sample-article.types.ts";

export const theFrogInTheWell: SampleArticle = {
  key: "the-frog-in-the-well",
  title: "坐井观天",
  author: "书香 改写",
  grade: "5",
  chapter: "4",
  article: [
    "<p>一口旧井里住着一只青蛙。它渴了喝井水，饿了吃小虫，累了就在石头上睡觉。它觉得，世界上再没有比这里更舒服的地方了。</p>",
    "<p>一天，一只从东海来的大海龟路过井边。青蛙大声喊：“朋友，快下来看看！这里的水全是我一个人的。抬起头，还能看到整个天空，它和井口一样大！”</p>",
    "<p>海龟想下去看看，可是左脚还没进去，右脚就被井口卡住了。它只好退回来，说：“你看到的，只是天的一小块。你见过大海吗？”</p>",
    "<p>“大海能比我的井大吗？”</p>",
    "<p>“大海一眼望不到边。下再多的雨，水也不会变多；几年不下雨，水也不会变少。天空也是这样，你走到哪儿，它都在你的头上。”</p>",
    "<p>青蛙听了，张着嘴，半天说不出话。它抬头看着那一小块天，第一次想：井外面，到底是什么样子呢？</p>",
  ].join(""),
  questions: [
    {
      question: "青蛙为什么觉得井里是最舒服的地方？",
      choices: ["海龟也住在那里", "有吃有喝，它也没见过别的地方", "井里能看到大海", "它不喜欢和朋友在一起"],
      answer: [false, true, false, false],
    },
    {
      question: "青蛙说天空有多大？",
      choices: ["和大海一样大", "一眼望不到边", "和石头一样大", "和井口一样大"],
      answer: [false, false, false, true],
    },
    {
      question: "海龟为什么没有下到井里？",
      choices: ["井口太小，它进不去", "井里没有水", "它急着回东海", "青蛙不让它下去"],
      answer: [true, false, false, false],
    },
    {
      question: "海龟说下雨和不下雨的事，是想说明什么？",
      choices: ["东海常常下雨", "井里的水不好喝", "大海非常大", "雨水比海水多"],
      answer: [false, false, true, false],
    },
    {
      question: "故事最后，青蛙有了什么变化？",
      choices: ["它马上去了东海", "它还是认为井最大", "它很生气，不想再说话", "它开始想知道外面的世界"],
      answer: [false, false, false, true],
    },
  ],
};
