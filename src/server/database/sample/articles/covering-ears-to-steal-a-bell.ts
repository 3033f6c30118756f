import type { SampleArticle } from "./sample-article.types.ts";

export const coveringEarsToStealABell: SampleArticle = {
  key: "covering-ears-to-steal-a-bell",
  title: "掩耳盗铃",
  author: "书香 改写",
  grade: "5",
  chapter: "7",
  article: [
    "<p>范家搬走以后，院子里留下了一口大铜钟。钟太重，谁也搬不动，就放在那里。</p>",
    "<p>有个人早就看上了这口钟：“这么多铜，能卖不少钱呢！”一天夜里，他来到院子里，用力一推，钟动也不动。“搬不走，打成小块不就行了？”他找来一块大石头，对着钟打了下去。</p>",
    "<p>“当——”钟声传出去很远。他吓了一跳，心想：“别人听见了，一定会来跟我抢！”他连忙堵住自己的耳朵。咦，声音果然小多了。“太好了！”他高兴极了，“我听不见，别人也就听不见了！”他用布把耳朵堵得紧紧的，又“当当当”地打了起来。</p>",
    "<p>全村的人都被吵醒了。大家提着灯跑进院子，只见他一边打，一边得意地笑，连身后站满了人也不知道。</p>",
    "<p>后来，人们讲这个故事的时候，把“钟”说成了“铃”，听起来还是一样好笑。</p>",
  ].join(""),
  questions: [
    {
      question: "那个人为什么用石头打钟？",
      choices: ["他喜欢听钟声", "钟太重，他想打成小块搬走", "他想告诉范家的人", "他想把全村的人叫醒"],
      answer: [false, true, false, false],
    },
    {
      question: "“早就看上了这口钟”里的“看上”，意思是：",
      choices: ["抬起头来看", "看不起", "站到上面去看", "喜欢，想要得到"],
      answer: [false, false, false, true],
    },
    {
      question: "第一次听到钟声，他最怕什么？",
      choices: ["钟会倒下来", "别人听见了来跟他抢", "钟里面没有铜", "范家的人搬回来"],
      answer: [false, true, false, false],
    },
    {
      question: "他为什么相信别人听不见钟声？",
      choices: ["他自己听不见了", "大家都睡得很香", "院子离村子很远", "他打得很轻"],
      answer: [true, false, false, false],
    },
    {
      question: "这个故事笑的是什么样的人？",
      choices: ["半夜还不睡觉的人", "听不见声音的人", "自己骗自己的人", "力气太小的人"],
      answer: [false, false, true, false],
    },
  ],
};
